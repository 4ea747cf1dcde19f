import { useTranslation } from 'react-i18next';
import { formatMoney } from '~/i18n/format';
import { resourceHref } from '~/routing/resource-href';
import { formatInvoiceNumber } from '~/shop/invoices/invoice-number';
import { type EuSales, euSalesLevel, euSharePercent } from '~/shop/sales/eu-sales';
import { DeskRow } from '../desk-row';
import { type ListProps, TaskList } from './task-list';

/** Invoices without a JIR. @param props.count how many there are; only the oldest of many are listed */
export function InvoiceList({ rows, count, times }: ListProps<'invoices'> & { count: number }) {
  const { t } = useTranslation('reception');
  return (
    <TaskList
      id="invoices"
      count={count}
      rows={rows.map((invoice) => (
        <DeskRow
          key={invoice.id}
          href={resourceHref('reception.order', { number: invoice.order_number })}
          title={formatInvoiceNumber(invoice)}
          facts={[invoice.order_number, times.formatSince(invoice.issued_at)]}
          tag={invoice.state === 'stuck' ? t('today.stuck') : undefined}
        />
      ))}
    />
  );
}

/** Invoices that a restored backup lacks. */
export const LostInvoiceList = ({ rows, times }: ListProps<'lostInvoices'>) => (
  <TaskList
    id="lostInvoices"
    rows={rows.map((invoice) => (
      <DeskRow
        key={invoice.zki}
        href={resourceHref('reception.books')}
        title={formatInvoiceNumber(invoice)}
        facts={[times.formatShort(invoice.issued_at), formatMoney(invoice.total_cents)]}
      />
    ))}
  />
);

/** Sales to consumers in other EU countries. */
export function EuSalesList({ rows }: { rows: readonly EuSales[] }) {
  const { t } = useTranslation('reception');
  return (
    <TaskList
      id="euSales"
      rows={rows.map((sales) => {
        const limit = formatMoney(sales.limitCents);
        return (
          <DeskRow
            key={sales.year}
            href={resourceHref('reception.books')}
            title={formatMoney(sales.cents)}
            facts={[t('today.euShare', { percent: euSharePercent(sales), limit })]}
            tag={euSalesLevel(sales) === 'over' ? t('today.euOver') : undefined}
          />
        );
      })}
    />
  );
}
