import type { ContactPageLeaf } from 'schema-dts';
import { definePageJsonLd, type JsonLdSite } from '~/components/seo/json-ld';
import { hotelJsonLd, hotelId } from '~/content/seo/hotel-json-ld';
import { href } from '~/routing/href';
import type { ContactView } from './contact.loader.server';

/** Structured data of the page and the hotel, with the reception's hours. Every value also appears on the page. */
function contactJsonLd(view: ContactView, site: JsonLdSite) {
  const { siteUrl, locale, hotel } = site;
  return {
    '@graph': [
      {
        '@type': 'ContactPage',
        name: view.page.title,
        inLanguage: locale,
        url: siteUrl + href('contact', locale),
        mainEntity: { '@id': hotelId(siteUrl) },
      } satisfies ContactPageLeaf,
      { ...hotelJsonLd(hotel, view.hotelFacts, site), ...view.hours },
    ],
  };
}

export const ContactJsonLd = definePageJsonLd(import.meta.env.SSR && contactJsonLd);
