import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { embeddedContent } from '#hotel/content';
import { requireShop } from '~/content/sections';
import { listEngineTests } from '../support/engine-tests';
import { listFiles, root } from '../support/source-files';

/** The names of the first hotel, its products and its region; case and position do not matter. */
const names = /murva|zagreb|(?<!reg)istr[ai]|ladonja|bianchera/i;

test('the engine contains no name of its first hotel', () => {
  const files = ['app', 'translations', 'public']
    .flatMap((folder) => listFiles(folder))
    .filter((path) => !path.startsWith('app/hotel/'))
    // The licence of a font is no text of ours.
    .filter((path) => !path.endsWith('ofl.txt'));
  expect(files.length).toBeGreaterThan(500);
  expect(findLines(files, (line) => names.test(line))).toEqual([]);
});

test('the engine’s texts name no carrier', () => {
  const { carrier } = requireShop(embeddedContent.site).delivery;
  expect(findLines(listFiles('translations'), (line) => line.includes(carrier))).toEqual([]);
});

test('the engine’s unit tests hold no word of its first hotel', () => {
  const { site, products } = embeddedContent;
  const own = [
    site.hotel.street,
    site.hotel.city,
    site.seller.legalName,
    site.seller.shortName,
    ...products.map(({ id }) => id),
  ];
  const isOwn = (line: string) => names.test(line) || own.some((word) => line.includes(word));
  expect(findLines(listEngineTests(), isOwn)).toEqual([]);
});

/** Where a line is found: `path:number`. */
function findLines(paths: readonly string[], isFound: (line: string) => boolean): string[] {
  return paths.flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .flatMap((line, index) => (isFound(line) ? [`${path}:${index + 1}`] : [])),
  );
}
