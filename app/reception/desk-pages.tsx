import { useTranslation } from 'react-i18next';

type DeskPagesProps = {
  /** Of the list, without a query. */
  path: string;
  /** The filters that the pages share; empty ones are left out. */
  query: Readonly<Record<string, string | undefined>>;
  /** Where the next, older page begins. */
  next: number | undefined;
  /** Whether newer ones are left out. */
  isLater: boolean;
};

/** Links to the other pages of a list whose newest come first. */
export function DeskPages({ path, query, next, isLater }: DeskPagesProps) {
  const { t } = useTranslation('reception');
  const href = (before?: number) => {
    const pairs = Object.entries({ ...query, before: before?.toString() });
    const filled = pairs.flatMap(([name, value]) => (value ? [[name, value]] : []));
    const text = new URLSearchParams(filled).toString();
    return path + (text && `?${text}`);
  };
  if (next === undefined && !isLater) return null;
  return (
    <nav className="desk-buttons desk-pages" aria-label={t('orders.pages')}>
      {isLater ? <a href={href()}>{t('orders.newest')}</a> : null}
      {next === undefined ? null : <a href={href(next)}>{t('orders.older')}</a>}
    </nav>
  );
}
