import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { databaseSettings, provideDatabase } from './site-database';

const root = fileURLToPath(new URL('../..', import.meta.url));
const builtEntry = 'build/server/operator.js';

export type CommandResult = { code: number; out: string; err: string };

/** Only what a command needs of the surrounding environment: a developer's settings must not affect a test. */
function commandEnv(dataDir: string, env: Record<string, string>): NodeJS.ProcessEnv {
  const { PATH = '', HOME = '' } = process.env;
  const own = { DATA_DIR: dataDir, ...databaseSettings(dataDir) };
  return { PATH, HOME, TZ: 'UTC', NODE_ENV: 'production', ...own, ...env };
}

type ShellOptions = {
  entry?: string | undefined;
  env?: Record<string, string> | undefined;
  /** What the shell is told, where the command is `"$@"`: `"$@" | head`. The exit code is the command's. */
  script?: string;
};

/** Starts an operator command of the built site in a process of its own, as from the operator's shell. */
export function startOperator(
  dataDir: string,
  args: readonly string[],
  { entry = builtEntry, env = {}, script = 'exec "$@"' }: ShellOptions = {},
): { result: Promise<CommandResult>; kill: () => void } {
  const shell = ['-o', 'pipefail', '-c', script, 'bash'];
  const child = spawn('bash', [...shell, process.execPath, entry, ...args], {
    cwd: root,
    env: commandEnv(dataDir, env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  const result = once(child, 'close').then(([code]) => ({ code: code as number, out, err }));
  return { result, kill: () => void child.kill('SIGKILL') };
}

const processes = new Set<ChildProcess>();
const idle: ChildProcess[] = [];
process.once('exit', () => {
  for (const child of processes) child.kill('SIGKILL');
});

/**
 * Runs an operator command of the built site to its end. The process is kept for the next command, as starting one costs
 * ten times what most commands do; `startOperator` starts one that ends with its command.
 */
export async function runOperator(
  dataDir: string,
  args: readonly string[],
  entry = builtEntry,
  env: Record<string, string> = {},
): Promise<CommandResult> {
  await provideDatabase(dataDir);
  const child = idle.pop() ?? startProcess();
  const end = `\n${randomUUID()}\n`;
  const output = Promise.all([readUntil(child, 'stdout', end), readUntil(child, 'stderr', end)]);
  child.send({ entry: join(root, entry), args, env: commandEnv(dataDir, env), end });
  const [[out], [err, code]] = await output;
  idle.push(child);
  return { code: Number(code), out, err };
}

function startProcess(): ChildProcess {
  const script = fileURLToPath(new URL('operator-process.mjs', import.meta.url));
  const child = spawn(process.execPath, [script], {
    cwd: root,
    env: commandEnv('', {}),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  processes.add(child);
  child.stdout?.setEncoding('utf8');
  child.stderr?.setEncoding('utf8');
  return child;
}

/** What comes before `end`, and the rest of its last line. */
function readUntil(
  child: ChildProcess,
  name: 'stdout' | 'stderr',
  end: string,
): Promise<[before: string, after: string]> {
  const stream = child[name];
  if (!stream) throw new Error(`no ${name}`);
  return new Promise((resolve, reject) => {
    let text = '';
    const close = () => reject(new Error(`The command ended its process:\n${text}`));
    const read = (more: string) => {
      text += more;
      const at = text.indexOf(end);
      const after = text.slice(at + end.length);
      // The exit code follows on stderr, as a line.
      if (at < 0 || (name === 'stderr' && !after.endsWith('\n'))) return;
      stream.off('data', read);
      child.off('close', close);
      resolve([text.slice(0, at), after]);
    };
    stream.on('data', read);
    child.once('close', close);
  });
}
