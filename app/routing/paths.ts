import { paths, withoutPages } from '#hotel/hotel.config.js';
import type { Locale } from '~/i18n/locales';
import { listPages } from './list-pages';
import { type PageId, type PageRow, pageTable } from './page-table';

/** This hotel's pages, in the table's order. */
const pages = new Map(listPages(paths, withoutPages));

export const pageIds: readonly PageId[] = [...pages.keys()];

/** Whether this hotel has the page. Otherwise there is no route, and nothing may link to it. */
export const hasPage = (page: PageId): boolean => pages.has(page);

/** A page's row with this hotel's path; for a page that the hotel lacks, the engine's row. */
export const pageRow = (page: PageId): PageRow => pages.get(page) ?? pageTable[page];

/** A page's path pattern without the language prefix: `/smjestaj/:slug`. */
export function pathPattern(page: PageId, locale: Locale): string {
  const { path } = pageRow(page);
  return typeof path === 'string' ? path : path[locale];
}

/** Whether search engines may index the page; the sitemap, hreflang and the shared page cache follow it. */
export const isIndexed = (page: PageId): boolean => pageRow(page).indexed !== false;
