import type { ItemListLeaf, ProductLeaf } from 'schema-dts';
import { hotelPlaceJsonLd, hotelId, type Hotel, type Place } from '~/content/seo/hotel-json-ld';
import { toDecimal } from '~/i18n/format';
import { assetHref } from '~/routing/asset-href';
import { href } from '~/routing/href';
import type { PackageCard, PackageOffer } from './package-offer';

/**
 * Structured data of a package and its price per person by group size. Every value also appears on the page. Never an
 * Event, even if it has dates, because search engines do not accept stays as events.
 */
export function packageJsonLd(item: PackageOffer, hotel: Hotel, place: Place) {
  const { siteUrl, locale } = place;
  const url = siteUrl + href('package', locale, { slug: item.slug });
  return [
    {
      '@type': 'Product',
      '@id': `${url}#package`,
      name: item.name,
      description: item.summary,
      url,
      image: siteUrl + assetHref(item.image, 'xl'),
      brand: { '@id': hotelId(siteUrl) },
      offers: {
        '@type': 'AggregateOffer',
        priceCurrency: 'EUR',
        lowPrice: toDecimal(Math.min(...item.prices.map(({ personCents }) => personCents))),
        highPrice: toDecimal(Math.max(...item.prices.map(({ personCents }) => personCents))),
        offerCount: item.prices.length,
        offers: item.prices.map(({ from, to, personCents }) => ({
          '@type': 'Offer',
          url,
          price: toDecimal(personCents),
          priceCurrency: 'EUR',
          eligibleQuantity: { '@type': 'QuantitativeValue', minValue: from, maxValue: to },
        })),
      },
    } satisfies ProductLeaf,
    hotelPlaceJsonLd(hotel, place),
  ];
}

/** Structured data of the list of packages, in the page's order. */
export function packagesJsonLd(
  items: readonly Pick<PackageCard, 'slug' | 'name'>[],
  name: string,
  { siteUrl, locale }: Place,
) {
  return {
    '@type': 'ItemList',
    name,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.name,
      url: siteUrl + href('package', locale, { slug: item.slug }),
    })),
  } satisfies ItemListLeaf;
}
