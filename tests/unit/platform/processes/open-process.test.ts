import { EventEmitter } from 'node:events';
import { existsSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { noteUncleanEnd } from '~/platform/processes/open-process.js';
import { listFailures } from '~/platform/processes/process-failures.js';
import { makeTempDir } from '../../../support/memory-database';

/** No process of the system has an id that large. */
let lastPid = 2 ** 30;

/** A process of the site opens. @returns its id, and how it ends */
function open(dataDir: string, pid = (lastPid += 1)) {
  const ours = Object.assign(new EventEmitter(), { pid });
  noteUncleanEnd(dataDir, ours);
  return { pid, end: (code: number) => void ours.emit('exit', code) };
}

const countFailures = (dataDir: string) => listFailures(dataDir, new Date()).length;

test('a stop, also at once, and a restart are no failures', () => {
  const folder = makeTempDir();
  for (const code of [0, 130, 75]) open(folder).end(code);
  open(folder);
  expect(countFailures(folder)).toBe(0);
});

test('a process that has crashed, or was killed, is noted when the next one opens', () => {
  const folder = makeTempDir();
  const crashed = open(folder);
  crashed.end(70);
  const killed = open(folder);
  expect(countFailures(folder)).toBe(1);
  // In a container, with the same id.
  open(folder, killed.pid).end(0);
  expect(countFailures(folder)).toBe(2);
  open(folder);
  expect(countFailures(folder)).toBe(2);
});

test('one that runs on the same folder is no failure', () => {
  const folder = makeTempDir();
  open(folder, process.pid);
  open(folder).end(0);
  expect(countFailures(folder)).toBe(0);
  expect(existsSync(join(folder, 'open-process'))).toBe(true);
});

test('one whose id is another’s since the machine was started again is noted', () => {
  const folder = makeTempDir();
  const { pid } = open(folder, process.pid);
  utimesSync(join(folder, 'open-process'), 0, 0);
  open(folder).end(70);
  expect(countFailures(folder)).toBe(1);
  open(folder, pid);
  expect(countFailures(folder)).toBe(2);
});

test('a note that was cut off by a full disk counts as well', () => {
  const folder = makeTempDir();
  writeFileSync(join(folder, 'open-process'), '');
  open(folder);
  expect(countFailures(folder)).toBe(1);
});

test('a folder in which nothing can be written prevents nothing', () => {
  const missing = join(makeTempDir(), 'missing');
  open(missing).end(0);
  expect(existsSync(missing)).toBe(false);
});

test('a note that cannot be removed does not keep the process from ending', () => {
  const folder = makeTempDir();
  const note = join(folder, 'open-process');
  const { end } = open(folder);
  rmSync(note);
  mkdirSync(note);
  expect(() => end(0)).not.toThrow();
});
