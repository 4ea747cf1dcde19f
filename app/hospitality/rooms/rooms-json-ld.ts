import type { HotelLeaf, HotelRoomLeaf } from 'schema-dts';
import {
  hotelJsonLd,
  type House,
  nightRange,
  type Place,
  stayJsonLd,
} from '~/content/seo/hotel-json-ld';
import { assetHref } from '~/routing/asset-href';
import { href } from '~/routing/href';
import { amenitiesJsonLd } from './room-json-ld';
import type { loadRooms } from './rooms.loader.server';

type RoomsPage = Pick<ReturnType<typeof loadRooms>, 'head' | 'rooms' | 'equipment' | 'hotel'>;

/** The hotel and its kinds of room; every value stands on the page or in its footer. */
export function roomsJsonLd(view: RoomsPage, house: House, place: Place) {
  const { siteUrl, locale } = place;
  const { petsAllowed, smokingAllowed } = view.hotel;
  return {
    ...hotelJsonLd(house, view.hotel, place),
    ...stayJsonLd(view.hotel),
    description: view.head.lead,
    image: view.rooms.map(({ image }) => siteUrl + assetHref(image, 'lg')),
    priceRange: nightRange(view.hotel),
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
