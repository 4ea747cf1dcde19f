import type { HotelLeaf } from 'schema-dts';
import { definePageJsonLd, type JsonLdSite } from '~/components/seo/json-ld';
import { hasPage } from '~/routing/paths';
import { hotelJsonLd, stayJsonLd, websiteJsonLd } from '~/content/seo/hotel-json-ld';
import { assetHref } from '~/routing/asset-href';
import type { HomeView } from './home.loader.server';

/** Structured data of the hotel and its website. Every value also appears on the page or in its footer. */
function homeJsonLd(view: HomeView, site: JsonLdSite) {
  const { siteUrl, hotel } = site;
  const places = (['restaurant', 'tavern'] as const).filter(hasPage);
  return {
    '@graph': [
      {
        ...hotelJsonLd(hotel, view.hotelFacts, site),
        ...stayJsonLd(view.hotelFacts),
        description: view.lead,
        image: siteUrl + assetHref(view.hero.wide, 'xl'),
        ...(places.length > 0 && {
          containsPlace: places.map((name) => ({ '@id': `${siteUrl}/#${name}` })),
        }),
        sameAs: hotel.social.map(({ url }) => url),
      } satisfies HotelLeaf,
      websiteJsonLd(hotel, siteUrl),
    ],
  };
}

export const HomeJsonLd = definePageJsonLd(import.meta.env.SSR && homeJsonLd);
