import { matchPath } from '~/routing/href';
import { isIndexed } from '~/routing/paths';

/**
 * The address of a page that external services may learn: only of pages that are the same for everyone. Addresses of
 * orders, confirmations and forms contain tokens and are never passed on; of the query, only campaign parameters are.
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

/**
 * The referrer to pass on: the address of another site, or an empty string for a page of this site.
 * @param referrer the browser's: an address, or an empty string
 */
export function measuredReferrer(referrer: string, origin: string): string {
  return referrer && new URL(referrer).origin !== origin ? referrer : '';
}
