import { localeFromPathname, localePrefix } from '~/i18n/locales';
import type { PageId } from './page-table';
import { hasPage, pathPattern } from './paths';

/** The pages that links in emails open with a key, in the path or the query. */
const keyedPages: readonly PageId[] = (['order', 'guestEnquiry', 'withdrawal'] as const).filter(
  hasPage,
);

/**
 * Whether this is the path of a link with a key, whole or cut off. If nothing is found there, the link is incomplete or
 * no longer valid.
 */
export function isKeyedPath(pathname: string): boolean {
  const locale = localeFromPathname(pathname);
  return keyedPages.some((page) => {
    const [beforeKey] = pathPattern(page, locale).split('/:', 1);
    return `${pathname}/`.startsWith(`${localePrefix(locale)}${beforeKey}/`);
  });
}
