import { expect, test } from 'vitest';
import { loadHome } from '~/hospitality/home/home.loader.server';
import { locales } from '~/i18n/locales';
import { makeSource } from '../../../support/made-up-hotel/content';
import { atHotel } from '../../../support/hotel-clock';

const content = makeSource();
const { packages, news } = content.get();
const idsOn = (day: string) => {
  const shown = loadHome(content, 'hr', new Date(`${day}T12:00:00Z`)).packages?.items.map(
    ({ slug }) => slug,
  );
  return shown?.map((slug) => packages.items.find(({ slugs }) => slugs.hr === slug)?.id);
};

test('the packages with the next dates are shown; past ones are left out, undated ones fill up', () => {
  const next = packages.items
    .filter(({ dates }) => dates.length > 0)
    .toSorted((one, other) => (one.dates[0]?.from ?? '').localeCompare(other.dates[0]?.from ?? ''));
  expect(idsOn('2026-11-21')).toEqual(next.slice(0, 2).map(({ id }) => id));
  const undated = packages.items.filter(({ dates }) => dates.length === 0);
  expect(idsOn('2099-01-01')).toEqual(undated.slice(0, 2).map(({ id }) => id));
});

test('a date that can no longer be requested, because it begins today, is not shown', () => {
  const dated = packages.items.find(({ dates }) => dates.length > 0)!;
  const { from } = dated.dates[0]!;
  const shown = loadHome(content, 'hr', atHotel(`${from}T00:00`)).packages?.items;
  expect(shown?.map(({ next }) => next?.from)).not.toContain(from);
});

test('the poster follows the season in the hotel’s time zone', () => {
  const poster = (moment: string) => loadHome(content, 'hr', atHotel(moment)).hero.wide.id;
  expect(poster('2026-11-21T12:00')).toBe('hero-winter');
  expect(poster('2027-06-01T12:00')).toBe('hero');
  expect(poster('2026-10-31T23:59')).toBe('hero');
  expect(poster('2026-11-01T00:00')).toBe('hero-winter');
});

test.each(locales)('headlines in %s are the newest three, the newest first', (locale) => {
  const shown = loadHome(content, locale, new Date()).news?.items.map(({ date }) => date);
  const dates = news.articles.map(({ date }) => date).toSorted();
  expect(shown).toEqual(dates.toReversed().slice(0, 3));
});

test.each(locales)(
  'the way in %s names places from the nearest in time to the farthest',
  (locale) => {
    const minutes = loadHome(content, locale, new Date()).way.places.map((place) => place.minutes);
    expect(minutes.length).toBeGreaterThan(3);
    expect(minutes).toEqual(minutes.toSorted((one, other) => one - other));
  },
);
