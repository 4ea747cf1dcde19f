import { expect, test } from 'vitest';
import { acceptedLocale, preferredLocale } from '~/i18n/preferred-locale';

test.each([
  [['de-AT', 'en'], 'de'],
  [['sl', 'it-IT', 'en-US'], 'it'],
  [['EN-gb'], 'en'],
  [['fr', 'es'], undefined],
  [['hrx', '__proto__', ''], undefined],
  [[], undefined],
])('%j prefers %s', (languages, locale) => {
  expect(preferredLocale(languages, ['hr', 'en', 'de', 'it'])).toBe(locale);
});

test.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['fr, it;q=0.5', 'it'],
  ['*', undefined],
  [undefined, undefined],
])('the header %j accepts %s', (header, locale) => {
  expect(acceptedLocale(header, ['hr', 'en', 'de', 'it'])).toBe(locale);
});
