import { findForeignPath, matchHref, matchPath } from '~/routing/href';

/**
 * What mail programs and copying add to an address from the text around it: a full stop, a bracket, a quotation mark, a
 * space. No address of ours ends so. Bounded, as an unbounded repetition takes quadratic time.
 */
const added = String.raw`(?:[.,;:!?'")\]]|%(?:2[0279c]|3[ae]|5d|7d|c2%(?:a0|bb)|e2%80%(?:99|9c|9d|a6))){1,8}$`;
const addedToPath = new RegExp(added, 'i');
/** Only after a key, and only if the key is last: other queries may contain what someone typed. */
const addedToKey = new RegExp(String.raw`([?&]\w+=[\w-]{20,})${added}`, 'i');

/** A query without what a mail program has added to the key at its end. */
export const canonicalSearch = (search: string): string => search.replace(addedToKey, '$1');

/**
 * The canonical path of a page that was requested by another path: with doubled or trailing slashes, letters and digits
 * that need no percent-encoding, upper case, a slug in another language, or punctuation after its end. Always a path on
 * this site.
 * @returns undefined if the path is already canonical or belongs to no page
 */
export function canonicalPath(pathname: string): string | undefined {
  const tidy = decodeLetters(pathname)
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1');
  const bare = tidy.replace(addedToPath, '');
  const own = matchPath(pathname);
  if (own && bare === pathname && own.params.slug === toSlug(own.params).slug) return undefined;
  for (const candidate of [bare, bare.toLowerCase()]) {
    const match = matchPath(candidate);
    const path = match
      ? matchHref({ ...match, params: toSlug(match.params) })
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
