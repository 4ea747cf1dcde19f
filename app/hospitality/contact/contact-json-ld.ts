import type { ContactPageLeaf } from 'schema-dts';
import { hotelJsonLd, type Hotel, hotelId, type Place } from '~/content/seo/hotel-json-ld';
import { href } from '~/routing/href';
import type { ContactView } from './contact.loader.server';

/** Structured data of the page and the hotel, with the reception's hours. Every value also appears on the page. */
export function contactJsonLd(view: ContactView, hotel: Hotel, place: Place) {
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
      { ...hotelJsonLd(hotel, view.hotelFacts, place), ...view.hours },
    ],
  };
}
