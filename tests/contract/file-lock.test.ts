import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

function setUp() {
  const folder = mkdtempSync(join(tmpdir(), 'file-lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return { lock: join(folder, 'build.lock'), notes: join(folder, 'notes') };
}

const env = (lock: string) =>
  ({ PATH: process.env.PATH ?? '', NODE_ENV: 'test', LOCK: lock }) as const;

/** The arguments of a process that does some work under the lock. */
const argumentsFor = (work: string, before = '') => [
  '--input-type=module',
  '--eval',
  `import { appendFileSync, writeFileSync } from 'node:fs';
    import { withFileLock } from './tools/file-lock.mjs';
    ${before};
    await withFileLock(process.env.LOCK, () => { ${work} });`,
];

/** Runs it to its end; one that waits in vain is ended, while it would block a test for ever. */
const run = (lock: string, args: string[]) =>
  spawnSync(process.execPath, args, { env: env(lock), encoding: 'utf8', timeout: 30_000 });

test('a second process waits, and says for whom, until the first one is done', async () => {
  const { lock, notes } = setUp();
  writeFileSync(lock, String(process.pid));
  const second = spawn(
    process.execPath,
    argumentsFor("appendFileSync(process.env.NOTES, 'second ')"),
    { env: { ...env(lock), NOTES: notes } },
  );
  const ended = once(second, 'close');
  const [said] = await once(second.stderr.setEncoding('utf8'), 'data');
  expect(said).toMatch(new RegExp(`^Waiting for process ${process.pid}, which holds .*build.lock`));
  appendFileSync(notes, 'first ');
  rmSync(lock);
  expect(await ended).toEqual([0, null]);
  expect(readFileSync(notes, 'utf8')).toBe('first second ');
  expect(existsSync(lock)).toBe(false);
});

test.each([
  // Larger than any process id.
  ['a process that was killed', '2 ** 30'],
  ['a process that was killed in a container where this one has its id', 'process.pid'],
  ['a file that a power cut has emptied', "''"],
])('%s holds nothing, and one that fails releases the lock', (_, holder) => {
  const { lock } = setUp();
  const before = `writeFileSync(process.env.LOCK, String(${holder}))`;
  const { status, stderr } = run(lock, argumentsFor("throw new Error('no room')", before));
  expect(status).toBe(1);
  expect(stderr).toContain('Error: no room');
  expect(existsSync(lock)).toBe(false);
});

test('nor does one whose id has long been given to another', () => {
  const { lock } = setUp();
  writeFileSync(lock, String(process.pid));
  const hourAgo = new Date(Date.now() - 60 * 60_000);
  utimesSync(lock, hourAgo, hourAgo);
  const { status, stdout } = run(lock, argumentsFor("console.log('done')"));
  expect([status, stdout]).toEqual([0, 'done\n']);
});

test('of two that find the same abandoned lock, the slower one does not remove the lock of the faster one', () => {
  const { lock, notes } = setUp();
  writeFileSync(lock, String(2 ** 30));
  // The first has judged the lock when the second starts; it goes on once the second works or waits.
  const first = `
    import fs from 'node:fs';
    import { spawn } from 'node:child_process';
    import { once } from 'node:events';
    import { syncBuiltinESMExports } from 'node:module';
    import { withFileLock } from './tools/file-lock.mjs';
    const { rmSync } = fs;
    const pause = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
    let second;
    fs.rmSync = (path, options) => {
      if (path === process.env.LOCK && !second) {
        const said = fs.openSync(process.env.SAID, 'w');
        second = spawn(process.execPath, ['--input-type=module', '--eval', process.env.SECOND], { stdio: ['ignore', said, said] });
        while (fs.statSync(process.env.SAID).size === 0) pause();
      }
      rmSync(path, options);
    };
    syncBuiltinESMExports();
    await withFileLock(process.env.LOCK, () => fs.appendFileSync(process.env.NOTES, 'first in, first out, '));
    await once(second, 'close');
    console.log(fs.readFileSync(process.env.NOTES, 'utf8'));`;
  const second = `
    import fs from 'node:fs';
    import { withFileLock } from './tools/file-lock.mjs';
    const pause = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
    const note = (text) => fs.appendFileSync(process.env.NOTES, text);
    await withFileLock(process.env.LOCK, () => {
      note('second in, ');
      console.log('works');
      while (!fs.readFileSync(process.env.NOTES, 'utf8').includes('first')) pause();
      note('second out');
    });`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', first], {
    env: { ...env(lock), NOTES: notes, SECOND: second, SAID: `${notes}.said` },
    encoding: 'utf8',
    timeout: 30_000,
  });
  expect(stderr).toBe('');
  expect(stdout.trim()).toBe('first in, first out, second in, second out');
});

test('a lock that was taken over stays with its new holder', () => {
  const { lock } = setUp();
  const { status } = run(lock, argumentsFor("writeFileSync(process.env.LOCK, '1')"));
  expect(status).toBe(0);
  expect(readFileSync(lock, 'utf8')).toBe('1');
});
