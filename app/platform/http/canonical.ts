import { findForeignPath, href, matchPath, type ParamsArgument } from '~/routing/href';
import type { PageId } from '~/routing/page-table';

/**
 * The canonical address of a page requested by another one: doubled or trailing slashes, upper case, a path in another
 * language. Undefined when the address is already canonical or belongs to no page. Always a path of this site.
 */
export function canonicalPath(pathname: string): string | undefined {
  if (matchPath(pathname) && isPlain(pathname)) return undefined;
  const tidy = pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  for (const candidate of [tidy, tidy.toLowerCase()]) {
    const match = matchPath(candidate);
    const path = match
      ? href(match.page, match.locale, ...([match.params] as unknown as ParamsArgument<PageId>))
      : findForeignPath(candidate);
    if (path !== undefined) return path === pathname ? undefined : path;
  }
  return tidy === pathname ? undefined : tidy;
}

function isPlain(pathname: string): boolean {
  return !pathname.includes('//') && (pathname === '/' || !pathname.endsWith('/'));
}
