import type { HotelLeaf } from 'schema-dts';
import { hasPage } from '~/routing/paths';
import {
  hotelJsonLd,
  type House,
  type Place,
  stayJsonLd,
  websiteJsonLd,
} from '~/content/seo/hotel-json-ld';
import { assetHref } from '~/routing/asset-href';
import type { HomeView } from './home.loader.server';

type HomeHouse = House & { social: readonly { url: string }[] };

/** The hotel and its site; every value stands on the page or in its footer. */
export function homeJsonLd(view: HomeView, house: HomeHouse, place: Place) {
  const { siteUrl } = place;
  return {
    '@graph': [
      {
        ...hotelJsonLd(house, view.hotel, place),
        ...stayJsonLd(view.hotel),
        description: view.lead,
        image: siteUrl + assetHref(view.hero.wide, 'xl'),
        containsPlace: (['restaurant', 'tavern'] as const)
          .filter(hasPage)
          .map((name) => ({ '@id': `${siteUrl}/#${name}` })),
        sameAs: house.social.map(({ url }) => url),
      } satisfies HotelLeaf,
      websiteJsonLd(house, siteUrl),
    ],
  };
}
