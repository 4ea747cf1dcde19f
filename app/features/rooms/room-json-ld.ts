import { seasonIds } from '~/features/content/vocabulary';
import type { Locale } from '~/i18n/locales';
import { assetHref } from '~/routing/asset-href';
import { href } from '~/routing/href';
import type { RoomView } from './rooms-view';

type Place = { siteUrl: string; locale: Locale; seasonNames: Record<string, string> };

/** A room as search engines read it; every value stands on its page. */
export function roomJsonLd(room: RoomView, { siteUrl, locale, seasonNames }: Place) {
  const url = siteUrl + href('room', locale, { slug: room.slug });
  const { own, every } = room.equipment;
  return {
    // A product as well: only products carry offers in the eyes of search engines.
    '@type': ['HotelRoom', 'Product'],
    '@id': `${url}#room`,
    name: room.name,
    description: room.summary,
    url,
    inLanguage: locale,
    image: room.images.map((image) => siteUrl + assetHref(image, 'lg')),
    bed: { '@type': 'BedDetails', numberOfBeds: 1, typeOfBed: room.bed },
    occupancy: { '@type': 'QuantitativeValue', maxValue: room.capacity, unitCode: 'C62' },
    floorSize: {
      '@type': 'QuantitativeValue',
      minValue: room.squareMetres.from,
      maxValue: room.squareMetres.to,
      unitCode: 'MTK',
    },
    amenityFeature: [...own, ...every].map((name) => ({
      '@type': 'LocationFeatureSpecification',
      name,
      value: true,
    })),
    offers: seasonIds.map((season) => ({
      '@type': 'Offer',
      name: seasonNames[season]?.replaceAll(softHyphen, ''),
      url,
      priceCurrency: 'EUR',
      price: amount(room.nights[season].cents),
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: amount(room.nights[season].cents),
        priceCurrency: 'EUR',
        unitCode: 'DAY',
        valueAddedTaxIncluded: true,
      },
    })),
    containedInPlace: { '@id': `${siteUrl}/#hotel` },
  };
}

/** The table's narrow columns break words at it; names outside the page do without. */
const softHyphen = '\u00ad';

const amount = (cents: number) => (cents / 100).toFixed(2);
