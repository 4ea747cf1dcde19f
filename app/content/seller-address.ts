import { countryName } from '~/i18n/format';
import { postalText } from '~/i18n/postal-address';
import type { Locale } from '~/i18n/locales';
import type { Site } from './content-schema';

/**
 * The seller's postal address on one line, with the country in the reader's language. Where it wraps, the house number
 * stays with its street, and the postcode with its town.
 */
export function writeSellerAddress({ seller }: Pick<Site, 'seller'>, locale: Locale): string {
  const address = seller.street.replace(/ (?=\d\S*$)/, '\u00a0');
  return `${postalText({ ...seller, address })}, ${countryName(seller.country, locale)}`;
}
