/** The one definition of the site's languages: types, routes and links follow from it. Texts and migrations name each. */
export const localeTable = {
  hr: { prefix: '', bcp47: 'hr-HR', ogLocale: 'hr_HR', name: 'Hrvatski' },
  en: { prefix: '/en', bcp47: 'en-GB', ogLocale: 'en_GB', name: 'English' },
  de: { prefix: '/de', bcp47: 'de-DE', ogLocale: 'de_DE', name: 'Deutsch' },
  it: { prefix: '/it', bcp47: 'it-IT', ogLocale: 'it_IT', name: 'Italiano' },
} as const;

export type Locale = keyof typeof localeTable;

export const defaultLocale = 'hr' satisfies Locale;

export const locales = Object.keys(localeTable) as Locale[];

/** Exact match only: `EN`, `en-GB` and `__proto__` are not locales. */
export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(localeTable, value);
}

/** The path alone decides the language (product decision): the prefix, or Croatian without one. */
export function localeFromPathname(pathname: string): Locale {
  const first = pathname.split('/', 2)[1]?.replace(/\.data$/, '');
  return isLocale(first) && first !== defaultLocale ? first : defaultLocale;
}
