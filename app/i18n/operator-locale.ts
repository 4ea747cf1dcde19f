import { defaultLocale, type Locale, localeTable } from './locales';

/**
 * The language of the hotel's staff: of their emails, the price lists and the names in bookkeeping. Today it is the site's
 * default language; it has a name of its own because a site may open in a language that its staff do not work in.
 */
export const operatorLocale: Locale = defaultLocale;

/** A language's name in the staff's language. */
export function languageName(locale: Locale): string {
  const names = new Intl.DisplayNames(localeTable[operatorLocale].bcp47, { type: 'language' });
  return names.of(locale) ?? locale;
}
