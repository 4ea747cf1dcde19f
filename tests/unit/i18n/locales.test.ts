import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLocale, localeFromPathname, localePrefix, locales, localeTable } from '~/i18n/locales';

test('there are four languages, Croatian without a prefix', () => {
  expect([...locales].sort()).toEqual(['de', 'en', 'hr', 'it']);
  expect(localePrefix('hr')).toBe('');
  expect(localePrefix('en')).toBe('/en');
  for (const locale of locales) {
    expect(Intl.getCanonicalLocales(localeTable[locale].bcp47)).toEqual([
      localeTable[locale].bcp47,
    ]);
  }
});

test.each([
  'EN',
  'en-GB',
  '',
  ' en',
  '__proto__',
  'constructor',
  'toString',
  null,
  undefined,
  1,
  ['en'],
  {},
])('%j is not a language', (value) => {
  expect(isLocale(value)).toBe(false);
});

test.each([
  ['/', 'hr'],
  ['', 'hr'],
  ['/shop', 'hr'],
  ['/en', 'en'],
  ['/en/', 'en'],
  ['/de/shop', 'de'],
  ['/it/shop/cart', 'it'],
  ['/en.data', 'en'],
  ['/de/shop.data', 'de'],
  ['/hr', 'hr'],
  ['/english', 'hr'],
  ['/EN/shop', 'hr'],
  ['//en', 'hr'],
  ['/shop/en', 'hr'],
  ['/__proto__', 'hr'],
])('the path %s is in %s', (path, locale) => {
  expect(localeFromPathname(path)).toBe(locale);
});

test('any path has a language', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (path) => {
      expect(locales).toContain(localeFromPathname(path));
    }),
  );
});
