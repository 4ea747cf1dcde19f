import { expect, test } from 'vitest';
import { createSnapshot } from '~/content/content-snapshot.server';
import { loadRoom } from '~/hospitality/rooms/room.loader.server';
import { RoomScreen } from '~/hospitality/rooms/room-screen';
import { makeContent, masters } from '../../../support/made-up-hotel/content';
import { renderScreen } from '../../../support/render-screen';

/** The page of the first room, with as many pictures as given. */
async function renderRoom(count: number) {
  const content = makeContent();
  const [room] = content.rooms.kinds;
  if (!room) throw new Error('There is no room');
  room.images = room.images.slice(0, count);
  const page = loadRoom(createSnapshot(content, masters), room.slug, 'en');
  return renderScreen(<RoomScreen page={page} />, { locale: 'en' });
}

const picturesOf = (html: string) => html.match(/<img /g)?.length;

test('a room may have a single picture, and its page no empty place for others', async () => {
  const [one, two] = [await renderRoom(1), await renderRoom(2)];
  expect(one).not.toContain('room-pictures');
  expect(two).toContain('room-pictures');
  expect(picturesOf(two)).toBe((picturesOf(one) ?? 0) + 1);
});
