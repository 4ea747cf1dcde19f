import { expect, test } from 'vitest';
import { findPriceRange, formatPriceRange } from '~/content/price-range';

test('a range runs from the lowest to the highest price; without prices there is none', () => {
  expect(findPriceRange([2_000, 800, 1_400])).toEqual({ fromCents: 800, toCents: 2_000 });
  expect(findPriceRange([])).toBeUndefined();
});

test('one price is not written as a range', () => {
  expect(formatPriceRange({ fromCents: 11_000, toCents: 123_450 })).toBe(
    '110,00\u00a0€ – 1.234,50\u00a0€',
  );
  expect(formatPriceRange({ fromCents: 800, toCents: 800 })).toBe('8,00\u00a0€');
});
