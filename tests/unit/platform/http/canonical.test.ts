import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalPath, canonicalSearch } from '~/platform/http/canonical';

test.each([
  ['/shop/', '/shop'],
  ['//shop', '/shop'],
  ['/shop//autumn-oil', '/shop/autumn-oil'],
  ['/SHOP', '/shop'],
  ['/Shop/Cart', '/shop/cart'],
  ['/DE/AGB', '/de/agb'],
  ['/shop/Autumn-Oil', '/shop/autumn-oil'],
  ['/de/shop/AUTUMN-OIL/', '/de/shop/autumn-oil'],
  ['/en/', '/en'],
  ['/en/uvjeti', '/en/terms'],
  ['/en/uvjeti/', '/en/terms'],
  ['/EN/UVJETI', '/en/terms'],
  ['/agb', '/uvjeti'],
  ['//evil.com', '/evil.com'],
  ['/de//evil.com', '/de/evil.com'],
  ['///', '/'],
  ['/en/%73hop', '/en/shop'],
  ['/%53%48OP', '/shop'],
  ['/shop/%61utumn-oil', '/shop/autumn-oil'],
  ['/shop/autumn%2Doil', '/shop/autumn-oil'],
  ['/narudzba/%41b3-%54oken', '/narudzba/Ab3-Token'],
  ['/n%6Fb%30dy', '/nob0dy'],
  ['/nobody/', '/nobody'],
  // As copied from a sentence, or linked with its punctuation by a mail program.
  ['/shop.', '/shop'],
  ['/de/shop/autumn-oil),', '/de/shop/autumn-oil'],
  ['/en/order/Ab3-Token.', '/en/order/Ab3-Token'],
  ['/narudzba/Ab3-Token%3E', '/narudzba/Ab3-Token'],
  ['/narudzba/Ab3-Token%E2%80%9D.', '/narudzba/Ab3-Token'],
])('%s leads to %s', (given, wanted) => {
  expect(canonicalPath(given)).toBe(wanted);
});

test.each([
  '/',
  '/en',
  '/shop',
  '/shop/autumn-oil',
  '/shop/autumn-oil.data',
  '/narudzba/Ab3-Token',
  '/en/order/Ab3-Token',
  '/nobody',
  '/nobody.',
  '/_root.data',
  '/nobody%2Fshop',
  '/nobody%253a',
  '/%2e%2e',
  '/favicon.svg',
])('%s is left alone', (path) => {
  expect(canonicalPath(path)).toBeUndefined();
});

const piece = fc.oneof(
  fc.constantFrom(
    '/',
    '//',
    '///',
    '.',
    '..',
    '@',
    ';',
    'evil.com',
    'EN',
    'en',
    'de',
    'shop',
    'SHOP',
    'uvjeti',
    'agb',
    'order',
    'narudzba',
    '%73',
    '%4',
    '%2f',
  ),
  fc.constantFrom('%20', '%c4%8d', '%C4%8D', '%09', '%3a', 'javascript:', 'http:', '%E0', '%'),
  fc.string({ unit: 'grapheme-ascii', maxLength: 4 }),
);

test('any redirect leads to a canonical path of this site: no loop, no other host', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      // As the server reads it: the target has passed the guard and was joined to our origin.
      const { pathname } = new URL(`http://shop.test/${pieces.join('')}`);
      const better = canonicalPath(pathname);
      if (better === undefined) return;
      expect(better).toMatch(/^\/(?![/\\])/);
      const landed = new URL(better, 'http://shop.test');
      expect(landed.origin).toBe('http://shop.test');
      expect(better).not.toBe(pathname);
      const next = canonicalPath(landed.pathname);
      expect(next === undefined || canonicalPath(next) === undefined).toBe(true);
    }),
    { numRuns: 5000 },
  );
});

const key = 'FqwkLuN1Ov5gh7tVHB9QL2xvKE';

test.each([
  [`?token=${key}.`, `?token=${key}`],
  [`?order=${key}),`, `?order=${key}`],
  [`?token=${key}%22`, `?token=${key}`],
])('what follows the key of %s is left out', (given, wanted) => {
  expect(canonicalSearch(given)).toBe(wanted);
});

test.each(['', `?token=${key}`, '?sent=1', '?q=Ana.', `?token=${key}&q=Ana.`])(
  'the query %s is left alone',
  (search) => {
    expect(canonicalSearch(search)).toBe(search);
  },
);
