import type { AnchorHTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';

type NewTabLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** A link that opens in a new tab, of which screen readers are told. */
export function NewTabLink({ children, ...props }: NewTabLinkProps) {
  const { t } = useTranslation();
  return (
    <a {...props} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden">{` (${t('header.newTab')})`}</span>
    </a>
  );
}
