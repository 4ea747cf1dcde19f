import type { ContentSource } from '~/content/content';
import { findPlate, findShareCard, toBlock, toPageHead } from '~/content/page-content';
import { toServicePrice } from '~/content/price-notes';
import { toHotelFacts } from '~/content/seo/hotel-facts';
import { getT } from '~/i18n/i18n.server';
import type { Locale } from '~/i18n/locales';
import { loadStayForm, stayFormTitle } from './stay-form.server';
import { listCommonEquipment, toNightPrices, toRoomCard, listSeasons } from './room-details';

/**
 * Loads the accommodation page.
 * @param query the page's query, which may contain a requested stay
 * @throws Response a redirect to the booking engine if the requested stay can be booked
 */
export function loadRooms(content: ContentSource, locale: Locale, query = new URLSearchParams()) {
  const { rooms, site } = content.get();
  const stay = loadStayForm(content, query, locale, new Date());
  const metaTitle = getT(locale)('rooms:metaTitle');
  return {
    head: toPageHead(rooms.page, locale),
    stay,
    metaTitle,
    formTitle: stayFormTitle(metaTitle, stay, locale),
    plate: findPlate(content, rooms.page, locale),
    rooms: rooms.kinds.map((room) => ({
      ...toRoomCard(content, room, locale),
      nights: toNightPrices(room, locale),
    })),
    seasons: listSeasons(rooms),
    extras: (rooms.extras ?? []).map((service) => toServicePrice(service, locale)),
    equipment: listCommonEquipment(rooms, locale),
    terms: rooms.terms.map((block) => toBlock(content, block, locale)),
    checkIn: site.hotel.checkIn,
    checkOut: site.hotel.checkOut,
    hotelFacts: toHotelFacts(content),
    shareCard: findShareCard(content, 'rooms', locale),
  };
}

export type RoomsView = ReturnType<typeof loadRooms>;
