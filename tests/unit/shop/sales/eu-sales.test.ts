import { expect, test } from 'vitest';
import { euSalesLevel, euSharePercent, isElsewhereInEu } from '~/shop/sales/eu-sales';

const sales = (cents: number, previousCents = 0) => ({
  year: 2026,
  cents,
  previousCents,
  limitCents: 1_000_000,
});

test('only member states other than the seller’s count', () => {
  const counted = ['HR', 'DE', 'IT', 'GR', 'CH', 'GB', 'EL'].filter((code) =>
    isElsewhereInEu(code, 'HR'),
  );
  expect(counted).toEqual(['DE', 'IT', 'GR']);
  expect(isElsewhereInEu('HR', 'AT')).toBe(true);
});

test.each([
  [799_999, 0, 'low'],
  [800_000, 0, 'near'],
  [1_000_000, 0, 'near'],
  [1_000_001, 0, 'over'],
  [0, 1_000_000, 'low'],
  [0, 1_000_001, 'over'],
  [-500, 0, 'low'],
])('%i cents this year and %i last year are %s', (cents, previous, level) => {
  expect(euSalesLevel(sales(cents, previous))).toBe(level);
});

test('the share is rounded down and never below zero', () => {
  expect([799_999, 1_250_000, -500].map((cents) => euSharePercent(sales(cents)))).toEqual([
    79, 125, 0,
  ]);
});
