import type { ContactPageLeaf } from 'schema-dts';
import { hotelJsonLd, type House, hotelId, type Place } from '~/content/seo/hotel-json-ld';
import { href } from '~/routing/href';
import type { ContactView } from './contact.loader.server';

/** The page and the house it tells how to reach, with the hours of its reception; every value stands on the page. */
export function contactJsonLd(view: ContactView, house: House, place: Place) {
  const { siteUrl, locale } = place;
  return {
    '@graph': [
      {
        '@type': 'ContactPage',
        name: view.page.title,
        inLanguage: locale,
        url: siteUrl + href('contact', locale),
        mainEntity: { '@id': hotelId(siteUrl) },
      } satisfies ContactPageLeaf,
      { ...hotelJsonLd(house, view.hotel, place), ...view.hours },
    ],
  };
}
