import { expect, test } from 'vitest';
import { type KnownLine, toReversalLines } from '~/shop/invoices/invoice-content';

test('goods of a rate of which nothing is left have the rates at which they are credited', () => {
  const soap = {
    variant_id: 'soap-500',
    product_name: 'Soap',
    variant_name: '100 g',
    product_name_hr: 'Sapun',
    variant_name_hr: '100 g',
    unit_cents: 650,
    shares: [{ rate: 2500, cents: 650 }],
  } as unknown as KnownLine;
  const shares = [
    { rate: 500, cents: -650 },
    { rate: 2500, cents: 0 },
  ];
  const goods = [{ variantId: 'soap-500', pieces: 1 }];
  const lines = toReversalLines([], shares, { lines: [soap], goods });
  expect(lines).toMatchObject([{ kind: 'goods', totalCents: -650, rates: [500] }]);
});
