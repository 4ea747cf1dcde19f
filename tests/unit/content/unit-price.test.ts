import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unitPriceCents } from '~/content/unit-price';
import type { Variant } from '~/content/product-schema';

const name = { hr: 'a', en: 'a', it: 'a', de: 'a' };

function variant(priceCents: number, net: Variant['net'], unitPrice = true): Variant {
  return { id: 'v', name, priceCents, weightGrams: 1, net, unitPrice, available: true };
}

test.each([
  [1490, 500, 'ml', { cents: 2980, per: 'l' }],
  [890, 250, 'ml', { cents: 3560, per: 'l' }],
  [650, 50, 'g', { cents: 13000, per: 'kg' }],
  [1, 2000, 'ml', { cents: 1, per: 'l' }],
  [1, 2001, 'ml', { cents: 0, per: 'l' }],
] as const)('the unit price of %i cents for %i %s is half up', (cents, amount, unit, expected) => {
  expect(unitPriceCents(variant(cents, { amount, unit }))).toEqual(expected);
});

test('a unit price equal to the price is omitted, and very small packs are exempt', () => {
  expect(unitPriceCents(variant(2400, { amount: 1000, unit: 'ml' }))).toBeUndefined();
  expect(unitPriceCents(variant(2400, { amount: 49, unit: 'ml' }))).toBeUndefined();
  expect(unitPriceCents(variant(2400, { amount: 1001, unit: 'ml' }))?.cents).toBe(2398);
});

test('goods by the piece and exempt goods have no unit price', () => {
  expect(unitPriceCents(variant(100, { amount: 1, unit: 'piece' }))).toBeUndefined();
  expect(unitPriceCents(variant(100, { amount: 100, unit: 'ml' }, false))).toBeUndefined();
});

test('the unit price equals whole-number arithmetic for every price and amount', () => {
  const prices = fc.integer({ min: 1, max: 10_000_000 });
  const amounts = fc.integer({ min: 50, max: 1_000_000 }).filter((amount) => amount !== 1000);
  fc.assert(
    fc.property(prices, amounts, fc.constantFrom('ml', 'g'), (cents, amount, unit) => {
      const numerator = BigInt(cents) * 1000n;
      const divisor = BigInt(amount);
      const rest = numerator % divisor;
      const oracle = numerator / divisor + (rest * 2n >= divisor ? 1n : 0n);
      expect(unitPriceCents(variant(cents, { amount, unit }))?.cents).toBe(Number(oracle));
    }),
    { numRuns: 5000 },
  );
});

test('the unit price of goods by the piece is never computed, however many are in a pack', () => {
  expect(unitPriceCents(variant(100, { amount: 100, unit: 'piece' }))).toBeUndefined();
});
