import type { ContentSource } from '~/content/content';
import type { Locale } from '~/i18n/locales';
import { toRoomDetails, toRoomCard, listSeasons } from './room-details';

/** What a room's page shows; undefined when there is no such room. */
export function findRoomPage(content: ContentSource, slug: string, locale: Locale) {
  const { rooms, site } = content.get();
  const room = rooms.kinds.find((kind) => kind.slug === slug);
  if (!room) return undefined;
  return {
    room: toRoomDetails(content, room, locale),
    seasons: listSeasons(rooms),
    checkIn: site.hotel.checkIn,
    checkOut: site.hotel.checkOut,
    others: rooms.kinds
      .filter((kind) => kind !== room)
      .map((kind) => toRoomCard(content, kind, locale)),
  };
}
