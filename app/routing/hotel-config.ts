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
  /** Before the year and number of an order, `M` in `M-2026-000123`: one to four capital letters, never `P` or `R`. */
  orderPrefix: string;
  /** The browser's bars around the page. */
  themeColor: string;
  /** The colours of mails, which know no style sheets of the site. */
  mailColors: Record<
    'paper' | 'sand' | 'print' | 'ink' | 'soft' | 'brand' | 'terra' | 'hairline',
    string
  >;
  /** Pages at addresses of the hotel's own instead of the engine's. */
  paths: Partial<Record<PageId, PathPerLocale>>;
  /** Pages that the hotel has no content for: they have no address, no link and no row in the sitemap. */
  withoutPages: readonly PageId[];
};
