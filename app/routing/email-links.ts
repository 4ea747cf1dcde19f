import { localeFromPathname, localePrefix } from '~/i18n/locales';
import type { PageId } from './page-table';
import { hasPage, pathPattern } from './paths';

/** The pages that links in emails open with a token, in the path or the query. */
const linkedPages: readonly PageId[] = (['order', 'guestEnquiry', 'withdrawal'] as const).filter(
  hasPage,
);

/**
 * Whether a path that matches no page begins as a link with a token does: it is what is left of one, or has something
 * appended.
 */
export function isEmailLinkPath(pathname: string): boolean {
  const locale = localeFromPathname(pathname);
  return linkedPages.some((page) => {
    const [beforeToken] = pathPattern(page, locale).split('/:', 1);
    return `${pathname}/`.startsWith(`${localePrefix(locale)}${beforeToken}/`);
  });
}
