import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';

export type Crumb = { label: string; to?: string; lang?: string | undefined };

/** Links to the parent pages; the last crumb is the page itself and not a link. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useTranslation();
  return (
    <nav className="breadcrumb" aria-label={t('breadcrumb')}>
      <ol>
        {crumbs.map(({ label, to, lang }) => (
          <li key={label}>
            {to ? (
              <Link to={to} lang={lang}>
                {label}
              </Link>
            ) : (
              <span aria-current="page" lang={lang}>
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
