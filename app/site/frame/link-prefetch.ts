import { matchPath } from '~/routing/href';
import type { PageId } from '~/routing/page-table';

/** Pages of a purchase and of a request are never prefetched. */
const neverPrefetched: ReadonlySet<PageId> = new Set([
  'cart',
  'checkout',
  'order',
  'success',
  'fail',
  'guestRequest',
]);

/** The route behind an address of ours whose script may be loaded ahead; undefined for all others. */
export function findPrefetchRoute(address: string, origin: string): string | undefined {
  if (!URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  const match = url.origin === origin ? matchPath(url.pathname) : undefined;
  if (!match || neverPrefetched.has(match.page)) return undefined;
  return `${match.page}.${match.locale}`;
}
