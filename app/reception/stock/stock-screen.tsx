import { useTranslation } from 'react-i18next';
import { resourceHref } from '~/routing/resource-href';
import type { StockItem } from '~/shop/stock/stock-list.server';
import { DeskRow } from '../desk-row';

/** The stock of every variant; each row links to its page. */
export function StockScreen({ items }: { items: readonly StockItem[] }) {
  const { t } = useTranslation('stock');
  return (
    <>
      <h1>{t('title')}</h1>
      <p className="note">{t('lead')}</p>
      <ul className="desk-rows">
        {items.map((item) => (
          <StockRow key={item.variantId} item={item} />
        ))}
      </ul>
    </>
  );
}

/** The section of “Today” with the variants that are running out; empty if there are none. */
export function RunningOut({ items }: { items: readonly StockItem[] }) {
  const { t } = useTranslation('stock');
  if (items.length === 0) return null;
  return (
    <section className="desk-section" aria-labelledby="today-stock">
      <h2 id="today-stock">
        {t('today.title')} <span className="desk-count">{items.length}</span>
      </h2>
      <p className="note">{t('today.text')}</p>
      <ul className="desk-rows">
        {items.map((item) => (
          <StockRow key={item.variantId} item={item} />
        ))}
      </ul>
    </section>
  );
}

function StockRow({ item }: { item: StockItem }) {
  const { t } = useTranslation('stock');
  const { variantId, productName, variantName, pieces, held, level } = item;
  const facts = [
    variantName,
    pieces === null ? t('uncounted') : t('forSale', { count: pieces }),
    ...(held > 0 ? [t('held', { count: held })] : []),
  ];
  return (
    <DeskRow
      href={resourceHref('reception.stock-item', { variant: variantId })}
      title={productName}
      facts={facts}
      tag={level === 'plenty' ? undefined : t(`levels.${level}`)}
    />
  );
}
