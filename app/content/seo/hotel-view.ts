import type { ContentSource } from '~/content/content';
import { seasonIds } from '~/content/vocabulary';

/** The hotel's position, in degrees. */
export type GeoView = { latitude: number; longitude: number };

export function viewGeo(content: ContentSource): GeoView {
  const { latitude, longitude } = content.get().site.house;
  return { latitude, longitude };
}

/** What search engines learn about the hotel beside its name and address. */
export type HotelView = GeoView & {
  numberOfRooms: number;
  checkIn: string;
  checkOut: string;
  petsAllowed?: boolean | undefined;
  smokingAllowed?: boolean | undefined;
  /** The cheapest and the dearest night of the year, in cents. */
  nights: { fromCents: number; toCents: number };
};

export function viewHotel(content: ContentSource): HotelView {
  const { site, rooms } = content.get();
  const { house } = site;
  const nights = rooms.kinds.flatMap(({ nightCents }) => seasonIds.map((id) => nightCents[id]));
  return {
    ...viewGeo(content),
    numberOfRooms: house.rooms + house.suites,
    checkIn: house.checkIn.from,
    checkOut: house.checkOut.to,
    petsAllowed: rooms.petsAllowed,
    smokingAllowed: rooms.smokingAllowed,
    nights: { fromCents: Math.min(...nights), toCents: Math.max(...nights) },
  };
}
