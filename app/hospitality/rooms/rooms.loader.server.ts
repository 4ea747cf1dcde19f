import type { ContentSource } from '~/content/content';
import { findPlate, findShareCard, toBlock, toPageHead } from '~/content/page-content';
import { toHotelFacts } from '~/content/seo/hotel-facts';
import type { Locale } from '~/i18n/locales';
import { loadStayForm } from './stay-form.server';
import { listCommonEquipment, toNightPrices, toRoomCard, listSeasons } from './room-details';

/**
 * What the accommodation page shows.
 * @param query of its address: what its form for a stay asks for
 * @throws Response the way to the booking engine, for a stay that can be booked
 */
export function loadRooms(content: ContentSource, locale: Locale, query = new URLSearchParams()) {
  const { rooms, site } = content.get();
  return {
    head: toPageHead(rooms.page, locale),
    stay: loadStayForm(content, query, locale),
    plate: findPlate(content, rooms.page, locale),
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
