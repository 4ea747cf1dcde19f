import type { Block, PageHead } from '~/content/page-schema';
import type { ContentImage, Localized, Slugs } from '~/content/value-schema';
import { type Locale, locales } from '~/i18n/locales';

const inEveryLanguage = (translate: (locale: Locale) => string) =>
  Object.fromEntries(locales.map((locale) => [locale, translate(locale)])) as Localized;

/** A text that differs in each language on offer: `Oil hr`, `Oil en`. */
export const words = (text: string): Localized => inEveryLanguage((locale) => `${text} ${locale}`);

/** A text that is the same in every language. */
export const everywhere = (text: string): Localized => inEveryLanguage(() => text);

/** Ends of addresses that differ in each language: `spring-hr`, `spring-en`. */
export const slugs = (id: string): Slugs => inEveryLanguage((locale) => `${id}-${locale}`);

export const picture = (id: string): ContentImage => ({ id, alt: words(`Picture of ${id}`) });

export const head = (title: string): PageHead => ({
  title: words(title),
  lead: words(`${title} lead`),
  summary: words(`${title} summary`),
  updated: '2026-11-01',
});

export const block = (heading: string): Block => ({
  heading: words(heading),
  text: words(`${heading} text`),
});
