import { localeFromPathname, localePrefix } from '~/i18n/locales';
import type { PageId } from './page-table';
import { hasPage, pathPattern } from './paths';

/** The pages that links in emails open with a key, in the path or the query. */
const keyedPages: readonly PageId[] = (['order', 'guestEnquiry', 'withdrawal'] as const).filter(
  hasPage,
);

/**
 * Whether a path that matches no page begins as the links with a key do: it is what is left of one, or has something
 * appended.
 */
export function isKeyedPath(pathname: string): boolean {
  const locale = localeFromPathname(pathname);
  return keyedPages.some((page) => {
    const [beforeKey] = pathPattern(page, locale).split('/:', 1);
    return `${pathname}/`.startsWith(`${localePrefix(locale)}${beforeKey}/`);
  });
}
