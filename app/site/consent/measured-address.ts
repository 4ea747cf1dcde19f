import { matchPath } from '~/routing/href';
import { isIndexed } from '~/routing/paths';

/**
 * What an external service may learn about a page: the address of a page that is the same for everyone, or nothing.
 * Addresses of orders, confirmations and forms hold keys and are never passed on; of a query, only campaigns are.
 * @returns undefined for a page that is not measured
 */
export function measuredAddress(address: string): string | undefined {
  const { origin, pathname, searchParams } = new URL(address);
  const match = matchPath(pathname);
  if (!match || !isIndexed(match.page)) return undefined;
  const names = [...searchParams.keys()];
  if (names.some((name) => !name.startsWith('utm_'))) return undefined;
  return origin + pathname + (names.length > 0 ? `?${searchParams}` : '');
}

/** The referrer, as far as it may be passed on: other sites, never the full address of a page of ours. */
export function measuredReferrer(referrer: string, origin: string): string {
  return URL.canParse(referrer) && new URL(referrer).origin !== origin ? referrer : '';
}
