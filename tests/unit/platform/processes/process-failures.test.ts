import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFailures, noteFailure } from '~/platform/processes/process-failures.js';
import { makeTempDir } from '../../../support/memory-database';

const at = (time: string) => new Date(`2026-11-27T${time}Z`);

test('failures are remembered for a day', () => {
  const folder = makeTempDir();
  expect(listFailures(folder, at('12:00'))).toEqual([]);
  noteFailure(folder, at('12:00'));
  noteFailure(folder, at('12:01'));
  expect(listFailures(folder, at('12:01'))).toEqual([at('12:00'), at('12:01')]);
  const next = new Date('2026-11-28T12:00Z');
  expect(listFailures(folder, next)).toEqual([at('12:01')]);
  noteFailure(folder, next);
  expect(listFailures(folder, at('12:01'))).toEqual([at('12:01'), next]);
});

test('failures noted while the clock was ahead are none of the last day', () => {
  const folder = makeTempDir();
  noteFailure(folder, new Date('2036-11-27T12:00Z'));
  expect(listFailures(folder, at('12:00'))).toEqual([]);
  noteFailure(folder, at('12:00'));
  expect(listFailures(folder, new Date('2036-11-27T12:00Z'))).toEqual([]);
});

test('lines that cannot be read are skipped', () => {
  const folder = makeTempDir();
  writeFileSync(join(folder, 'process-failures'), `2026-11-27T12:00:00.000Z\n\n2026-1`);
  noteFailure(folder, at('12:01'));
  expect(listFailures(folder, at('12:01'))).toEqual([at('12:00'), at('12:01')]);
});

test('a note that cannot be written prevents nothing', () => {
  const missing = join(makeTempDir(), 'missing');
  noteFailure(missing, at('12:00'));
  expect(listFailures(missing, at('12:00'))).toEqual([]);
});
