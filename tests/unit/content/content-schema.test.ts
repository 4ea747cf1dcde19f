import { expect, test } from 'vitest';
import { embeddedContent } from '#hotel/content';
import { contentSchema } from '~/content/content-schema';

const { taxNumber, companyDetails: _lines, ...rest } = embeddedContent.site.seller;
const earlier = {
  ...rest,
  oib: taxNumber,
  court: 'Trgovački sud u Pazinu',
  mbs: '130000000',
  shareCapital: '20.000,00 €',
  management: 'Ivana Primjer',
  bank: 'Primjer banka d.d.',
  iban: 'HR7199999981100000002',
};
const withSeller = (seller: object) => ({
  ...embeddedContent,
  site: { ...embeddedContent.site, seller },
});

test('content of a backend from before November 2026 is published', () => {
  const { seller } = contentSchema.parse(withSeller(earlier)).site;
  expect(seller.taxNumber).toBe(taxNumber);
  expect(seller.companyDetails.map(({ de }) => de)).toEqual([
    'Trgovački sud u Pazinu, 130000000',
    '20.000,00 €',
    'Ivana Primjer',
  ]);
});

test('an incomplete seller is refused in either form', () => {
  for (const seller of [rest, { ...earlier, oib: '' }, { ...earlier, management: undefined }]) {
    expect(contentSchema.safeParse(withSeller(seller)).success).toBe(false);
  }
});

const withProduct = (product: object) => ({
  ...embeddedContent,
  products: [product, ...embeddedContent.products.slice(1)],
});

test.each([
  [true, 'hr'],
  [false, undefined],
])('a name that was Croatian (%s) is in the language %s', (nameIsCroatian, language) => {
  const [{ nameLanguage: _own, ...product } = {}] = embeddedContent.products;
  const { products } = contentSchema.parse(withProduct({ ...product, nameIsCroatian }));
  expect(products[0]?.nameLanguage).toBe(language);
});

test('the language of a name is a tag', () => {
  const [product] = embeddedContent.products;
  for (const [nameLanguage, isValid] of [
    ['ga', true],
    ['de-AT', true],
    ['Irish!', false],
    ['', false],
  ] as const) {
    const { success } = contentSchema.safeParse(withProduct({ ...product, nameLanguage }));
    expect(success, nameLanguage).toBe(isValid);
  }
});
