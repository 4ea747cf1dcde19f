import { spawn } from 'node:child_process';
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
import { withFileLock } from '../../tools/file-lock.mjs';

function setUp() {
  const folder = mkdtempSync(join(tmpdir(), 'file-lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return { lock: join(folder, 'build.lock'), notes: join(folder, 'notes') };
}

test('a second process waits, and says for whom, until the first one is done', async () => {
  const { lock, notes } = setUp();
  const program = `import { appendFileSync } from 'node:fs';
    import { withFileLock } from './tools/file-lock.mjs';
    withFileLock(process.env.LOCK, () => appendFileSync(process.env.NOTES, 'second '));`;
  const env = { PATH: process.env.PATH ?? '', NODE_ENV: 'test', LOCK: lock, NOTES: notes } as const;
  writeFileSync(lock, String(process.pid));
  const second = spawn(process.execPath, ['--input-type=module', '--eval', program], { env });
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
  ['a process that was killed', String(2 ** 30)],
  ['a process that was killed in a container where this one has its id', String(process.pid)],
  ['a file that a power cut has emptied', ''],
])('%s holds nothing, and one that fails releases the lock', (_, holder) => {
  const { lock } = setUp();
  writeFileSync(lock, holder);
  const fail = () => {
    throw new Error('no room');
  };
  expect(() => withFileLock(lock, fail)).toThrow('no room');
  expect(existsSync(lock)).toBe(false);
});

test('nor does one whose id has long been given to another', () => {
  const { lock } = setUp();
  writeFileSync(lock, String(process.ppid));
  const hourAgo = new Date(Date.now() - 60 * 60_000);
  utimesSync(lock, hourAgo, hourAgo);
  let isDone = false;
  withFileLock(lock, () => (isDone = true));
  expect(isDone).toBe(true);
});
