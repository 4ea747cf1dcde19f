import { expect, test } from 'vitest';
import { packages } from '#hotel/sections/packages';
import { largestGroup, listPrices, requirePrice } from '~/hospitality/packages/package-offer';

test('every package costs what the specification says, by size of the group', () => {
  expect(packages.items).toHaveLength(4);
  for (const { tiers } of packages.items) {
    const prices = listPrices(tiers, 'hr');
    const totals = [1, 2, 3, 4, 5, 6].map((persons) => requirePrice(prices, persons).totalCents);
    expect(totals).toEqual([15_000, 30_000, 39_000, 52_000, 55_000, 66_000]);
    expect(largestGroup(prices)).toBe(6);
  }
});
