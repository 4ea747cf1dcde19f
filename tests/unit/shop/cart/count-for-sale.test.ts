import { expect, test } from 'vitest';
import type { StockLevel } from '~/content/stock-levels';
import { countForSale } from '~/shop/cart/count-for-sale';
import { makeSource } from '../../../support/made-up-hotel/content';

const oil = { productId: 'spring-oil', variantId: 'spring-oil-500', count: 2 };

const count = (lines: (typeof oil)[], level: StockLevel = 'plenty', checkout?: string) =>
  countForSale({ ...makeSource(), stockLevel: () => level }, { lines, checkout });

test('the badge counts the pieces that can be bought, not what is gone', () => {
  expect(count([oil])).toBe(2);
  expect(count([oil, { ...oil, productId: 'gone' }])).toBe(2);
  expect(count([oil, { ...oil, variantId: 'gone' }])).toBe(2);
  expect(count([])).toBe(0);
});

test('what is sold out does not count, unless the cart’s own order may hold the last piece', () => {
  expect(count([oil], 'few')).toBe(2);
  expect(count([oil], 'out')).toBe(0);
  expect(count([oil], 'out', 'ab'.repeat(16))).toBe(2);
});
