import { expect, test } from 'vitest';
import { preferredLocale } from '~/i18n/preferred-locale';

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
