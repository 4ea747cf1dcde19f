import type { Locale } from '~/i18n/locales';
import { assetHref } from '~/routing/asset-href';
import { href } from '~/routing/href';
import type { HomeView } from './home.server';

type House = {
  fullName: string;
  street: string;
  postalCode: string;
  city: string;
  phone: string;
  email: string;
  mapUrl: string;
  social: readonly { url: string }[];
};

/** The hotel as search engines read it; every value stands on the page or in its footer. */
export function hotelJsonLd(view: HomeView, house: House, siteUrl: string, locale: Locale) {
  return {
    '@type': 'Hotel',
    '@id': `${siteUrl}/#hotel`,
    name: house.fullName,
    description: view.lead,
    url: siteUrl + href('home', locale),
    image: siteUrl + assetHref(view.hero.wide, 'xl'),
    logo: `${siteUrl}/icon-512.png`,
    telephone: house.phone,
    email: house.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: house.street,
      postalCode: house.postalCode,
      addressLocality: house.city,
      addressCountry: 'HR',
    },
    hasMap: house.mapUrl,
    numberOfRooms: view.facts.rooms + view.facts.suites,
    checkinTime: view.facts.checkIn.from,
    checkoutTime: view.facts.checkOut.to,
    smokingAllowed: false,
    currenciesAccepted: 'EUR',
    availableLanguage: ['hr', 'en', 'de', 'it'],
    sameAs: house.social.map(({ url }) => url),
  };
}
