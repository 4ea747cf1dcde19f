import { useTranslation } from 'react-i18next';
import { Notice } from '~/components/ui/notice';
import { formatMoney } from '~/i18n/format';
import type { Locale } from '~/i18n/locales';
import { type EuSales, euSalesLevel, euSharePercent } from '~/shop/sales/eu-sales';
import { DeskTable } from '../desk-table';
import { formatRate } from './format-rate';

/** How far sales to consumers in other EU countries use the limit up to which the seller's own VAT applies. */
export function EuSalesSection({ sales, locale }: { sales: EuSales; locale: Locale }) {
  const { t } = useTranslation('books');
  const { year, cents, previousCents, limitCents } = sales;
  const level = euSalesLevel(sales);
  const row = (of: number, sum: number) => [
    String(of),
    formatMoney(sum),
    formatRate(euSharePercent({ ...sales, cents: sum }) * 100, locale),
  ];
  return (
    <section className="desk-section">
      <h2>{t('euSales.title')}</h2>
      <p className="note">{t('euSales.text')}</p>
      {level === 'low' ? null : (
        <Notice kind={level === 'over' ? 'error' : 'info'}>
          <p>{t(`euSales.${level}`)}</p>
        </Notice>
      )}
      <DeskTable
        caption={t('euSales.title')}
        columns={[
          t('euSales.year'),
          t('euSales.base'),
          t('euSales.share', { limit: formatMoney(limitCents) }),
        ]}
        rows={[row(year, cents), row(year - 1, previousCents)]}
      />
    </section>
  );
}
