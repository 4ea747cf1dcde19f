import { countryName } from '~/i18n/format';
import type { Locale } from '~/i18n/locales';
import type { Site } from './content-schema';

/**
 * The seller's postal address on one line, with the country in the reader's language. Where it wraps, the house number
 * stays with its street, and the postcode with its town.
 */
export function writeSellerAddress({ seller }: Pick<Site, 'seller'>, locale: Locale): string {
  const street = seller.street.replace(/ (?=\d\S*$)/, '\u00a0');
  return `${street}, ${seller.postalCode}\u00a0${seller.city}, ${countryName(seller.country, locale)}`;
}
