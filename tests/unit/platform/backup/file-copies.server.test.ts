import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '~/platform/backup/file-copies.server';
import { makeTempDir } from '../../../support/memory-database';

test('files that are being written at this moment are not listed: they are gone before they can be copied', () => {
  const folder = makeTempDir();
  mkdirSync(join(folder, 'content/images'), { recursive: true });
  writeFileSync(join(folder, 'content/publish.json'), '{}');
  writeFileSync(join(folder, 'content/images/hero-1.jpg'), '');
  // Listed by its folder, and gone when it is looked at.
  symlinkSync('gone', join(folder, 'content/images/bed-2.jpg.0b6f.tmp'));
  expect(listFiles(folder, 'content')).toEqual([
    'content/images/hero-1.jpg',
    'content/publish.json',
  ]);
});
