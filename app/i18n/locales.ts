import { languages, regions } from '#hotel/hotel.config.js';

const names = { hr: 'Hrvatski', en: 'English', de: 'Deutsch', it: 'Italiano' } as const;

export type Locale = keyof typeof names;

/** How dates and numbers are written where the hotel names no region (`regions` of its `hotel.config.js`). */
const usualRegions = { hr: 'hr-HR', en: 'en-GB', de: 'de-DE', it: 'it-IT' } as const;

function describeLocale(locale: Locale) {
  const bcp47 = (regions as Partial<Record<Locale, string>>)[locale] ?? usualRegions[locale];
  return { bcp47, ogLocale: bcp47.replace('-', '_'), name: names[locale] };
}

/** The languages that the engine supports; a hotel offers some of them (`languages` of its `hotel.config.js`). */
export const localeTable: Record<Locale, ReturnType<typeof describeLocale>> = {
  hr: describeLocale('hr'),
  en: describeLocale('en'),
  de: describeLocale('de'),
  it: describeLocale('it'),
};

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
