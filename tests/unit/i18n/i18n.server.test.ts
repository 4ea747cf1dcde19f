import { expect, test } from 'vitest';
import { getI18n, getLocale, getT } from '~/i18n/i18n.server';
import { locales } from '~/i18n/locales';

test('every language has its own texts', () => {
  const words = locales.map((locale) => getT(locale)('notFound.message'));
  expect(new Set(words).size).toBe(locales.length);
  expect(getT('en')('notFound.message')).toBe('This page could not be found');
});

test('a missing text shows its key, not another language', () => {
  expect(getT('de')('nobody.has.this' as never)).toBe('nobody.has.this');
  expect(getI18n('it').options.fallbackLng).toEqual(false);
});

test('numbers pick the plural form of the language', () => {
  const hr = getT('hr');
  const forms = [1, 2, 5, 21, 22].map((count) => hr('cart:items', { count }));
  expect(forms).toEqual([
    '1 proizvod',
    '2 proizvoda',
    '5 proizvoda',
    '21 proizvod',
    '22 proizvoda',
  ]);
});

test('the language comes from the path alone, not from browser, cookie or query', async () => {
  const headers = { 'accept-language': 'it', cookie: 'i18next=de; lng=de' };
  const ask = (path: string) => getLocale(new Request(`http://shop.test${path}`, { headers }));
  expect(await ask('/?lng=de&lang=../../etc/passwd')).toBe('hr');
  expect(await ask('/en/shop?lng=__proto__')).toBe('en');
});
