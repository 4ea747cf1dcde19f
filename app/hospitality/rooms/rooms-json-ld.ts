import type { HotelLeaf, HotelRoomLeaf } from 'schema-dts';
import {
  hotelJsonLd,
  type Hotel,
  nightRange,
  type Place,
  stayJsonLd,
} from '~/content/seo/hotel-json-ld';
import { assetHref } from '~/routing/asset-href';
import { href } from '~/routing/href';
import { amenitiesJsonLd } from './room-json-ld';
import type { loadRooms } from './rooms.loader.server';

type RoomsPage = Pick<ReturnType<typeof loadRooms>, 'head' | 'rooms' | 'equipment' | 'hotelFacts'>;

/** Structured data of the hotel and its room types. Every value also appears on the page or in its footer. */
export function roomsJsonLd(view: RoomsPage, hotel: Hotel, place: Place) {
  const { siteUrl, locale } = place;
  const { petsAllowed, smokingAllowed } = view.hotelFacts;
  return {
    ...hotelJsonLd(hotel, view.hotelFacts, place),
    ...stayJsonLd(view.hotelFacts),
    description: view.head.lead,
    image: view.rooms.map(({ image }) => siteUrl + assetHref(image, 'lg')),
    priceRange: nightRange(view.hotelFacts),
    ...(petsAllowed !== undefined && { petsAllowed }),
    ...(smokingAllowed !== undefined && { smokingAllowed }),
    amenityFeature: amenitiesJsonLd(view.equipment),
    containsPlace: view.rooms.map(({ slug, name, capacity, bed }) => {
      const url = siteUrl + href('room', locale, { slug });
      return {
        '@type': 'HotelRoom',
        '@id': `${url}#room`,
        name,
        url,
        occupancy: { '@type': 'QuantitativeValue', maxValue: capacity },
        bed,
      } satisfies HotelRoomLeaf;
    }),
  } satisfies HotelLeaf;
}
