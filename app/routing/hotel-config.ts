import type { PageId, PathPerLocale } from './page-table.ts';
import type { Locale } from '../i18n/locales.ts';

/**
 * What the engine must know of a hotel when it is built: the exports of its `hotel.config.js`. Named exports, so that the
 * browser's scripts hold only those that they use.
 */
export type HotelConfig = {
  /** Names files and keys of the installation, `lake` in `lake.sqlite`; never changed once the site has run. */
  id: string;
  /** The languages on offer, the default first: its addresses have no prefix, and the staff read it. */
  languages: readonly [Locale, ...Locale[]];
  /** IANA, `Europe/Dublin`: days begin and end there. */
  timeZone: string;
  /** The form of money in every language, `hr-HR`. */
  moneyLocale: string;
  /** For how many whole years after its own an order is kept for the books. */
  bookkeepingYears: number;
  /** Packs of fewer grams or millilitres show no unit price; 0 where the hotel's country exempts none (Dir. 98/6 Art. 5(2)). */
  smallestUnitPricedPack: number;
  /** Before the year and number of an order, `M` in `M-2026-000123`: one to four capital letters, never `P` or `R`. */
  orderPrefix: string;
  /** The browser's bars around the page. */
  themeColor: string;
  /** The colours of mails and of error pages that stand alone: both know no style sheets of the site. */
  mailColors: Record<
    'paper' | 'sand' | 'print' | 'ink' | 'soft' | 'brand' | 'terra' | 'hairline',
    string
  >;
  /** Typefaces of the same, as lists for `font-family`: they load none, so only those of the reader's system show. */
  mailFonts: Record<'display' | 'text', string>;
  /** Pages at addresses of the hotel's own instead of the engine's. */
  paths: Partial<Record<PageId, PathPerLocale>>;
  /** Pages that the hotel has no content for: they have no address, no link and no row in the sitemap. */
  withoutPages: readonly PageId[];
};

/** A font file that pages name in their head (`fonts.ts` of a hotel): found only in the style sheet, it would come late. */
export type PreloadedFont = {
  href: string;
  /** Only pages in these languages need it; all do when it is left out. */
  languages?: readonly Locale[];
};
