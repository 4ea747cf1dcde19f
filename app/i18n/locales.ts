import { languages, regions } from '#hotel/hotel.config.js';

export type Locale = 'hr' | 'en' | 'de' | 'it';

/**
 * The languages that the engine supports; a hotel offers some of them, and may choose the region by whose rules dates and
 * numbers are written (`languages` and `regions` of its `hotel.config.js`).
 */
export const localeTable: Record<Locale, { bcp47: string; name: string }> = {
  hr: { bcp47: regions.hr ?? 'hr-HR', name: 'Hrvatski' },
  en: { bcp47: regions.en ?? 'en-GB', name: 'English' },
  de: { bcp47: regions.de ?? 'de-DE', name: 'Deutsch' },
  it: { bcp47: regions.it ?? 'it-IT', name: 'Italiano' },
};

/** The languages offered, the default first. */
export const locales: readonly Locale[] = languages;

export const defaultLocale: Locale = languages[0];

/** A value for each language offered. */
export const byLocale = <Value>(valueFor: (locale: Locale) => Value) =>
  Object.fromEntries(locales.map((locale) => [locale, valueFor(locale)])) as Record<Locale, Value>;

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
