import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles, root } from '../support/source-files';

/** The names of this hotel and of its country's places; Italian `registrare` is none of them. */
const names = /murva|zagreb|(?<![\p{L}])istr(?:a|i)|ladonja|bianchera/iu;

test('the engine holds no word of its first hotel', () => {
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
