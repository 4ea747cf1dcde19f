import type { ContentSource } from '~/content/content';
import { getT } from '~/i18n/i18n.server';
import type { Locale } from '~/i18n/locales';
import { toRoomDetails, toRoomCard, listSeasons } from './room-details';
import { loadStayForm, stayFormTitle } from './stay-form.server';

/**
 * Loads a room's page.
 * @param query the page's query, which may contain a requested stay
 * @throws Response 404 if there is no such room; a redirect to the booking engine if the requested stay can be booked
 */
export function loadRoom(
  content: ContentSource,
  slug: string,
  locale: Locale,
  query = new URLSearchParams(),
) {
  const { rooms, site } = content.get();
  const room = rooms.kinds.find((kind) => kind.slug === slug);
  if (!room) throw new Response(null, { status: 404 });
  const details = toRoomDetails(content, room, locale);
  const { name, suite, capacity: count } = details;
  const stay = loadStayForm(content, query, locale, new Date());
  const metaTitle = getT(locale)(suite ? 'rooms:suiteTitle' : 'rooms:roomTitle', { name, count });
  return {
    room: details,
    stay,
    metaTitle,
    formTitle: stayFormTitle(metaTitle, stay, locale),
    seasons: listSeasons(rooms),
    checkIn: site.hotel.checkIn,
    checkOut: site.hotel.checkOut,
    others: rooms.kinds
      .filter((kind) => kind !== room)
      .map((kind) => toRoomCard(content, kind, locale)),
  };
}

export type RoomPage = ReturnType<typeof loadRoom>;
