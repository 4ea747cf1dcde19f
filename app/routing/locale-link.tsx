import { Link, type LinkProps } from '@remix-run/react';
import type { ReactElement } from 'react';
import { useLocale } from '~/i18n/use-locale';
import { href, type PageParams, type ParamsArgument } from './href';
import type { PageId } from './page-table';

type ParamsProp<P extends PageId> = keyof PageParams<P> extends never
  ? { params?: undefined }
  : { params: PageParams<P> };

/** Without `prefetch`, which would fetch data too; `useLinkPrefetch` prefetches the scripts of every link. */
type OwnProps = Omit<
  LinkProps,
  'to' | 'relative' | 'state' | 'viewTransition' | 'discover' | 'prefetch'
>;

type Address = {
  /** Query without `?`; never built from the request. */
  search?: string | undefined;
  /** Fragment without `#`. */
  hash?: string;
};

export type LocaleLinkProps<P extends PageId> = OwnProps & Address & { page: P } & ParamsProp<P>;

/** A link to a page in the current language; navigation is a short cross-fade in browsers with view transitions. */
export function LocaleLink<P extends PageId>(props: LocaleLinkProps<P>): ReactElement;
// The exact page type matters only to callers; the implementation accepts any page's properties.
export function LocaleLink({
  page,
  params,
  search,
  hash,
  ...props
}: OwnProps & Address & { page: PageId; params?: Record<string, string> }) {
  const locale = useLocale();
  const path = href(page, locale, ...((params ? [params] : []) as ParamsArgument<PageId>));
  const to = path + (search ? `?${search}` : '') + (hash ? `#${hash}` : '');
  // Renders the same element without the router's lookups: a page with sixty links would make six hundred of them.
  if (import.meta.env.SSR) return <PlainLink {...props} to={to} />;
  // All routes are already known (decision 0002), so no link needs route discovery.
  return <Link viewTransition discover="none" {...props} to={to} />;
}

function PlainLink({
  to,
  preventScrollReset: _scroll,
  reloadDocument: _reload,
  replace: _replace,
  ...props
}: OwnProps & { to: string }) {
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content is among the properties
  return <a {...props} href={to} />;
}
