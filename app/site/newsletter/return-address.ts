import { matchPath } from '~/routing/href';

/** Only there to resolve against: an address that leads anywhere else is not ours. */
const ownOrigin = 'http://own.invalid';
const maxLength = 1000;

/** The page of ours at an address that a form names, or undefined. */
function readOwnUrl(from: string): URL | undefined {
  if (!from.startsWith('/') || from.length > maxLength || !URL.canParse(from, ownOrigin)) {
    return undefined;
  }
  const url = new URL(from, ownOrigin);
  return url.origin === ownOrigin && matchPath(url.pathname) ? url : undefined;
}

/**
 * The page of ours that a form was sent from.
 * @param from the address that the browser reports (only it knows where scripts change pages), then the form's;
 *   the first that is a page of ours counts
 */
export function readOwnPage(from: readonly string[], siteUrl: string): URL | undefined {
  return from
    .map((address) => (address.startsWith(`${siteUrl}/`) ? address.slice(siteUrl.length) : address))
    .map(readOwnUrl)
    .find((url) => url !== undefined);
}

/** Where a visitor goes back to after subscribing: the page he came from with the result in its address. */
export function returnAddress(page: URL | undefined): string | undefined {
  // These have the form itself, or another business.
  if (!page || matchPath(page.pathname)?.page.startsWith('newsletter')) return undefined;
  const query = new URLSearchParams(page.search);
  query.set('newsletter', 'sent');
  return `${page.pathname}?${query}#newsletter`;
}

/** The page a form stood on, for the log of consent: without its query, which may hold keys. */
export function formPage(page: URL | undefined): string {
  const match = page && matchPath(page.pathname);
  // Pages under an address of one visitor are named, not written down.
  return match && Object.keys(match.params).includes('token') ? match.page : (page?.pathname ?? '');
}
