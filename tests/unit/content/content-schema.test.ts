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
