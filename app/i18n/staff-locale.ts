import { defaultLocale, type Locale, localeTable } from './locales';

/**
 * The language of the hotel's staff: of their emails, the price lists and the names in bookkeeping. Currently the
 * site's default language; defined separately, because a site may have a default language that its staff do not work
 * in.
 */
export const staffLocale: Locale = defaultLocale;

/** A language's name in another language, by default the staff's. */
export function languageName(locale: Locale, inLocale: Locale = staffLocale): string {
  const names = new Intl.DisplayNames(localeTable[inLocale].bcp47, { type: 'language' });
  return names.of(locale) ?? locale;
}
