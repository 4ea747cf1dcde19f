import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles, root } from '../support/source-files';

/** The names of the first hotel, its products and its region; case and position do not matter. */
const names = /murva|zagreb|istr[ai]|ladonja|bianchera/i;

test('the engine contains no name of its first hotel', () => {
  const files = ['app', 'translations', 'public']
    .flatMap((folder) => listFiles(folder))
    .filter((path) => !path.startsWith('app/hotel/'));
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .flatMap((line, index) => (names.test(line) ? [`${path}:${index + 1}`] : [])),
  );
  expect(found).toEqual([]);
});
