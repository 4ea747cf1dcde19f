import { expect, test } from 'vitest';
import type { Room } from '~/content/rooms-schema';
import { toRoomCard } from '~/hospitality/rooms/room-details';
import { RoomList } from '~/hospitality/rooms/room-list';
import { makeSource } from '../../../support/made-up-hotel/content';
import { renderScreen } from '../../../support/render-screen';

test('the list compares rooms by size, guests, bed, bathroom and view', async () => {
  const content = makeSource();
  const room = content.get().rooms.kinds[0] as Room;
  const html = await renderScreen(<RoomList rooms={[toRoomCard(content, room, 'en')]} />, {
    locale: 'en',
  });
  const names = [...html.matchAll(/<dt>(.*?)<\/dt>/g)].map(([, name]) => name);
  expect(names).toEqual(['Size', 'Sleeps', 'Bed', 'Bathroom', 'View']);
  expect(html).toContain(`<dd>${room.bathroom.en}</dd>`);
});
