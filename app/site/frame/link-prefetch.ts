import { matchPath } from '~/routing/href';
import type { PageId } from '~/routing/page-table';

/** Pages of a purchase or of a request are never prefetched. */
const neverPrefetched: ReadonlySet<PageId> = new Set([
  'cart',
  'checkout',
  'order',
  'success',
  'fail',
  'guestEnquiry',
]);

/** The route of a same-origin address whose script may be prefetched; undefined for any other address. */
export function findPrefetchRoute(
  address: Pick<URL, 'origin' | 'pathname'>,
  origin: string,
): string | undefined {
  const match = address.origin === origin ? matchPath(address.pathname) : undefined;
  if (!match || neverPrefetched.has(match.page)) return undefined;
  return `${match.page}.${match.locale}`;
}
