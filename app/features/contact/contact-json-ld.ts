import type { Locale } from '~/i18n/locales';
import { href } from '~/routing/href';
import type { ContactView } from './contact-view';

type Place = { siteUrl: string; locale: Locale };

/** The page and the house it tells how to reach; every value stands on the page. */
export function contactJsonLd({ page, house }: ContactView, { siteUrl, locale }: Place) {
  return {
    '@type': 'ContactPage',
    name: page.title,
    inLanguage: locale,
    url: siteUrl + href('contact', locale),
    mainEntity: {
      '@type': 'Hotel',
      '@id': `${siteUrl}/#hotel`,
      name: house.fullName,
      telephone: house.phone,
      email: house.email,
      address: {
        '@type': 'PostalAddress',
        streetAddress: house.street,
        postalCode: house.postalCode,
        addressLocality: house.city,
        addressCountry: 'HR',
      },
      geo: { '@type': 'GeoCoordinates', latitude: house.latitude, longitude: house.longitude },
    },
  };
}
