import { expect, test } from 'vitest';
import type { Room } from '~/content/rooms-schema';
import {
  listCommonEquipment,
  toRoomDetails,
  toRoomCard,
  listSeasons,
} from '~/hospitality/rooms/room-details';
import { locales } from '~/i18n/locales';
import { makeSource } from '../../../support/made-up-hotel/content';

const content = makeSource();
const { rooms } = content.get();
const room = (id: string) => rooms.kinds.find((kind) => kind.id === id) as Room;

test('seasons are listed from low to high', () => {
  expect(listSeasons(rooms).map(({ id }) => id)).toEqual(['low', 'middle', 'high']);
});

test('a card shows the cheapest night and a range of sizes only where there is one', () => {
  expect(toRoomCard(content, room('garden'), 'hr')).toMatchObject({
    fromCents: 10_000,
    size: '21–24',
  });
  expect(toRoomCard(content, room('tower'), 'hr')).toMatchObject({
    fromCents: 20_000,
    size: '55',
    capacity: 3,
  });
});

test.each(locales)(
  'equipment in %s: what all rooms have is listed once, the rest per room',
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
