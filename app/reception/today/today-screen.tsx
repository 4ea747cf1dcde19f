import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '~/components/ui/notice';
import { formatMoney } from '~/i18n/format';
import type { Locale } from '~/i18n/locales';
import { resourceHref } from '~/routing/resource-href';
import { formatInvoiceNumber } from '~/shop/invoices/invoice-number';
import { type EuSales, euSalesLevel, euSharePercent } from '~/shop/orders/eu-sales';
import type { StockItem } from '~/shop/stock/stock-list.server';
import type { ListedOrder } from '~/shop/orders/order-list.server';
import { useTimeFormats } from '../use-time-formats';
import { DeskRow } from '../desk-row';
import { maxPrinted, PrintBox, PrintButtons } from '../paper/print-choice';
import { RunningOut } from '../stock/stock-screen';
import type { MailSubject } from './mail-subject';
import type { Worklist } from './today.server';

type TodayScreenProps = {
  work: Worklist;
  runningOut: readonly StockItem[];
  /** This year's, if they come near the limit. */
  euSales: readonly EuSales[];
  /** Whether the reader may print slips and labels. */
  canPrint: boolean;
  locale: Locale;
  now: Date;
};

/** What staff have to do, the most urgent first; each row links to its sheet. */
export function TodayScreen(props: TodayScreenProps) {
  const { work, runningOut, euSales, canPrint, locale, now } = props;
  const { t } = useTranslation('reception');
  const { statementCount, ...lists } = work;
  const isDone = [...Object.values(lists), runningOut, euSales].every((rows) => rows.length === 0);
  const { formatClock, formatSince, formatShort } = useTimeFormats(locale, now);
  const orders = (
    rows: readonly ListedOrder[],
    about: (order: ListedOrder) => string,
    toBox?: (order: ListedOrder, index: number) => ReactNode,
  ) =>
    rows.map((order, index) => (
      <DeskRow
        key={order.number}
        href={orderHref(order.number)}
        title={order.full_name}
        facts={[order.number, about(order)]}
      >
        {toBox?.(order, index)}
      </DeskRow>
    ));
  const printBox = (order: ListedOrder, index: number) => (
    <PrintBox order={order} isTicked={index < maxPrinted} />
  );
  const amount = (order: ListedOrder) => formatMoney(order.total_cents);
  const parcel = (order: ListedOrder) =>
    [t('items', { count: order.items ?? 0 }), order.delivery_country].join(' · ');
  return (
    <>
      <h1>{t('today.title')}</h1>
      <p className="note">
        {t('today.asOf', { time: formatClock(now) })} ·{' '}
        <a className="standalone-link" href={resourceHref('reception')}>
          {t('today.reload')}
        </a>
      </p>
      {isDone ? (
        <Notice kind="ok" title={t('today.done.title')}>
          <p>{t('today.done.text')}</p>
        </Notice>
      ) : null}
      <TaskList id="decide" rows={[...orders(work.decide, amount), ...toUnmatchedRows(work)]} />
      <TaskList
        id="withdrawals"
        rows={work.withdrawals.map((withdrawal) => (
          <DeskRow
            key={withdrawal.reference}
            href={resourceHref('reception.withdrawal', { reference: withdrawal.reference })}
            title={withdrawal.full_name}
            facts={[
              withdrawal.number,
              formatShort(withdrawal.created_at),
              ...(withdrawal.statements > 1
                ? [t('today.statements', { count: withdrawal.statements })]
                : []),
            ]}
            tag={withdrawal.effect === 'unproven' ? t('today.unproven') : undefined}
          />
        ))}
      />
      <TaskList
        id="expiring"
        rows={orders(work.expiring, (order) =>
          t('today.until', { moment: formatShort(order.capture_before ?? order.created_at) }),
        )}
      />
      {canPrint && work.send.length > 0 ? (
        <form action={resourceHref('reception.paper')} method="get">
          <TaskList id="send" rows={orders(work.send, parcel, printBox)}>
            <PrintButtons />
          </TaskList>
        </form>
      ) : (
        <TaskList id="send" rows={orders(work.send, parcel)} />
      )}
      <TaskList id="charge" rows={orders(work.charge, amount)} />
      <TaskList
        id="statements"
        count={statementCount}
        rows={work.statements.map(({ reference, full_name, order_number, created_at }) => (
          <DeskRow
            key={reference}
            href={resourceHref('reception.withdrawal', { reference })}
            title={full_name}
            facts={[order_number, formatShort(created_at)]}
          />
        ))}
      >
        <p className="desk-more">
          <a className="standalone-link" href={resourceHref('reception.withdrawals')}>
            {t('today.showAll', { count: statementCount })}
          </a>
        </p>
      </TaskList>
      <TaskList
        id="requests"
        rows={work.requests.map(({ id, full_name, kind, created_at }) => (
          <DeskRow
            key={id}
            href={resourceHref('reception.request', { id: String(id) })}
            title={full_name}
            facts={[t(`request.kinds.${kind}`), formatSince(created_at)]}
          />
        ))}
      />
      <TaskList
        id="invoices"
        rows={work.invoices.map((invoice) => (
          <DeskRow
            key={invoice.id}
            href={orderHref(invoice.order_number)}
            title={formatInvoiceNumber(invoice)}
            facts={[invoice.order_number, formatSince(invoice.issued_at)]}
            tag={invoice.state === 'stuck' ? t('today.stuck') : undefined}
          />
        ))}
      />
      <TaskList
        id="lostInvoices"
        rows={work.lostInvoices.map((invoice) => (
          <DeskRow
            key={invoice.zki}
            href={resourceHref('reception.books')}
            title={formatInvoiceNumber(invoice)}
            facts={[formatShort(invoice.issued_at), formatMoney(invoice.total_cents)]}
          />
        ))}
      />
      <TaskList
        id="euSales"
        rows={euSales.map((sales) => (
          <DeskRow
            key={sales.year}
            href={resourceHref('reception.books')}
            title={formatMoney(sales.cents)}
            facts={[
              t('today.euShare', {
                percent: euSharePercent(sales),
                limit: formatMoney(sales.limitCents),
              }),
            ]}
            tag={euSalesLevel(sales) === 'over' ? t('today.euOver') : undefined}
          />
        ))}
      />
      <RunningOut items={runningOut} />
      <TaskList
        id="mails"
        rows={work.mails.map(({ id, to_address, created_at, subject }) => (
          <DeskRow
            key={id}
            href={subject && subjectHref(subject)}
            title={to_address}
            facts={[
              subject && 'order' in subject ? subject.order : t('today.mail', { id }),
              formatShort(created_at),
            ]}
          />
        ))}
      />
    </>
  );
}

const subjectHref = (subject: MailSubject) =>
  'order' in subject
    ? orderHref(subject.order)
    : resourceHref('reception.request', { id: subject.request });

const orderHref = (number: string) => resourceHref('reception.order', { number });

const toUnmatchedRows = ({ unmatched }: Worklist) =>
  unmatched.map(({ reference, amount_cents }) => (
    <DeskRow
      key={reference}
      href={resourceHref('reception.payment', { reference })}
      title={formatMoney(amount_cents)}
      facts={[reference]}
    />
  ));

type Section = Exclude<keyof Worklist, 'unmatched' | 'statementCount'> | 'euSales';

type TaskListProps = {
  id: Section;
  rows: readonly ReactNode[];
  /** How many there are, if not all are listed. */
  count?: number;
  children?: ReactNode;
};

function TaskList({ id, rows, count = rows.length, children }: TaskListProps) {
  const { t } = useTranslation('reception');
  if (rows.length === 0) return null;
  return (
    <section className="desk-section" aria-labelledby={`today-${id}`}>
      <h2 id={`today-${id}`}>
        {t(`today.sections.${id}.title`)} <span className="desk-count">{count}</span>
      </h2>
      <p className="note">{t(`today.sections.${id}.text`)}</p>
      <ul className="desk-rows">{rows}</ul>
      {children}
    </section>
  );
}
