import { expect, test } from 'vitest';
import {
  findPrice,
  hasEnded,
  largestGroup,
  listPrices,
  requirePrice,
  toPackageOffer,
} from '~/hospitality/packages/package-offer';
import { makeSource } from '../../../support/made-up-hotel/content';
import { atHotel } from '../../../support/hotel-clock';

const content = makeSource();
const { items } = content.get().packages;
const find = (id: string) => {
  const item = items.find((candidate) => candidate.id === id);
  if (!item) throw new Error(`no package ${id}`);
  return item;
};

test('a group’s price is that of its size; other sizes have none', () => {
  const prices = listPrices(find('fireside').tiers, 'hr');
  expect(prices.map(({ from, to }) => [from, to])).toEqual([
    [1, 2],
    [3, 4],
    [5, 6],
  ]);
  expect(largestGroup(prices)).toBe(6);
  expect(requirePrice(prices, 2)).toEqual({ personCents: 15_000, totalCents: 30_000 });
  expect(requirePrice(prices, 3)).toEqual({ personCents: 13_000, totalCents: 39_000 });
  expect(requirePrice(prices, 6)).toEqual({ personCents: 11_000, totalCents: 66_000 });
  for (const persons of [0, 7, -1, 1.5, Number.NaN]) {
    expect(findPrice(prices, persons)).toBeUndefined();
    expect(() => requirePrice(prices, persons)).toThrow(RangeError);
  }
});

test('dates that have begun in the hotel’s time zone are left out; a package without dates has none', () => {
  const dates = (moment: string) =>
    toPackageOffer(content, find('spring-walk'), 'hr', atHotel(moment)).dates.map(
      ({ from }) => from,
    );
  expect(dates('2026-11-21T12:00')).toEqual(['2027-04-09', '2027-04-16', '2027-04-23']);
  expect(dates('2027-04-15T23:59')).toEqual(['2027-04-16', '2027-04-23']);
  expect(dates('2027-04-16T00:00')).toEqual(['2027-04-23']);
  const over = toPackageOffer(content, find('spring-walk'), 'hr', new Date('2027-06-01T12:00:00Z'));
  expect(over).toMatchObject({ dated: true, dates: [] });
  expect(hasEnded(over)).toBe(true);
  const fireside = toPackageOffer(
    content,
    find('fireside'),
    'hr',
    new Date('2026-11-21T12:00:00Z'),
  );
  expect(fireside).toMatchObject({ dated: false, dates: [], fromCents: 11_000 });
  expect(hasEnded(fireside)).toBe(false);
});
