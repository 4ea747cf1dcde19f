import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { removeLeftovers } from '~/platform/files/remove-leftovers.server';
import { makeTempDir } from '../../../support/memory-database';

test('what is left is removed with all that is in it', () => {
  const folder = makeTempDir();
  for (const name of ['one', 'two']) mkdirSync(join(folder, name, 'deep'), { recursive: true });
  expect(removeLeftovers(folder, ['one', 'gone'])).toEqual([]);
  expect(readdirSync(folder)).toEqual(['two']);
});

test('what another user has left stays, is named, and does not keep the rest', () => {
  const removed: string[] = [];
  const remove = (path: string) => {
    if (path.endsWith('theirs')) throw new Error('EACCES: permission denied');
    removed.push(path);
  };
  expect(removeLeftovers('/srv', ['theirs', 'ours'], remove)).toEqual(['/srv/theirs']);
  expect(removed).toEqual(['/srv/ours']);
});
