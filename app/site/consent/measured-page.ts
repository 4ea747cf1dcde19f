import { matchPath } from '~/routing/href';
import { isIndexed } from '~/routing/paths';

/**
 * What an outside service may be told about a page: the address of a page that is the same for everybody, or nothing. Addresses
 * of orders, confirmations and forms hold keys and are told to nobody; of a query only campaigns are.
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

/** Where a visitor came from, as far as it may be told: other sites, never a page of ours with what stood in its address. */
export function measuredReferrer(referrer: string, origin: string): string {
  return URL.canParse(referrer) && new URL(referrer).origin !== origin ? referrer : '';
}
