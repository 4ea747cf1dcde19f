import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  chargeCents,
  orderShares,
  splitCents,
  splitMovements,
  takeCents,
  toMovementTotals,
  toVatShares,
  toVatTotals,
  type VatShare,
} from '~/shop/pricing/vat';

const sumOf = (amounts: readonly number[]) => amounts.reduce((total, cents) => total + cents, 0);

test('goods of two rates share the delivery: 48.40 is 36.74 + 1.84 and 7.86 + 1.96', () => {
  const lines = [{ vat: [{ rate: 500, cents: 3380 }] }, { vat: [{ rate: 2500, cents: 860 }] }];
  const shares = orderShares(lines, 600);
  expect(shares).toEqual([
    { rate: 500, cents: 3858 },
    { rate: 2500, cents: 982 },
  ]);
  expect(toVatTotals(shares)).toEqual([
    { rate: 500, gross: 3858, base: 3674, vat: 184 },
    { rate: 2500, gross: 982, base: 786, vat: 196 },
  ]);
});

test('a product has one rate, a set those of its parts by what they cost', () => {
  expect(toVatShares(13.5, 999)).toEqual([{ rate: 1350, cents: 999 }]);
  const box = [
    { rate: 25, cents: 1600 },
    { rate: 5, cents: 2000 },
  ];
  expect(toVatShares(box, 4600)).toEqual([
    { rate: 500, cents: 2556 },
    { rate: 2500, cents: 2044 },
  ]);
});

test('the base is rounded half away from zero, whichever way the money goes', () => {
  // 1.005 without VAT
  expect(toVatTotals([{ rate: 10_000, cents: 201 }])[0]?.base).toBe(101);
  expect(toVatTotals([{ rate: 10_000, cents: -201 }])[0]).toEqual({
    rate: 10_000,
    gross: -201,
    base: -101,
    vat: -100,
  });
  expect(toVatTotals([{ rate: 0, cents: 950 }])[0]).toMatchObject({ base: 950, vat: 0 });
  expect(toVatTotals([{ rate: 500, cents: 0 }])).toEqual([]);
});

test('cents left over go to the largest remainders, of equal ones to the first', () => {
  expect(splitCents(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(splitCents(-100, [1, 1, 1])).toEqual([-34, -33, -33]);
  expect(splitCents(10, [1, 2, 4])).toEqual([1, 3, 6]);
  expect(splitCents(7, [0, 0])).toEqual([7, 0]);
  expect(splitCents(-1, [1, 1])).toEqual([-1, 0]);
});

test('a part of the money has the rates of the whole, and the last refund the exact rest', () => {
  const shares = [
    { rate: 500, cents: 3858 },
    { rate: 2500, cents: 982 },
  ];
  expect(splitMovements(shares, [4000, -1690, -2310])).toEqual([
    [
      { rate: 500, cents: 3188 },
      { rate: 2500, cents: 812 },
    ],
    [
      { rate: 500, cents: -1347 },
      { rate: 2500, cents: -343 },
    ],
    [
      { rate: 500, cents: -1841 },
      { rate: 2500, cents: -469 },
    ],
  ]);
});

test.each([
  { cents: -750, left: [5000, 1500], named: [0, 750], taken: [0, -750] },
  { cents: -500, left: [5000, 1500], named: [250, 750], taken: [-125, -375] },
  { cents: -1000, left: [5000, 1500], named: [0, 750], taken: [-217, -783] },
  { cents: -750, left: [5000, 600], named: [0, 750], taken: [-150, -600] },
  { cents: -6500, left: [5000, 1500], named: [0, 750], taken: [-5000, -1500] },
  { cents: 0, left: [5000, 1500], named: [0, 750], taken: [0, 0] },
])('$cents of $left for $named takes $taken', ({ cents, left, named, taken }) => {
  expect(takeCents(cents, left, named)).toEqual(taken);
});

test('a charge without goods that were left out is that of the others', () => {
  expect(chargeCents(3000, [2500, 1500], [0, 1000])).toEqual([2500, 500]);
  expect(chargeCents(2000, [2500, 1500], [0, 1000])).toEqual([1667, 333]);
});

test('refunds take what rounding the rest leaves, so that base and VAT end at zero too', () => {
  const [charge, ...refunds] = [100, -33, -33, -34].map((cents) => [{ rate: 500, cents }]);
  expect(toMovementTotals([charge ?? [], ...refunds])).toEqual([
    [{ rate: 500, gross: 100, base: 95, vat: 5 }],
    [{ rate: 500, gross: -33, base: -31, vat: -2 }],
    [{ rate: 500, gross: -33, base: -32, vat: -1 }],
    [{ rate: 500, gross: -34, base: -32, vat: -2 }],
  ]);
});

const someRate = fc.constantFrom(0, 500, 1300, 2500);

const someShares = fc
  .uniqueArray(
    fc.record({
      rate: someRate,
      cents: fc.integer({ min: 1, max: 1e6 }),
    }),
    { selector: ({ rate }) => rate, minLength: 1 },
  )
  .map((shares): VatShare[] => shares);

test('whatever is charged and given back, every sum is exact', () => {
  const named = fc.option(fc.record({ rate: someRate, cents: fc.nat({ max: 1e6 }) }));
  const part = fc.tuple(fc.nat({ max: 1000 }), named);
  fc.assert(
    fc.property(someShares, fc.array(part, { maxLength: 5 }), (shares, parts) => {
      const total = sumOf(shares.map(({ cents }) => cents));
      const amounts = [total];
      let left = total;
      for (const [thousandths] of parts) {
        const cents = Math.floor((left * thousandths) / 1000);
        amounts.push(0 - cents);
        left -= cents;
      }
      amounts.push(0 - left);
      const goods = parts.map(([, share]) => (share ? [share] : undefined));
      const moves = splitMovements(shares, amounts, [undefined, ...goods]);
      for (const [index, move] of moves.entries()) {
        expect(sumOf(move.map(({ cents }) => cents))).toBe(amounts[index]);
        for (const { cents } of move) expect(Math.sign(cents)).not.toBe(index === 0 ? -1 : 1);
      }
      const totals = toMovementTotals(moves);
      for (const [index, each] of totals.entries()) {
        expect(sumOf(each.map(({ base, vat }) => base + vat))).toBe(amounts[index]);
        for (const { rate, gross, base, vat } of each) {
          expect(Math.abs(base - gross / (1 + rate / 10_000))).toBeLessThanOrEqual(1);
          expect(base * gross).toBeGreaterThanOrEqual(0);
          expect(vat * gross).toBeGreaterThanOrEqual(0);
        }
      }
      for (const { rate } of shares) {
        const ofRate = moves.flat().filter((share) => share.rate === rate);
        expect(sumOf(ofRate.map(({ cents }) => cents))).toBe(0);
        const booked = totals.flat().filter((total) => total.rate === rate);
        expect(sumOf(booked.map(({ base }) => base))).toBe(0);
      }
    }),
  );
});
