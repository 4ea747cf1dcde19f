import { defaultLocale, type Locale, localeTable } from './locales';

/** The hotel's staff read Croatian. */
export const operatorLocale = defaultLocale;

/** A language's name in the operator's language. */
export function languageName(locale: Locale): string {
  const names = new Intl.DisplayNames(localeTable[operatorLocale].bcp47, { type: 'language' });
  return names.of(locale) ?? locale;
}
