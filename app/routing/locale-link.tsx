import { Link, type LinkProps } from '@remix-run/react';
import { useLocale } from '~/i18n/use-locale';
import { href, type PageParams, type ParamsArgument } from './href';
import type { PageId } from './paths';

type ParamsProp<P extends PageId> = keyof PageParams<P> extends never
  ? { params?: undefined }
  : { params: PageParams<P> };

type LocaleLinkProps<P extends PageId> = Omit<LinkProps, 'to'> & {
  page: P;
  /** Query without `?`; never from the request's own data. */
  search?: string;
  /** Part of the page, without `#`. */
  hash?: string;
} & ParamsProp<P>;

/** A link to a page in the language of the current one; the change of page is a short cross-fade where browsers can. */
export function LocaleLink<P extends PageId>({
  page,
  params,
  search,
  hash,
  ...props
}: LocaleLinkProps<P>) {
  const locale = useLocale();
  const to = href(page, locale, ...((params ? [params] : []) as ParamsArgument<P>));
  return (
    <Link
      viewTransition
      {...props}
      to={to + (search ? `?${search}` : '') + (hash ? `#${hash}` : '')}
    />
  );
}
