import { expect, test } from 'vitest';
import { rooms } from '#hotel/sections/rooms';
import { site } from '#hotel/site';
import { coversDay } from '~/platform/time/calendar';

test('the rooms add up to the numbers that the hotel states', () => {
  const units = (suite: boolean) =>
    rooms.kinds.filter((kind) => kind.suite === suite).reduce((sum, { count }) => sum + count, 0);
  expect({ rooms: units(false), suites: units(true) }).toEqual({
    rooms: site.hotel.rooms,
    suites: site.hotel.suites,
  });
});

test('every day of the year, the 29th of February too, belongs to exactly one season', () => {
  for (let day = Date.UTC(2028, 0, 1); day < Date.UTC(2029, 0, 1); day += 86_400_000) {
    const isoDay = new Date(day).toISOString().slice(0, 10);
    const covering = rooms.seasons.filter(({ periods }) =>
      periods.some((period) => coversDay(period, isoDay)),
    );
    expect({ isoDay, seasons: covering.length }).toEqual({ isoDay, seasons: 1 });
  }
});
