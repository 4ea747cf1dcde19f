import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles, root } from '../support/source-files';

/** Names of this hotel and its places; Italian `registrare` is not one of them. */
const names = /murva|zagreb|(?<![\p{L}])istr(?:a|i)|ladonja|bianchera/iu;

test('the engine contains no name of its first hotel', () => {
  const files = ['app', 'translations', 'public']
    .flatMap((folder) => listFiles(folder, /\.(?:tsx?|m?js|css|json|svg|txt|webmanifest)$/))
    .filter((path) => !path.startsWith('app/hotel/'));
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .flatMap((line, index) => (names.test(line) ? [`${path}:${index + 1}`] : [])),
  );
  expect(found).toEqual([]);
});
