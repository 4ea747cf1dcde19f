import type { GeoCoordinatesLeaf, HotelLeaf, PostalAddressLeaf, WebSiteLeaf } from 'schema-dts';
import { type Locale, locales } from '~/i18n/locales';
import { href } from '~/routing/href';
import type { GeoPoint, HotelFacts } from './hotel-facts';

/** The hotel's data from every page's footer. */
export type Hotel = {
  fullName: string;
  name: string;
  street: string;
  postalCode: string;
  city: string;
  country: string;
  phone: string;
  email: string;
};

export type Place = { siteUrl: string; locale: Locale };

/** The hotel's `@id` in all structured data of the site. */
export const hotelId = (siteUrl: string) => `${siteUrl}/#hotel`;

export function addressJsonLd({
  street,
  postalCode,
  city,
  country,
}: Pick<Hotel, 'street' | 'postalCode' | 'city' | 'country'>) {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode,
    addressLocality: city,
    addressCountry: country,
  } satisfies PostalAddressLeaf;
}

export function geoJsonLd({ latitude, longitude }: GeoPoint) {
  return { '@type': 'GeoCoordinates', latitude, longitude } satisfies GeoCoordinatesLeaf;
}

/** A short form of the hotel, for pages about one of its parts. */
export function hotelPlaceJsonLd(hotel: Hotel, { siteUrl, locale }: Place) {
  return {
    '@type': 'Hotel',
    '@id': hotelId(siteUrl),
    name: hotel.fullName,
    url: siteUrl + href('home', locale),
    telephone: hotel.phone,
    address: addressJsonLd(hotel),
  } satisfies HotelLeaf;
}

/** The hotel and its location, for pages about the hotel as a whole. */
export function hotelJsonLd(hotel: Hotel, facts: HotelFacts, place: Place) {
  return {
    ...hotelPlaceJsonLd(hotel, place),
    email: hotel.email,
    logo: `${place.siteUrl}/icon-512.png`,
    geo: geoJsonLd(facts),
    availableLanguage: locales,
  } satisfies HotelLeaf;
}

/** The conditions of a stay, for the pages that show them. */
export function stayJsonLd({ numberOfRooms, checkIn, checkOut }: HotelFacts) {
  return {
    numberOfRooms,
    checkinTime: checkIn,
    checkoutTime: checkOut,
  } satisfies Partial<HotelLeaf>;
}

/** The website, with its name for search results. */
export function websiteJsonLd({ fullName, name }: Hotel, siteUrl: string) {
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name: fullName,
    alternateName: name,
    url: `${siteUrl}/`,
    inLanguage: locales,
    publisher: { '@id': hotelId(siteUrl) },
  } satisfies WebSiteLeaf;
}
