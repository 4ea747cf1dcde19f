import type { ContentSource } from '~/content/content';
import { findPriceRange, type PriceRange } from '~/content/price-range';
import { seasonIds } from '~/content/vocabulary';

/** The hotel's coordinates, in degrees. */
export type GeoPoint = { latitude: number; longitude: number };

export function toGeoPoint(content: ContentSource): GeoPoint {
  const { latitude, longitude } = content.get().site.hotel;
  return { latitude, longitude };
}

/** Facts for search engines about the hotel, besides its name and address. */
export type HotelFacts = GeoPoint & {
  numberOfRooms: number;
  checkIn: string;
  checkOut: string;
  petsAllowed?: boolean | undefined;
  smokingAllowed?: boolean | undefined;
  /** The prices of a night over the year; undefined without rooms. */
  nights: PriceRange | undefined;
};

export function toHotelFacts(content: ContentSource): HotelFacts {
  const { site, rooms } = content.get();
  const { hotel } = site;
  const nights = rooms.kinds.flatMap(({ nightCents }) => seasonIds.map((id) => nightCents[id]));
  return {
    ...toGeoPoint(content),
    numberOfRooms: hotel.rooms + hotel.suites,
    checkIn: hotel.checkIn.from,
    checkOut: hotel.checkOut.to,
    petsAllowed: rooms.petsAllowed,
    smokingAllowed: rooms.smokingAllowed,
    nights: findPriceRange(nights),
  };
}
