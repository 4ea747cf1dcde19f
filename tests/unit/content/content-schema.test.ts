import { expect, test } from 'vitest';
import { contentSchema } from '~/content/content-schema';
import { makeContent } from '../../support/made-up-hotel/content';

const content = makeContent();

const { taxNumber, companyDetails: _lines, ...rest } = content.site.seller;
const earlier = {
  ...rest,
  oib: taxNumber,
  court: 'Commercial court',
  mbs: 'FN 123456a',
  shareCapital: '35.000,00 €',
  management: 'Eva Example',
  bank: 'Example Bank',
  iban: 'AT000000000000000000',
};
const withSeller = (seller: object) => ({
  ...content,
  site: { ...content.site, seller },
});

test('content of a backend from before November 2026 is published', () => {
  const { seller } = contentSchema.parse(withSeller(earlier)).site;
  expect(seller.taxNumber).toBe(taxNumber);
  expect(seller.companyDetails.map(({ de }) => de)).toEqual([
    'Commercial court, FN 123456a',
    '35.000,00 €',
    'Eva Example',
  ]);
});

test('an incomplete seller is refused in either form', () => {
  for (const seller of [rest, { ...earlier, oib: '' }, { ...earlier, management: undefined }]) {
    expect(contentSchema.safeParse(withSeller(seller)).success).toBe(false);
  }
});
