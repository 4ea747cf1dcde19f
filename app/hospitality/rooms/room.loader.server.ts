import type { ContentSource } from '~/content/content';
import type { Locale } from '~/i18n/locales';
import { viewRoom, viewRoomCard, viewSeasons } from './room-details';

/** What a room's page shows; undefined when there is no such room. */
export function findRoomPage(content: ContentSource, slug: string, locale: Locale) {
  const { rooms, site } = content.get();
  const room = rooms.kinds.find((kind) => kind.slug === slug);
  if (!room) return undefined;
  return {
    room: viewRoom(content, room, locale),
    seasons: viewSeasons(rooms),
    checkIn: site.house.checkIn,
    checkOut: site.house.checkOut,
    others: rooms.kinds
      .filter((kind) => kind !== room)
      .map((kind) => viewRoomCard(content, kind, locale)),
  };
}
