import { expect, test } from 'vitest';
import { packages } from '#hotel/sections/packages';
import { listPrices } from '~/hospitality/packages/package-offer';

test('every package costs what the specification says, by size of the group', () => {
  expect(packages.items).toHaveLength(4);
  for (const { tiers } of packages.items) {
    const totals = listPrices(tiers, 'hr').flatMap((row) => row.totals);
    expect(totals.map(({ persons }) => persons)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(totals.map(({ cents }) => cents)).toEqual([
      15_000, 30_000, 39_000, 52_000, 55_000, 66_000,
    ]);
  }
});
