import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';

const program = `import { stopWithNpm } from './tools/stop-with-npm.mjs';
  stopWithNpm();
  process.on('SIGTERM', () => { console.log('stopped'); process.exit(); });
  setTimeout(() => { console.log('still there'); process.exit(); }, 3_000);
  console.log('started');`;

/** Runs the program under a shell, as npm does, and ends the shell. @returns the program's last line */
async function endShell(environment: Record<string, string>): Promise<string | undefined> {
  const env = { NODE_ENV: 'test', PATH: process.env.PATH ?? '', ...environment } as const;
  const command = `${process.execPath} --input-type=module --eval "$PROGRAM"; exit`;
  const shell: ChildProcess = spawn('sh', ['-c', command], { env: { ...env, PROGRAM: program } });
  onTestFinished(() => void shell.kill());
  let text = '';
  shell.stdout?.setEncoding('utf8').on('data', (part) => {
    if (text === '') shell.kill('SIGTERM');
    text += part;
  });
  await once(shell, 'close');
  return text.trim().split('\n').at(-1);
}

test('a program that npm has started stops with npm; another outlives its shell', async () => {
  const [fromNpm, fromShell] = await Promise.all([
    endShell({ npm_lifecycle_event: 'start' }),
    endShell({}),
  ]);
  expect([fromNpm, fromShell]).toEqual(['stopped', 'still there']);
});
