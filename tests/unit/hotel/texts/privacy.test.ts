import { expect, test } from 'vitest';
import { type Locale, locales } from '~/i18n/locales';
import { privacy } from '#hotel/texts/privacy';

/** Data about health need a basis of their own (GDPR, Article 9(2)). */
const consent: Record<Locale, RegExp> = {
  hr: /alergijama i zdravlju vaša izričita privola[^.]*članak 9\. stavak 2\. točka a/,
  en: /allergies and health it is your explicit consent[^.]*Article 9\(2\)\(a\)/,
  it: /allergie e salute è il consenso esplicito[^.]*articolo 9, paragrafo 2, lettera a/,
  de: /Allergien und Gesundheit Ihre ausdrückliche Einwilligung[^.]*Artikel 9 Absatz 2 Buchstabe a/,
};

test.each(locales)('in %s the basis for what guests write about allergies is consent', (locale) => {
  expect(privacy.blocks.map(({ text }) => text[locale]).join('\n')).toMatch(consent[locale]);
});
