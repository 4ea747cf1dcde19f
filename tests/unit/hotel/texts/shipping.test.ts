import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { type Locale, locales } from '~/i18n/locales';
import { readTexts } from '../../../../tools/hotel.mjs';
import { getContent } from '../../../support/site-content';

/** Parcels are ready a day after the payment (specification, section 9): a day after the order would be another promise. */
const dayAfterOrder: Record<Locale, RegExp> = {
  hr: /24.{1,8}sata od narudžbe/,
  en: /24.hours (?:of|after|from) the order/,
  it: /24.ore dall.ordine/,
  de: /24.Stunden nach (?:der )?Bestellung/,
};
const dayAfterPayment: Record<Locale, RegExp> = {
  hr: /24.sata od plaćanja/,
  en: /24.hours of payment/,
  it: /24.ore dal pagamento/,
  de: /24.Stunden nach der Zahlung/,
};

const { shipping, terms, payment } = getContent().get().site.texts;

test.each(locales)('in %s every page counts the day of packing from the payment', (locale) => {
  const folder = resolve('translations', locale);
  const words = readdirSync(folder).map((file) => JSON.stringify(readTexts(resolve(folder, file))));
  const all = [JSON.stringify(getContent().get()), ...words].join('\n');
  expect(all.match(dayAfterOrder[locale])).toBeNull();
  for (const text of [shipping, terms, payment]) {
    expect(JSON.stringify(text)).toMatch(dayAfterPayment[locale]);
  }
});
