import { withoutCampaign } from '~/routing/campaign-parameters';
import { matchPath } from '~/routing/href';
import { isIndexed } from '~/routing/paths';

/**
 * The address of a page that external services may learn: only of pages that are the same for everyone. Addresses of
 * orders, confirmations and forms contain tokens and are never passed on. Of the query, only `utm_*` is: click ids, which
 * advertisers and social networks add to their links, are left out.
 * @returns undefined for a page that is not measured
 */
export function measuredAddress(address: string): string | undefined {
  const { origin, pathname, search, searchParams } = new URL(address);
  const match = matchPath(pathname);
  if (!match || !isIndexed(match.page)) return undefined;
  if (withoutCampaign(search) !== '') return undefined;
  const named = [...searchParams].filter(([name]) => name.startsWith('utm_'));
  return origin + pathname + (named.length > 0 ? `?${new URLSearchParams(named)}` : '');
}

/**
 * The referrer to pass on: the address of another site, or an empty string for a page of this site.
 * @param referrer the browser's: an address, or an empty string
 */
export function measuredReferrer(referrer: string, origin: string): string {
  return referrer && new URL(referrer).origin !== origin ? referrer : '';
}
