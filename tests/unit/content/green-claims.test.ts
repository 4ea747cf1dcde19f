import { expect, test } from 'vitest';
import { findClaims, findGreenClaims } from '~/content/green-claims';
import { type Locale, locales } from '~/i18n/locales';
import { makeContent } from '../../support/made-up-hotel/content';

const forbidden: Record<Locale, string> = {
  hr: 'eko proizvod|ekološki uzgoj|održiva kuća|održivo|klimatski neutralno|zelena energija|biorazgradivo|prijateljski prema okolišu|Eko-hotel|nulta emisija',
  en: 'eco-friendly|Ecological|sustainable|sustainability|climate neutral|carbon-neutral|net-zero|environmentally friendly|green hotel|biodegradable',
  it: 'ecologico|eco-sostenibile|sostenibile|sostenibilità|impatto zero|zero emissioni|rispettoso dell’ambiente|green|biodegradabile',
  de: 'nachhaltig|Nachhaltigkeit|Öko-Hotel|ökologisch|umweltfreundlich|klimaneutral|CO2-neutral|grüner Strom|biologisch abbaubar',
};

const harmless: Record<Locale, string> = {
  hr: 'zelena jabuka|tamnozelena boca|ekonomija|ekonomski|zeleni čaj u loncu|dekor|u rijeku',
  en: 'a green apple|green olives|economy|echo|the greens|decoration|an ecosystem',
  it: 'un’eco lontana|verde|economia|le olive verdi|decorazione',
  de: 'grüne Oliven|Ökonomie|Natur|die Umwelt|grüner Spargel|Klima',
};

test.each(locales)(
  'in %s every claim is found; colours and landscapes are not claims',
  (locale) => {
    for (const text of forbidden[locale].split('|')) {
      expect(findClaims(`X ${text}, y.`, locale), text).not.toEqual([]);
    }
    for (const text of harmless[locale].split('|')) expect(findClaims(text, locale)).toEqual([]);
  },
);

test('a claim is reported with its place unless the owner has a certificate for it', () => {
  const content = makeContent();
  const [product] = content.products;
  if (product) product.subtitle = { ...product.subtitle, de: 'Aus ökologischem Anbau' };
  expect(findGreenClaims(content)).toEqual([
    { path: 'products.0.subtitle.de', claim: 'ökologischem' },
  ]);
  content.site.certifiedClaims = [{ claim: 'Ökologischem', certificate: 'HR-EKO-01' }];
  expect(findGreenClaims(content)).toEqual([]);
});
