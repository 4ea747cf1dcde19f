import { withoutCampaign } from './campaign-parameters';
import type { PageMatch } from './href';
import { pageRow } from './paths';

/** The query of a page of a list, without `?`; undefined for the first page, which has none. */
export const pageQuery = (page: number): string | undefined =>
  page > 1 ? `page=${page}` : undefined;

/**
 * The part of a query that makes the URL a page of its own: `?page=2` of a page that has further pages. An empty string
 * for every other query.
 */
export function pageSearch({ page }: Pick<PageMatch, 'page'>, search: string): string {
  if (!pageRow(page).isPaged) return '';
  const own = withoutCampaign(search);
  const query = pageQuery(readPageNumber(new URLSearchParams(own)) ?? 1);
  return own === `?${query}` ? own : '';
}

/** The number in a page's query: 1 without one, undefined if it is not a number that pages have. */
export function readPageNumber(query: URLSearchParams): number | undefined {
  const given = query.get('page');
  if (given === null) return 1;
  return /^[1-9]\d{0,3}$/.test(given) ? Number(given) : undefined;
}
