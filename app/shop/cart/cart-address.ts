import type { Locale } from '~/i18n/locales';
import { href } from '~/routing/href';

/**
 * The cart's address, with the country that its delivery is shown for.
 * @param search query of the page that the change comes from; anything but a country is left out
 */
export function cartAddress(locale: Locale, search: string): string {
  const country = new URLSearchParams(search).get('country') ?? '';
  return href('cart', locale) + (/^[A-Z]{2}$/.test(country) ? `?country=${country}` : '');
}
