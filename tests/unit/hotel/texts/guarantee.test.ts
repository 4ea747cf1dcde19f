import { expect, test } from 'vitest';
import { type Locale, locales } from '~/i18n/locales';
import { guarantee } from '#hotel/texts/guarantee';

/** A minor defect excludes ending the contract, not a lower price (Dir. (EU) 2019/771, Art. 13(5)): it is named in between. */
const limits: Record<Locale, RegExp> = {
  hr: /nižu cijenu ili, [^.]*neznatan, raskinuti/,
  en: /lower price or, [^.]*minor, end/,
  it: /riduzione del prezzo oppure, [^.]*lieve entità, sciogliere/,
  de: /niedrigeren Preis verlangen oder, [^.]*geringfügig ist, den Vertrag beenden/,
};

test.each(locales)('in %s a minor defect limits only the end of the contract', (locale) => {
  expect(guarantee.blocks.map(({ text }) => text[locale]).join('\n')).toMatch(limits[locale]);
});
