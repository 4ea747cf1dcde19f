import { expect, test } from 'vitest';
import { getContent } from '../../../support/site-content';
import {
  findBySlug,
  isOver,
  largestGroup,
  listPrices,
  priceFor,
  requirePrice,
  toPackageOffer,
} from '~/hospitality/packages/package-offer';
import { locales } from '~/i18n/locales';
import { allSections } from '../../../support/all-sections';

const content = getContent();
const { items } = allSections(content.get()).packages;
const find = (id: string) => {
  const item = items.find((candidate) => candidate.id === id);
  if (!item) throw new Error(`no package ${id}`);
  return item;
};

test('every package costs what the specification says, by size of the group', () => {
  for (const { tiers } of items) {
    const totals = listPrices(tiers, 'hr').flatMap((row) => row.totals);
    expect(totals.map(({ persons }) => persons)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(totals.map(({ cents }) => cents)).toEqual([
      15_000, 30_000, 39_000, 52_000, 55_000, 66_000,
    ]);
  }
  expect(listPrices(find('hearth').tiers, 'hr').map(({ from, to }) => [from, to])).toEqual([
    [1, 2],
    [3, 4],
    [5, 6],
  ]);
});

test('a group’s price is that of its size; other sizes have none', () => {
  const prices = listPrices(find('hearth').tiers, 'hr');
  expect(largestGroup(prices)).toBe(6);
  expect(priceFor(prices, 2)).toEqual({ personCents: 15_000, totalCents: 30_000 });
  expect(priceFor(prices, 3)).toEqual({ personCents: 13_000, totalCents: 39_000 });
  expect(requirePrice(prices, 6)).toEqual({ personCents: 11_000, totalCents: 66_000 });
  for (const persons of [0, 7, -1, 1.5, Number.NaN]) {
    expect(priceFor(prices, persons)).toBeUndefined();
    expect(() => requirePrice(prices, persons)).toThrow(RangeError);
  }
});

test('dates that have begun in Zagreb are left out; a package without dates has none', () => {
  const dates = (moment: string) =>
    toPackageOffer(content, find('asparagus'), 'hr', new Date(moment)).dates.map(
      ({ from }) => from,
    );
  expect(dates('2026-11-21T12:00:00Z')).toEqual(['2027-04-09', '2027-04-16', '2027-04-23']);
  expect(dates('2027-04-15T21:59:00Z')).toEqual(['2027-04-16', '2027-04-23']);
  expect(dates('2027-04-15T22:00:00Z')).toEqual(['2027-04-23']);
  const over = toPackageOffer(content, find('asparagus'), 'hr', new Date('2027-06-01T12:00:00Z'));
  expect(over).toMatchObject({ dated: true, dates: [] });
  expect(isOver(over)).toBe(true);
  const hearth = toPackageOffer(content, find('hearth'), 'hr', new Date('2026-11-21T12:00:00Z'));
  expect(hearth).toMatchObject({ dated: false, dates: [], fromCents: 11_000 });
  expect(isOver(hearth)).toBe(false);
});

test('a slug leads to its package in every language, and says when it belongs to another one', () => {
  for (const locale of locales) {
    for (const item of items) {
      expect(findBySlug(items, item.slugs[locale], locale)).toEqual({ item, here: true });
    }
  }
  expect(findBySlug(items, 'jesen-i-tartufi', 'en')).toMatchObject({
    item: { id: 'truffles' },
    here: false,
  });
  expect(findBySlug(items, 'nema', 'hr')).toBeUndefined();
  expect(findBySlug(items, '__proto__', 'hr')).toBeUndefined();
});
