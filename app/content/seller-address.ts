import { countryName } from '~/i18n/format';
import type { Locale } from '~/i18n/locales';
import type { Site } from './content-schema';

/** The seller's postal address on one line, with the country in the reader's language. */
export const writeSellerAddress = ({ seller }: Pick<Site, 'seller'>, locale: Locale): string =>
  `${seller.street}, ${seller.postalCode} ${seller.city}, ${countryName(seller.country, locale)}`;
