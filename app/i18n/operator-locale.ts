import { defaultLocale, type Locale, localeTable } from './locales';

/** The house reads Croatian. */
export const operatorLocale = defaultLocale;

/** A language's name as the house says it. */
export function languageName(locale: Locale): string {
  const names = new Intl.DisplayNames(localeTable[operatorLocale].bcp47, { type: 'language' });
  return names.of(locale) ?? locale;
}
