import fc from 'fast-check';
import { expect, test } from 'vitest';
import { locales } from '~/i18n/locales';
import { alternates, findForeignPath, href, matchPath } from '~/routing/href';

const origin = 'http://shop.test';
const staysHere = (path: string) => {
  expect(path).toMatch(/^\/(?![/\\])/);
  expect(new URL(path, origin).origin).toBe(origin);
};

/** Paths as attackers write them, mixed with our own. */
const piece = fc.oneof(
  fc.constantFrom(
    '/',
    '//',
    '\\',
    '/\\',
    '%2f',
    '%5c',
    '%2F%2F',
    '..',
    '.',
    '@',
    ':',
    ';',
    '\t',
    '\n',
    '\0',
    ' ',
  ),
  fc.constantFrom(
    'evil.com',
    'http:',
    'https://evil.com',
    'javascript:alert(1)',
    '%',
    '%E0%A4%A',
    '?',
    '#',
    '__proto__',
  ),
  fc.constantFrom(
    'en',
    'de',
    'it',
    'hr',
    'shop',
    'cart',
    'smjestaj',
    'narudzba',
    'order',
    'SHOP',
    'uvjeti',
    'agb',
  ),
  fc.string({ unit: 'binary', maxLength: 5 }),
);
const path = fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`);

test('a page’s address is its path in the language, with its parameters', () => {
  expect(href('home', 'hr')).toBe('/');
  expect(href('home', 'de')).toBe('/de');
  expect(href('product', 'it', { slug: 'autumn-oil' })).toBe('/it/shop/autumn-oil');
  expect(href('order', 'hr', { token: 'abc' })).toBe('/narudzba/abc');
});

test('a missing parameter throws instead of leaving a colon in the path', () => {
  expect(() => href('product', 'en', {} as { slug: string })).toThrow('"slug"');
});

test('with any parameter the address stays on this site and page', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(...locales), (slug, locale) => {
      const address = href('product', locale, { slug });
      staysHere(address);
      expect(address.slice(href('shop', locale).length + 1)).not.toContain('/');
      if (slug !== '' && slug !== '.' && slug !== '..' && slug !== 'cart' && slug !== 'checkout') {
        expect(matchPath(address)).toEqual({ page: 'product', locale, params: { slug } });
      }
    }),
  );
});

test('matching any path never throws, and a match leads back to it', () => {
  fc.assert(
    fc.property(path, (given) => {
      const match = matchPath(given);
      if (match) for (const address of Object.values(alternates(match))) staysHere(address);
      const foreign = findForeignPath(given);
      if (foreign !== undefined) staysHere(foreign);
      expect(match && foreign).toBeUndefined();
    }),
    { numRuns: 5000 },
  );
});

test('a literal path wins over a parameter', () => {
  expect(matchPath('/shop/cart')).toMatchObject({ page: 'cart' });
  expect(matchPath('/en/shop/checkout')).toMatchObject({ page: 'checkout', locale: 'en' });
  expect(matchPath('/shop/autumn-oil')).toEqual({
    page: 'product',
    locale: 'hr',
    params: { slug: 'autumn-oil' },
  });
});

test('a prefix is a whole segment: /english is not English', () => {
  expect(matchPath('/en')).toMatchObject({ page: 'home', locale: 'en' });
  expect(matchPath('/english')).toBeUndefined();
  expect(matchPath('/hr')).toBeUndefined();
  expect(matchPath('/EN')).toBeUndefined();
});

test('a path in another language does not match, but redirects with its parameters', () => {
  expect(matchPath('/en/uvjeti')).toBeUndefined();
  expect(findForeignPath('/en/uvjeti')).toBe('/en/terms');
  expect(findForeignPath('/agb')).toBe('/uvjeti');
  expect(findForeignPath('/de/narudzba/a%20b')).toBe('/de/bestellung/a%20b');
  expect(findForeignPath('/en/terms')).toBeUndefined();
  expect(findForeignPath('/en/nobody')).toBeUndefined();
});

test('a path with the prefix of the default language, which has none, redirects to the path without it', () => {
  expect(findForeignPath('/hr')).toBe('/');
  expect(findForeignPath('/hr//')).toBe('/');
  expect(findForeignPath('/hr/uvjeti')).toBe('/uvjeti');
  expect(findForeignPath('/hr/terms')).toBe('/uvjeti');
  expect(findForeignPath('/hr/hr')).toBeUndefined();
  expect(findForeignPath('/hr/nobody')).toBeUndefined();
  expect(findForeignPath('/hrvatska')).toBeUndefined();
});

test('a malformed parameter matches no page', () => {
  expect(matchPath('/shop/%E0%A4%A')).toBeUndefined();
});

test('the other languages of a page may have slugs of their own', () => {
  const match = { page: 'product', params: { slug: 'autumn-oil' } } as const;
  expect(alternates(match)).toEqual({
    hr: '/shop/autumn-oil',
    en: '/en/shop/autumn-oil',
    de: '/de/shop/autumn-oil',
    it: '/it/shop/autumn-oil',
  });
  expect(alternates(match, (locale) => ({ slug: `autumn-oil-${locale}` })).de).toBe(
    '/de/shop/autumn-oil-de',
  );
});
