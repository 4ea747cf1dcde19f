import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { isRunning } from '~/platform/processes/is-running.js';
import {
  endWithUs,
  hasEnded,
  killGroup,
  untilEnded,
  untilGroupEnded,
} from '../../tools/child-process.mjs';

const node = (code: string) => spawn(process.execPath, ['--eval', code]);
const endless = 'setInterval(() => {}, 1000)';
const group = (script: string) =>
  spawn('sh', ['-c', script], { detached: true, stdio: ['ignore', 'pipe', 'ignore'] });

/** Against hanging alone. */
const limitMs = 60_000;

test('a program ends by its exit code, by a signal, or before it has started', async () => {
  const exited = node('process.exit(3)');
  expect(hasEnded(exited)).toBe(false);
  expect(await untilEnded(exited)).toEqual({ code: 3, signal: null });
  const killed = node(endless);
  killed.kill('SIGTERM');
  expect(await untilEnded(killed)).toEqual({ code: null, signal: 'SIGTERM' });
  const missing = spawn('/no/such/program');
  expect(hasEnded(missing)).toBe(true);
  const { error, ...end } = await untilEnded(missing);
  expect([end, error?.message]).toEqual([
    { code: null, signal: null },
    expect.stringContaining('ENOENT'),
  ]);
  expect([exited, killed].map(hasEnded)).toEqual([true, true]);
});

test('the end of a program is known afterwards too', async () => {
  for (const [code, end] of [
    ['process.exit(4)', { code: 4, signal: null }],
    ["process.kill(process.pid, 'SIGKILL')", { code: null, signal: 'SIGKILL' }],
  ] as const) {
    const child = node(code);
    await once(child, 'close');
    expect(await untilEnded(child)).toEqual(end);
  }
  const missing = spawn('/no/such/program');
  await once(missing, 'error');
  expect((await untilEnded(missing)).error?.message).toContain('could not be started');
});

test('a group ends with all that writes to its output', async () => {
  const child = group('(sleep 0.3; echo late) & exit 5');
  let output = '';
  child.stdout.on('data', (data) => (output += String(data)));
  expect(await untilGroupEnded(child, limitMs)).toEqual({ code: 5, signal: null, timedOut: false });
  expect(output).toBe('late\n');
});

test('a group that takes too long is killed, with what it has started', async () => {
  const child = group('sleep 1000 & echo $!; wait');
  const [data] = (await once(child.stdout, 'data')) as [Buffer];
  expect(await untilGroupEnded(child, 100)).toEqual({
    code: null,
    signal: 'SIGKILL',
    timedOut: true,
  });
  await expect.poll(() => isRunning(Number(data))).toBe(false);
  // A second time there is nothing left to kill.
  expect(() => killGroup(child)).not.toThrow();
});

test('a group is not waited for when one outside of it holds its output', async () => {
  const child = group('setsid sleep 3 & exit 0');
  const since = performance.now();
  expect(await untilGroupEnded(child, 200)).toEqual({ code: 0, signal: null, timedOut: true });
  expect(performance.now() - since).toBeLessThan(2500);
});

test('a group that could not be started has ended', async () => {
  const child = spawn('/no/such/program', { detached: true });
  expect(await untilGroupEnded(child, limitMs)).toMatchObject({ code: null, timedOut: false });
});

test('a program does not outlive the one that started it', async () => {
  const module = new URL('../../tools/child-process.mjs', import.meta.url).href;
  const script = `
    import { spawn } from 'node:child_process';
    import { endWithUs } from ${JSON.stringify(module)};
    const child = endWithUs(spawn(process.execPath, ['--eval', ${JSON.stringify(endless)}]));
    process.stdout.write(String(child.pid), () => process.exit(0));`;
  const parent = endWithUs(spawn(process.execPath, ['--input-type=module', '--eval', script]));
  const [data] = (await once(parent.stdout, 'data')) as [Buffer];
  expect(await untilEnded(parent)).toEqual({ code: 0, signal: null });
  await expect.poll(() => isRunning(Number(data))).toBe(false);
});
