import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';

/** A process that, when its standard input has ended, writes lines to the log and ends with 3. */
const code = `
  import { text } from 'node:stream/consumers';
  import { loadTypeScript } from './tools/load-typescript.mjs';
  const { module } = await loadTypeScript('/app/platform/log/log.server.ts');
  process.stderr.write('ready');
  await text(process.stdin);
  for (let line = 1; line <= 500; line++) module.log.info({ line }, 'Stopping');
  await new Promise((resolve) => setTimeout(resolve, Number(process.env.PAUSE_MS)));
  module.log.info('Stopped');
  await module.exitAfterLog(3);`;

async function startLogging(output: 'pipe' | number, pauseMs = 0) {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'test', PAUSE_MS: String(pauseMs) },
    stdio: ['pipe', output, 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const { stdin, stdout, stderr } = child;
  if (!stdin || !stderr) throw new Error('The process has no pipes');
  const exited = once(child, 'exit');
  await once(stderr, 'data');
  const end = async () => {
    stdin.end();
    const [status] = await exited;
    return status;
  };
  return { end, stdout };
}

test('the last lines are written before the process ends', async () => {
  const { end, stdout } = await startLogging('pipe');
  const [status, written] = await Promise.all([end(), stdout && text(stdout)]);
  expect(status).toBe(3);
  expect(written?.trimEnd().split('\n')).toHaveLength(501);
  expect(written).toContain('"Stopped"');
});

test('a process whose log nobody reads any more ends', async () => {
  const { end, stdout } = await startLogging('pipe');
  stdout?.destroy();
  expect(await end()).toBe(3);
});

test.each([0, 100])(
  'a full disk does not end a process that writes its log there, nor keep it from ending (pause %i ms)',
  async (pauseMs) => {
    const full = openSync('/dev/full', 'w');
    onTestFinished(() => closeSync(full));
    const { end } = await startLogging(full, pauseMs);
    expect(await end()).toBe(3);
  },
);
