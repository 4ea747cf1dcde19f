import type { PageId, PathPerLocale } from './page-table.ts';
import type { Locale } from '../i18n/locales.ts';

/** Colours by role, `#RRGGBB`. */
type MailColors = Record<
  'background' | 'surface' | 'notice' | 'text' | 'muted' | 'brand' | 'accent' | 'border',
  string
>;

/**
 * What the engine must know about a hotel at build time: the exports of its `hotel.config.js`. They are named
 * exports, so that the browser's bundle contains only those that it uses.
 */
export type HotelConfig = {
  /**
   * Prefix of the installation's files and keys, e.g. `lake` in `lake.sqlite`; it must never change once the site has
   * run.
   */
  id: string;
  /** The languages offered, the default first. URLs in the default language have no prefix, and the staff read it. */
  languages: readonly [Locale, ...Locale[]];
  /** Regions whose dates and numbers differ from hr-HR, en-GB, de-DE and it-IT, e.g. `{ de: 'de-AT' }`. */
  regions: Partial<Record<Locale, string>>;
  /** IANA name, e.g. `Europe/Dublin`: calendar days begin and end in this zone. */
  timeZone: string;
  /** The locale that formats money in every language, e.g. `hr-HR`. */
  moneyLocale: string;
  /** How many full years after its own year an order is retained for bookkeeping. */
  bookkeepingYears: number;
  /**
   * Packs with fewer grams or millilitres show no unit price; 0 if the hotel's country exempts none (Dir. 98/6 Art.
   * 5(2)).
   */
  smallestUnitPricedPack: number;
  /** Prefix of order numbers, `M` in `M-2026-000123`: one to four capital letters, but not `P` or `R` alone (those of payments and withdrawals). */
  orderPrefix: string;
  /** The colour of the browser's user interface around the page. */
  themeColor: string;
  /** The colours of emails and of standalone error pages, which cannot use the site's style sheets. */
  mailColors: MailColors;
  /** The same for readers in dark mode. */
  mailColorsDark: MailColors;
  /**
   * Font stacks of the same, as lists for `font-family`. No web fonts are loaded, so they are limited to fonts
   * installed on the reader's system.
   */
  mailFonts: Record<'display' | 'text', string>;
  /** Paths that differ from the engine's. */
  paths: Partial<Record<PageId, PathPerLocale>>;
  /** Pages for which the hotel has no content: they and their parts get no URL, no link and no entry in the sitemap. */
  withoutPages: readonly PageId[];
};

/**
 * A font file that pages preload in their head (`fonts.ts` of a hotel); discovered only through the style sheet, it
 * would load late.
 */
export type PreloadedFont = {
  href: string;
  /** The languages whose pages need it; all if omitted. */
  languages?: readonly Locale[];
};
