import { expect, test } from 'vitest';
import { getContent } from '../../../support/site-content';
import type { Room } from '~/content/rooms-schema';
import {
  listCommonEquipment,
  toRoomDetails,
  toRoomCard,
  listSeasons,
} from '~/hospitality/rooms/room-details';
import { coversDay } from '~/platform/time/calendar';
import { locales } from '~/i18n/locales';

const content = getContent();
const { rooms, site } = content.get();
const room = (id: string) => rooms.kinds.find((kind) => kind.id === id) as Room;

test('the rooms add up to what the house says it has', () => {
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
  expect(listSeasons(rooms).map(({ id }) => id)).toEqual(['low', 'middle', 'high']);
});

test('a card shows the cheapest night and a range of sizes only where there is one', () => {
  expect(toRoomCard(content, room('classic'), 'hr')).toMatchObject({
    fromCents: 14_500,
    size: '21–24',
  });
  expect(toRoomCard(content, room('cavallier'), 'hr')).toMatchObject({
    fromCents: 26_000,
    size: '55',
    capacity: 3,
  });
});

test.each(locales)(
  'equipment in %s: what all rooms have is named once, the rest per room',
  (locale) => {
    const common = listCommonEquipment(rooms, locale);
    for (const kind of rooms.kinds) {
      const { own, every } = toRoomDetails(content, kind, locale).equipment;
      expect(every).toEqual(common);
      expect(own.length + every.length).toBe(kind.amenities.length);
      expect(own.filter((name) => common.includes(name))).toEqual([]);
    }
  },
);
