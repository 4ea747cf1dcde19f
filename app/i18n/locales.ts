import { languages } from '#hotel/hotel.config.js';

/** The languages that the engine supports; a hotel offers some of them (`languages` of its `hotel.config.js`). */
export const localeTable = {
  hr: { bcp47: 'hr-HR', ogLocale: 'hr_HR', name: 'Hrvatski' },
  en: { bcp47: 'en-GB', ogLocale: 'en_GB', name: 'English' },
  de: { bcp47: 'de-DE', ogLocale: 'de_DE', name: 'Deutsch' },
  it: { bcp47: 'it-IT', ogLocale: 'it_IT', name: 'Italiano' },
} as const;

export type Locale = keyof typeof localeTable;

/** The languages offered, the default first. */
export const locales: readonly Locale[] = languages;

export const defaultLocale: Locale = languages[0];

/** The path prefix of a language: none for the default, `/en` for another. */
export const localePrefix = (locale: Locale): string =>
  locale === defaultLocale ? '' : `/${locale}`;

/**
 * Exact match only: `EN`, `en-GB` and `__proto__` are not locales, nor is a language that the hotel does not offer.
 */
export function isLocale(value: unknown): value is Locale {
  return (locales as readonly unknown[]).includes(value);
}

/** The language is determined by the path alone (product decision): by its prefix, or the default without one. */
export function localeFromPathname(pathname: string): Locale {
  const first = pathname.split('/', 2)[1]?.replace(/\.data$/, '');
  return isLocale(first) && first !== defaultLocale ? first : defaultLocale;
}
