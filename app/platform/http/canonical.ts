import { findForeignPath, href, matchPath, type ParamsArgument } from '~/routing/href';
import type { PageId } from '~/routing/page-table';

/**
 * The canonical path of a page requested by another one: doubled or trailing slashes, letters and digits that need no
 * percent-encoding, upper case, a slug in another language. Undefined if the path is already canonical or belongs to no page. Always a path on this site.
 */
export function canonicalPath(pathname: string): string | undefined {
  const tidy = decodeLetters(pathname)
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1');
  const own = matchPath(pathname);
  if (own && tidy === pathname && own.params.slug === toSlug(own.params).slug) return undefined;
  for (const candidate of [tidy, tidy.toLowerCase()]) {
    const match = matchPath(candidate);
    const path = match
      ? href(
          match.page,
          match.locale,
          ...([toSlug(match.params)] as unknown as ParamsArgument<PageId>),
        )
      : findForeignPath(candidate);
    if (path !== undefined) return path === pathname ? undefined : path;
  }
  return tidy === pathname ? undefined : tidy;
}

/** Slugs are always lower case; other parameters are case-sensitive tokens. */
function toSlug({ slug, ...params }: Record<string, string>): Record<string, string> {
  return slug === undefined ? params : { ...params, slug: slug.toLowerCase() };
}

/** Encoded or not, these make the same URL (RFC 3986, 6.2.2.2): letters, digits, `-`, `_` and `~`; a dot is left alone. */
function decodeLetters(pathname: string): string {
  return pathname.replace(/%(?:2d|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi, decodeURIComponent);
}
