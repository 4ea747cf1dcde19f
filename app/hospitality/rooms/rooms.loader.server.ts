import type { ContentSource } from '~/content/content';
import { toBlock, toPageHead, findShareCard } from '~/content/page-content';
import { toHotelFacts } from '~/content/seo/hotel-facts';
import type { Locale } from '~/i18n/locales';
import { listCommonEquipment, toNightPrices, toRoomCard, listSeasons } from './room-details';

/** What the accommodation page shows. */
export function loadRooms(content: ContentSource, locale: Locale) {
  const { rooms, site } = content.get();
  return {
    head: toPageHead(rooms.page, locale),
    rooms: rooms.kinds.map((room) => ({
      ...toRoomCard(content, room, locale),
      nights: toNightPrices(room, locale),
    })),
    seasons: listSeasons(rooms),
    equipment: listCommonEquipment(rooms, locale),
    terms: rooms.terms.map((block) => toBlock(content, block, locale)),
    checkIn: site.hotel.checkIn,
    checkOut: site.hotel.checkOut,
    hotelFacts: toHotelFacts(content),
    shareCard: findShareCard(content, 'rooms', locale),
  };
}

export type RoomsView = ReturnType<typeof loadRooms>;
