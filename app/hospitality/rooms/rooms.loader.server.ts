import type { ContentSource } from '~/content/content';
import { viewBlock, viewHead, viewShareCard } from '~/content/page-view';
import { viewHotel } from '~/content/seo/hotel-view';
import type { Locale } from '~/i18n/locales';
import { listCommonEquipment, viewNights, viewRoomCard, viewSeasons } from './room-details';

/** What the accommodation page shows. */
export function loadRooms(content: ContentSource, locale: Locale) {
  const { rooms, site } = content.get();
  return {
    head: viewHead(rooms.page, locale),
    rooms: rooms.kinds.map((room) => ({
      ...viewRoomCard(content, room, locale),
      nights: viewNights(room, locale),
    })),
    seasons: viewSeasons(rooms),
    equipment: listCommonEquipment(rooms, locale),
    terms: rooms.terms.map((block) => viewBlock(content, block, locale)),
    checkIn: site.house.checkIn,
    checkOut: site.house.checkOut,
    hotel: viewHotel(content),
    shareCard: viewShareCard(content, 'rooms', locale),
  };
}

export type RoomsView = ReturnType<typeof loadRooms>;
