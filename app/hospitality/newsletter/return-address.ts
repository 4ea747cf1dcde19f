import { matchPath } from '~/routing/href';

/** Only a base to resolve against: a URL on another origin is not ours. */
const ownOrigin = 'http://own.invalid';
const maxLength = 1000;

/** The page of this site at the path that a form contains, or undefined. */
function readOwnUrl(from: string): URL | undefined {
  if (!from.startsWith('/') || from.length > maxLength || !URL.canParse(from, ownOrigin)) {
    return undefined;
  }
  const url = new URL(from, ownOrigin);
  // `matchPath` ignores empty segments, but in `Location` `//shop` is the page of another host.
  if (url.origin !== ownOrigin || url.pathname.includes('//')) return undefined;
  return matchPath(url.pathname) ? url : undefined;
}

/**
 * The page of this site from which a form was submitted.
 * @param from the URL that the browser reports (the form's own is outdated after client-side navigation), then the
 * form's; the first that is a page of this site is used
 */
export function readOwnPage(from: readonly string[], siteUrl: string): URL | undefined {
  return from
    .map((address) => (address.startsWith(`${siteUrl}/`) ? address.slice(siteUrl.length) : address))
    .map(readOwnUrl)
    .find((url) => url !== undefined);
}

/** Where a visitor returns to after subscribing: the page of the form, with the result in its URL. */
export function returnAddress(page: URL | undefined): string | undefined {
  // The newsletter's own pages have the form themselves, or another purpose.
  if (!page || matchPath(page.pathname)?.page.startsWith('newsletter')) return undefined;
  const query = new URLSearchParams(page.search);
  query.set('newsletter', 'sent');
  return `${page.pathname}?${query}#newsletter`;
}

/** The page of the form, for the consent log: without its query, which may contain keys. */
export function formPage(page: URL | undefined): string {
  const match = page && matchPath(page.pathname);
  // For pages with a visitor's secret in their path, the log gets only the page's name.
  return match && Object.keys(match.params).includes('token') ? match.page : (page?.pathname ?? '');
}
