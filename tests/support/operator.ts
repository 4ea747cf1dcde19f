import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export type CommandResult = { code: number; out: string; err: string };

/** Starts an operator command of the built site, as from the operator's shell. */
export function startOperator(
  dataDir: string,
  args: readonly string[],
  {
    entry = 'build/server/operator.js',
    env = {},
  }: { entry?: string | undefined; env?: Record<string, string> | undefined } = {},
): { result: Promise<CommandResult>; kill: () => void } {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [entry, ...args], {
    cwd: root,
    env: { PATH, HOME, TZ: 'UTC', NODE_ENV: 'production', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  const result = once(child, 'close').then(([code]) => ({ code: code as number, out, err }));
  return { result, kill: () => void child.kill('SIGKILL') };
}

/** Runs an operator command to its end. */
export function runOperator(
  dataDir: string,
  args: readonly string[],
  entry?: string,
  env?: Record<string, string>,
): Promise<CommandResult> {
  return startOperator(dataDir, args, { entry, env }).result;
}
