import { expect, test } from 'vitest';
import { createFileFinder } from '~/content/content-files';

const name = { en: 'Sea salt' };
const salt = { id: 'sea-salt', name, related: ['honey'] };
const honey = { id: 'honey' };
const alts = { jar: { en: 'A jar.' } };
const content = {
  site: { home: { title: { en: 'Home' } }, cards: null },
  products: [salt, { ...honey, image: { id: 'jar', alt: alts.jar } }],
};
const findFile = createFileFinder(content, {
  'content.ts': { embeddedContent: content, format: () => '' },
  'pictures.ts': { alts },
  'products/salt.ts': { salt },
  'site.ts': { site: content.site, count: 3 },
});

test.each([
  ['products.0.name.de', 'products/salt.ts'],
  ['products.0.related.0', 'products/salt.ts'],
  ['site.home.title.de', 'site.ts'],
  ['site.cards.0', 'site.ts'],
  ['products.1.image.alt.de', 'pictures.ts'],
  // Copied into the list, so that only the list is known.
  ['products.1.price', 'content.ts'],
  ['products.7', 'content.ts'],
])('%s is in %s', (path, file) => {
  expect(findFile(path.split('.'))).toBe(file);
});

test('no file is named for what none exports', () => {
  expect(createFileFinder(content, {})(['site', 'home'])).toBeUndefined();
  expect(findFile(['rooms'])).toBeUndefined();
});
