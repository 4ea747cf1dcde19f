import { isLocale, type Locale } from '~/i18n/locales';

/** The first of ours among the languages a browser asks for, best first: `['sl', 'de-AT', 'en']` → `de`. */
export function preferredLocale(languages: readonly string[]): Locale | undefined {
  return languages
    .map((language) => language.toLowerCase().split('-', 1)[0])
    .find((language) => isLocale(language)) as Locale | undefined;
}
