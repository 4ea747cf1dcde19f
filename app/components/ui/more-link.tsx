import type { Attributes } from 'react';
import { LocaleLink, type LocaleLinkProps } from '~/routing/locale-link';
import type { PageId } from '~/routing/page-table';
import { Icon } from './icon';

/** A link to a page of the site, with an arrow after its text. */
export function MoreLink<P extends PageId>(props: Attributes & LocaleLinkProps<P>) {
  return (
    <LocaleLink {...props} className="more">
      <span>{props.children}</span>
      <Icon name="arrow" />
    </LocaleLink>
  );
}
