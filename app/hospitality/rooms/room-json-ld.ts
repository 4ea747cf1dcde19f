import type {
  HotelRoomLeaf,
  LocationFeatureSpecificationLeaf,
  MergeLeafTypes,
  ProductLeaf,
} from 'schema-dts';
import { breadcrumbJsonLd } from '~/components/seo/breadcrumb-json-ld';
import { definePageJsonLd } from '~/components/seo/json-ld';
import type { Crumb } from '~/components/ui/breadcrumb';
import { type SeasonId, seasonIds } from '~/content/vocabulary';
import { hotelPlaceJsonLd, type Hotel, type Place } from '~/content/seo/hotel-json-ld';
import { toDecimal } from '~/i18n/format';
import { assetHref } from '~/routing/asset-href';
import { href } from '~/routing/href';
import type { RoomDetails } from './room-details';

type RoomPlace = Place & {
  hotel: Hotel;
  seasonNames: Record<SeasonId, string>;
  isOutsideVat?: boolean | undefined;
};

/** Structured data of a room. Every value also appears on its page. */
export function roomJsonLd(
  room: RoomDetails,
  { hotel, seasonNames, isOutsideVat, ...place }: RoomPlace,
) {
  const { siteUrl, locale } = place;
  const url = siteUrl + href('room', locale, { slug: room.slug });
  const { own, every } = room.equipment;
  return {
    // Also a Product, because search engines accept offers only on products.
    '@type': ['HotelRoom', 'Product'],
    '@id': `${url}#room`,
    name: room.name,
    description: room.lead,
    url,
    image: room.images.map((image) => siteUrl + assetHref(image, 'lg')),
    bed: room.bed,
    occupancy: { '@type': 'QuantitativeValue', maxValue: room.capacity, unitCode: 'C62' },
    floorSize: {
      '@type': 'QuantitativeValue',
      minValue: room.squareMetres.from,
      maxValue: room.squareMetres.to,
      unitCode: 'MTK',
    },
    amenityFeature: amenitiesJsonLd([...own, ...every]),
    offers: seasonIds.map((season) => ({
      '@type': 'Offer',
      name: seasonNames[season].replaceAll(softHyphen, ''),
      url,
      priceCurrency: 'EUR',
      price: toDecimal(room.nights[season].cents),
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: toDecimal(room.nights[season].cents),
        priceCurrency: 'EUR',
        unitCode: 'DAY',
        ...(!isOutsideVat && { valueAddedTaxIncluded: true }),
      },
    })),
    containedInPlace: hotelPlaceJsonLd(hotel, place),
  } satisfies MergeLeafTypes<[HotelRoomLeaf, ProductLeaf]>;
}

/** Amenities, with the names used on the page. */
export function amenitiesJsonLd(names: readonly string[]) {
  return names.map(
    (name) =>
      ({
        '@type': 'LocationFeatureSpecification',
        name,
        value: true,
      }) satisfies LocationFeatureSpecificationLeaf,
  );
}

/** Allows line breaks in the table's narrow columns; removed from names outside the page. */
const softHyphen = '\u00ad';

type RoomPage = {
  room: RoomDetails;
  seasonNames: Record<SeasonId, string>;
  crumbs: readonly Crumb[];
};

/** A room and its breadcrumb. */
export const RoomJsonLd = definePageJsonLd(
  import.meta.env.SSR &&
    (({ room, seasonNames, crumbs }: RoomPage, site) => ({
      '@graph': [
        roomJsonLd(room, { ...site, seasonNames }),
        breadcrumbJsonLd(crumbs, site.siteUrl),
      ],
    })),
);
