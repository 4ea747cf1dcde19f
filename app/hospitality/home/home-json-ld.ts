import type { HotelLeaf } from 'schema-dts';
import { hasPage } from '~/routing/paths';
import {
  hotelJsonLd,
  type Hotel,
  type Place,
  stayJsonLd,
  websiteJsonLd,
} from '~/content/seo/hotel-json-ld';
import { assetHref } from '~/routing/asset-href';
import type { HomeView } from './home.loader.server';

type HomeHotel = Hotel & { social: readonly { url: string }[] };

/** Structured data of the hotel and its website. Every value also appears on the page or in its footer. */
export function homeJsonLd(view: HomeView, hotel: HomeHotel, place: Place) {
  const { siteUrl } = place;
  const places = (['restaurant', 'tavern'] as const).filter(hasPage);
  return {
    '@graph': [
      {
        ...hotelJsonLd(hotel, view.hotelFacts, place),
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
