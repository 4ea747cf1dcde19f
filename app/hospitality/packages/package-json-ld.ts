import type { ProductLeaf } from 'schema-dts';
import { breadcrumbJsonLd } from '~/components/seo/breadcrumb-json-ld';
import { itemListJsonLd } from '~/components/seo/item-list-json-ld';
import { definePageJsonLd } from '~/components/seo/json-ld';
import type { Crumb } from '~/components/ui/breadcrumb';
import { hotelPlaceJsonLd, hotelId, type Hotel, type Place } from '~/content/seo/hotel-json-ld';
import { toDecimal } from '~/i18n/format';
import { assetHref } from '~/routing/asset-href';
import { href } from '~/routing/href';
import type { PackageOffer } from './package-offer';
import type { PackagesView } from './packages.loader.server';

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
      description: item.lead,
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

type PackagePage = { item: PackageOffer; crumbs: readonly Crumb[] };

/** A package and its breadcrumb. */
export const PackageJsonLd = definePageJsonLd(
  import.meta.env.SSR &&
    (({ item, crumbs }: PackagePage, site) => ({
      '@graph': [...packageJsonLd(item, site.hotel, site), breadcrumbJsonLd(crumbs, site.siteUrl)],
    })),
);

export const PackagesJsonLd = definePageJsonLd(
  import.meta.env.SSR &&
    (({ head, packages }: PackagesView, { siteUrl, locale }) =>
      itemListJsonLd(
        head.title,
        packages.map(({ slug, name }) => ({
          name,
          url: siteUrl + href('package', locale, { slug }),
        })),
      )),
);
