import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { readRequested } from '~/hospitality/replies/reservation';
import { formatMoney } from '~/i18n/format';
import type { Locale } from '~/i18n/locales';
import { resourceHref } from '~/routing/resource-href';
import type { ListedOrder } from '~/shop/orders/order-list.server';
import { DeskRow } from '../desk-row';
import { maxPrinted, PrintBox, PrintButtons } from '../paper/print-choice';
import { useRequestedFacts } from '../enquiries/use-requested-facts';
import { nameSubject, subjectHref } from '../mail-subject';
import { findOrderMailKind } from '../orders/order-history';
import { type ListProps, TaskList } from './task-list';
import type { Worklist } from './today.server';

const orderHref = (number: string) => resourceHref('reception.order', { number });

type OrderRowProps = {
  order: ListedOrder;
  facts: readonly string[];
  /** Before the name: a checkbox. */
  children?: ReactNode;
};

const OrderRow = ({ order, facts, children }: OrderRowProps) => (
  <DeskRow href={orderHref(order.number)} title={order.full_name} facts={[order.number, ...facts]}>
    {children}
  </DeskRow>
);

/** Orders in review, and payments without an order. */
export function DecisionList({ work: { decide, unmatched } }: { work: Worklist }) {
  const orders = decide.map((order) => (
    <OrderRow key={order.number} order={order} facts={[formatMoney(order.total_cents)]} />
  ));
  const payments = unmatched.map(({ reference, amount_cents, order_number }) => (
    <DeskRow
      key={reference}
      href={resourceHref('reception.payment', { reference })}
      title={formatMoney(amount_cents)}
      facts={order_number === null ? [reference] : [order_number, reference]}
    />
  ));
  return <TaskList id="decide" rows={[...orders, ...payments]} />;
}

/** Withdrawals from orders: to be confirmed, or with money to be decided about. */
export function WithdrawalList({ rows, times }: ListProps<'withdrawals'>) {
  const { t } = useTranslation('reception');
  return (
    <TaskList
      id="withdrawals"
      rows={rows.map(({ reference, full_name, number, created_at, statements, effect }) => (
        <DeskRow
          key={reference}
          href={resourceHref('reception.withdrawal', { reference })}
          title={full_name}
          facts={[
            number,
            times.formatShort(created_at),
            ...(statements > 1 ? [t('today.statements', { count: statements })] : []),
          ]}
          tag={effect === 'unproven' ? t('today.unproven') : undefined}
        />
      ))}
    />
  );
}

/** Orders whose hold ends soon. */
export function ExpiringList({ rows, times }: ListProps<'expiring'>) {
  const { t } = useTranslation('reception');
  return (
    <TaskList
      id="expiring"
      rows={rows.map((order) => {
        const moment = times.formatShort(order.capture_before ?? order.created_at);
        return <OrderRow key={order.number} order={order} facts={[t('today.until', { moment })]} />;
      })}
    />
  );
}

/** Orders to be packed. @param props.canPrint whether the reader may print slips and labels */
export function SendList({ rows, canPrint }: { rows: Worklist['send']; canPrint: boolean }) {
  const { t } = useTranslation('reception');
  const list = (
    <TaskList
      id="send"
      rows={rows.map((order, index) => (
        <OrderRow
          key={order.number}
          order={order}
          facts={[t('items', { count: order.pieces }), order.delivery_country]}
        >
          {canPrint ? <PrintBox order={order} isTicked={index < maxPrinted} /> : null}
        </OrderRow>
      ))}
    >
      {canPrint ? <PrintButtons /> : null}
    </TaskList>
  );
  if (!canPrint || rows.length === 0) return list;
  return (
    <form action={resourceHref('reception.paper')} method="get">
      {list}
    </form>
  );
}

/** Orders to be charged. */
export const ChargeList = ({ rows }: { rows: Worklist['charge'] }) => (
  <TaskList
    id="charge"
    rows={rows.map((order) => (
      <OrderRow key={order.number} order={order} facts={[formatMoney(order.total_cents)]} />
    ))}
  />
);

/** Statements of withdrawal that no order matches. @param props.count how many there are; only the oldest are listed */
export function StatementList({ rows, count, times }: ListProps<'statements'> & { count: number }) {
  return (
    <TaskList
      id="statements"
      count={count}
      rows={rows.map(({ reference, full_name, order_number, created_at }) => (
        <DeskRow
          key={reference}
          href={resourceHref('reception.withdrawal', { reference })}
          title={full_name}
          facts={[order_number, times.formatShort(created_at)]}
        />
      ))}
    >
      <ShowAll href={resourceHref('reception.withdrawals')} count={count} />
    </TaskList>
  );
}

/** The link to a list that has all of them. */
function ShowAll({ href, count }: { href: string; count: number }) {
  const { t } = useTranslation('reception');
  return (
    <p className="desk-more">
      <a className="standalone-link" href={href}>
        {t('today.showAll', { count })}
      </a>
    </p>
  );
}

type EnquiryListProps = ListProps<'enquiries'> & {
  /** How many there are; the newest of many are not listed. */
  count: number;
  locale: Locale;
};

/** Enquiries of guests that are not answered yet, each with the day it is for: one for tomorrow cannot wait. */
export function EnquiryList({ rows, count, times, locale }: EnquiryListProps) {
  const { t } = useTranslation('reception');
  const describe = useRequestedFacts(locale);
  return (
    <TaskList
      id="enquiries"
      count={count}
      rows={rows.map(({ id, full_name, kind, details, created_at }) => (
        <DeskRow
          key={id}
          href={resourceHref('reception.enquiry', { id: String(id) })}
          title={full_name}
          facts={[
            t(`enquiry.kinds.${kind}`),
            ...describe(readRequested(details)),
            times.formatSince(created_at),
          ]}
        />
      ))}
    >
      {count > rows.length ? (
        <ShowAll href={`${resourceHref('reception.enquiries')}?state=new`} count={count} />
      ) : null}
    </TaskList>
  );
}

type UnsentMailListProps = ListProps<'mails' | 'heldMails'> & {
  /** Those that failed, or those that are held after a restore. */
  id: 'mails' | 'heldMails';
  /** How many there are; only the newest of many are listed. */
  count: number;
  /** Whether the reader may send them again. */
  canRetry: boolean;
};

/** Emails that were not sent, with their own sheets for whoever can do something about them. */
export function UnsentMailList({ id: list, rows, count, times, canRetry }: UnsentMailListProps) {
  const { t } = useTranslation('reception');
  return (
    <TaskList
      id={list}
      count={count}
      rows={rows.map(({ id, kind, to_address, created_at, subject }) => {
        const named = findOrderMailKind(kind);
        return (
          <DeskRow
            key={id}
            href={
              canRetry
                ? resourceHref('reception.mail', { mail: String(id) })
                : subject && subjectHref(subject)
            }
            title={to_address}
            facts={[
              (subject && nameSubject(subject)) ?? t('today.mail', { id }),
              ...(named ? [t(`history.mails.${named}`)] : []),
              times.formatShort(created_at),
            ]}
          />
        );
      })}
    />
  );
}
