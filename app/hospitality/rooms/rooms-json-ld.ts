import type { HotelLeaf, HotelRoomLeaf } from 'schema-dts';
import { definePageJsonLd, type JsonLdSite } from '~/components/seo/json-ld';
import { formatPriceRange } from '~/content/price-range';
import { hotelJsonLd, stayJsonLd } from '~/content/seo/hotel-json-ld';
import { assetHref } from '~/routing/asset-href';
import { href } from '~/routing/href';
import { amenitiesJsonLd } from './room-json-ld';
import type { RoomsView } from './rooms.loader.server';

/** Structured data of the hotel and its room types. Every value also appears on the page or in its footer. */
export function roomsJsonLd(view: RoomsView, site: JsonLdSite) {
  const { siteUrl, locale, hotel } = site;
  const { nights, petsAllowed, smokingAllowed } = view.hotelFacts;
  return {
    ...hotelJsonLd(hotel, view.hotelFacts, site),
    ...stayJsonLd(view.hotelFacts),
    description: view.head.lead,
    image: view.rooms.map(({ image }) => siteUrl + assetHref(image, 'lg')),
    ...(nights && { priceRange: formatPriceRange(nights) }),
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

export const RoomsJsonLd = definePageJsonLd(import.meta.env.SSR && roomsJsonLd);
