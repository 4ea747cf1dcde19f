import { useTranslation } from 'react-i18next';
import type { ListPage } from './list-pages';

type DeskPagesProps = {
  /** Path of the list. */
  path: string;
  /** The filters that the pages share; empty ones are left out. */
  query: Readonly<Record<string, string | undefined>>;
} & Pick<ListPage<never>, 'next' | 'hasNewer'>;

/** Links to the newest and the next, older page of a list. */
export function DeskPages({ path, query, next, hasNewer }: DeskPagesProps) {
  const { t } = useTranslation('reception');
  const href = (before?: number) => {
    const pairs = Object.entries({ ...query, before: before?.toString() });
    const filled = pairs.flatMap(([name, value]) => (value ? [[name, value]] : []));
    const text = new URLSearchParams(filled).toString();
    return path + (text && `?${text}`);
  };
  if (next === undefined && !hasNewer) return null;
  return (
    <nav className="desk-buttons desk-pages" aria-label={t('orders.pages')}>
      {hasNewer ? <a href={href()}>{t('orders.newest')}</a> : null}
      {next === undefined ? null : <a href={href(next)}>{t('orders.older')}</a>}
    </nav>
  );
}
