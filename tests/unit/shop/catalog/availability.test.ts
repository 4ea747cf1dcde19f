import { expect, test } from 'vitest';
import type { StockLevel } from '~/content/stock-levels';
import { availabilityOf } from '~/shop/catalog/availability';

const content = { stockLevel: (id: string) => id as StockLevel };
const offered = (...levels: StockLevel[]) => levels.map((id) => ({ id, available: true }));
const withdrawn = { id: 'plenty', available: false };

test.each([
  [offered('plenty', 'out'), 'plenty'],
  [offered('few', 'out'), 'few'],
  [offered('few', 'plenty'), 'plenty'],
  [offered('out', 'out'), 'out'],
  [[...offered('out'), withdrawn], 'out'],
  [[withdrawn], 'off'],
])('%j is said to be %s', (variants, availability) => {
  expect(availabilityOf(content, variants)).toBe(availability);
});
