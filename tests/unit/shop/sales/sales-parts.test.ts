import fc from 'fast-check';
import { expect, test } from 'vitest';
import { goodsShares } from '~/shop/orders/named-goods';
import { splitSales } from '~/shop/sales/sales-parts';
import { mergeShares, orderShares, splitMovements, toMovementTotals } from '~/shop/pricing/vat';

const line = (id: string, count: number, ...shares: { rate: number; cents: number }[]) => {
  const total = shares.reduce((sum, { cents }) => sum + cents, 0);
  return {
    product_id: id,
    product_name_hr: id,
    variant_id: id,
    count,
    unit_cents: total / count,
    total_cents: total,
    shares,
  };
};

test('a charge is split among products and delivery, and a full refund takes it all back', () => {
  const lines = [
    line('oil', 2, { rate: 500, cents: 3380 }),
    line('soap', 1, { rate: 2500, cents: 860 }),
  ];
  const [charge, refund] = splitSales({ delivery_cents: 600 }, lines, [4840, -4840]);
  expect(charge?.map((part) => [part.productId, part.rate, part.pieces, part.grossCents])).toEqual([
    ['oil', 500, 2, 3380],
    ['', 500, 0, 478],
    ['soap', 2500, 1, 860],
    ['', 2500, 0, 122],
  ]);
  expect(refund).toEqual(
    charge?.map((part) => ({
      ...part,
      pieces: 0 - part.pieces,
      grossCents: -part.grossCents,
      baseCents: -part.baseCents,
    })),
  );
});

test('a part of the money takes no pieces back', () => {
  const [, part, rest] = splitSales(
    { delivery_cents: 0 },
    [line('oil', 3, { rate: 500, cents: 3000 })],
    [3000, -1000, -2000],
  );
  expect(part).toMatchObject([{ pieces: 0, grossCents: -1000 }]);
  expect(rest).toMatchObject([{ pieces: -3, grossCents: -2000 }]);
});

test('what a refund is for is taken from its product, with its pieces, and not again at the end', () => {
  const lines = [
    line('oil', 2, { rate: 500, cents: 5000 }),
    line('soap', 2, { rate: 2500, cents: 1500 }),
    line('salt', 1, { rate: 2500, cents: 900 }),
  ];
  const goods = [{ variantId: 'soap', pieces: 1 }];
  const [, part, rest] = splitSales(
    { delivery_cents: 0 },
    lines,
    [7400, -750, -6650],
    [undefined, goods],
  );
  expect(part).toEqual([
    {
      productId: 'soap',
      productName: 'soap',
      rate: 2500,
      pieces: -1,
      grossCents: -750,
      baseCents: -600,
    },
  ]);
  expect(rest?.map((each) => [each.productId, each.pieces, each.grossCents])).toEqual([
    ['oil', -2, -5000],
    ['soap', -1, -750],
    ['salt', -1, -900],
  ]);
});

test('what was left out of a charge was not sold', () => {
  const lines = [
    line('oil', 2, { rate: 500, cents: 5000 }),
    line('soap', 2, { rate: 2500, cents: 1500 }),
    line('salt', 1, { rate: 2500, cents: 900 }),
  ];
  const leftOut = [{ variantId: 'soap', pieces: 1 }];
  const [charge] = splitSales({ delivery_cents: 0 }, lines, [6650], [leftOut]);
  const facts = charge?.map((each) => [
    each.productId,
    each.pieces,
    each.grossCents,
    each.baseCents,
  ]);
  expect(facts).toEqual([
    ['oil', 2, 5000, 4762],
    ['soap', 1, 750, 600],
    ['salt', 1, 900, 720],
  ]);
});

test('whatever parts a full refund came in, each product and rate ends at zero', () => {
  const lines = [
    line('honey', 3, { rate: 1000, cents: 2850 }),
    line('salt', 1, { rate: 2000, cents: 690 }),
    line('set', 7, { rate: 1000, cents: 2731 }, { rate: 2000, cents: 1819 }),
  ];
  const sums = new Map<string, [gross: number, base: number]>();
  for (const part of splitSales(
    { delivery_cents: 1000 },
    lines,
    [9090, -333, -333, -8424],
  ).flat()) {
    const key = `${part.productId} ${part.rate}`;
    const [gross, base] = sums.get(key) ?? [0, 0];
    sums.set(key, [gross + part.grossCents, base + part.baseCents]);
  }
  expect([...sums.values()]).toEqual(Array.from({ length: 6 }, () => [0, 0]));
});

const cents = fc.integer({ min: 1, max: 90_000 });
const anyLine = fc
  .tuple(fc.constantFrom('oil', 'soap', 'set'), fc.integer({ min: 1, max: 9 }), cents, cents)
  .map(([id, count, low, high]) =>
    id === 'set'
      ? line(id, count, { rate: 500, cents: low * count }, { rate: 2500, cents: high * count })
      : line(id, count, { rate: id === 'oil' ? 500 : 2500, cents: low * count }),
  );

const someGoods = fc.array(
  fc.record({ variantId: fc.constantFrom('oil', 'soap', 'set'), pieces: fc.constant(1) }),
  { maxLength: 2 },
);

test('whatever was sold, the parts add up to the books, rate by rate', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(anyLine, { minLength: 1, selector: ({ variant_id: id }) => id }),
      fc.integer({ min: 0, max: 3000 }),
      fc.tuple(fc.double({ min: 0.1, max: 1, noNaN: true }), fc.double({ max: 1, noNaN: true })),
      fc.array(fc.option(someGoods, { nil: undefined }), { maxLength: 3 }),
      (lines, delivery, [charged, back], named) => {
        const total = lines.reduce((sum, each) => sum + each.total_cents, delivery);
        const charge = Math.max(1, Math.round(total * charged));
        const first = Math.min(charge, Math.round(charge * Math.max(0, back)));
        const amounts = [charge, -first, first - charge].filter((each) => each !== 0);
        const shares = orderShares(
          lines.map((each) => ({ vat: each.shares })),
          delivery,
        );
        const priced = amounts.map((_, index) => goodsShares(lines, named[index]));
        const books = toMovementTotals(splitMovements(shares, amounts, priced));
        const split = splitSales({ delivery_cents: delivery }, lines, amounts, named);
        split.forEach((parts, index) => {
          const expected = books[index] ?? [];
          const gross = parts.map(({ rate, grossCents }) => ({ rate, cents: grossCents }));
          const base = parts.map(({ rate, baseCents }) => ({ rate, cents: baseCents }));
          const isMoved = ({ cents: moved }: { cents: number }) => moved !== 0;
          expect(mergeShares(gross).filter(isMoved)).toEqual(
            expected.map((each) => ({ rate: each.rate, cents: each.gross })),
          );
          expect(mergeShares(base).filter(isMoved)).toEqual(
            expected.map((each) => ({ rate: each.rate, cents: each.base })).filter(isMoved),
          );
        });
        const ends = new Map<string, number[]>();
        for (const part of split.flat()) {
          const key = `${part.productId} ${part.rate}`;
          const [pieces = 0, gross = 0, base = 0] = ends.get(key) ?? [];
          const sums = [pieces + part.pieces, gross + part.grossCents, base + part.baseCents];
          ends.set(key, sums);
        }
        for (const sums of ends.values()) expect(sums).toEqual([0, 0, 0]);
      },
    ),
  );
});
