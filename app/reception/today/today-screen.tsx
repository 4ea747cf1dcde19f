import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '~/components/ui/notice';
import { formatMoney } from '~/i18n/format';
import type { Locale } from '~/i18n/locales';
import { resourceHref } from '~/routing/resource-href';
import { formatInvoiceNumber } from '~/shop/invoices/invoice-number';
import type { StockItem } from '~/shop/stock/stock-list.server';
import type { ListedOrder } from '~/shop/orders/order-list.server';
import { useMoments } from '../desk-moments';
import { DeskRow } from '../desk-row';
import { RunningOut } from '../stock/stock-screen';
import type { MailSubject } from './mail-subject';
import type { Worklist } from './today.server';

type TodayScreenProps = {
  work: Worklist;
  runningOut: readonly StockItem[];
  locale: Locale;
  now: Date;
};

/** What waits for a person, the most urgent first; each row leads to its sheet. */
export function TodayScreen({ work, runningOut, locale, now }: TodayScreenProps) {
  const { t } = useTranslation('reception');
  const isDone = [...Object.values(work), runningOut].every((rows) => rows.length === 0);
  const { hoursSince, shortMoment } = useMoments(locale, now);
  const orders = (rows: readonly ListedOrder[], about: (order: ListedOrder) => string) =>
    rows.map((order) => (
      <DeskRow
        key={order.number}
        href={orderHref(order.number)}
        title={order.full_name}
        facts={[order.number, about(order)]}
      />
    ));
  const amount = (order: ListedOrder) => formatMoney(order.total_cents);
  const parcel = (order: ListedOrder) =>
    [t('items', { count: order.items ?? 0 }), order.delivery_country].join(' · ');
  return (
    <>
      <h1>{t('today.title')}</h1>
      {isDone ? (
        <Notice kind="ok" title={t('today.done.title')}>
          <p>{t('today.done.text')}</p>
        </Notice>
      ) : null}
      <Rows id="decide" rows={[...orders(work.decide, amount), ...toUnmatchedRows(work)]} />
      <Rows
        id="withdrawals"
        rows={work.withdrawals.map((withdrawal) => (
          <DeskRow
            key={withdrawal.reference}
            href={resourceHref('reception.withdrawal', { reference: withdrawal.reference })}
            title={withdrawal.full_name}
            facts={[withdrawal.number, shortMoment(withdrawal.created_at)]}
            tag={withdrawal.effect === 'unproven' ? t('today.unproven') : undefined}
          />
        ))}
      />
      <Rows
        id="hurry"
        rows={orders(work.hurry, (order) =>
          t('today.until', { moment: shortMoment(order.capture_before ?? order.created_at) }),
        )}
      />
      <Rows id="send" rows={orders(work.send, parcel)} />
      <Rows id="charge" rows={orders(work.charge, amount)} />
      <Rows
        id="requests"
        rows={work.requests.map(({ id, full_name, kind, created_at }) => (
          <DeskRow
            key={id}
            href={resourceHref('reception.request', { id: String(id) })}
            title={full_name}
            facts={[t(`request.kinds.${kind}`), hoursSince(created_at)]}
          />
        ))}
      />
      <Rows
        id="invoices"
        rows={work.invoices.map((invoice) => (
          <DeskRow
            key={invoice.id}
            href={orderHref(invoice.order_number)}
            title={formatInvoiceNumber(invoice)}
            facts={[invoice.order_number, hoursSince(invoice.issued_at)]}
            tag={invoice.state === 'stuck' ? t('today.stuck') : undefined}
          />
        ))}
      />
      <RunningOut items={runningOut} />
      <Rows
        id="mails"
        rows={work.mails.map(({ id, to_address, created_at, subject }) => (
          <DeskRow
            key={id}
            href={subject && subjectHref(subject)}
            title={to_address}
            facts={[
              subject && 'order' in subject ? subject.order : t('today.mail', { id }),
              shortMoment(created_at),
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

type Section = Exclude<keyof Worklist, 'unmatched'>;

function Rows({ id, rows }: { id: Section; rows: readonly ReactNode[] }) {
  const { t } = useTranslation('reception');
  if (rows.length === 0) return null;
  return (
    <section className="desk-section" aria-labelledby={`today-${id}`}>
      <h2 id={`today-${id}`}>
        {t(`today.sections.${id}.title`)} <span className="desk-count">{rows.length}</span>
      </h2>
      <p className="note">{t(`today.sections.${id}.text`)}</p>
      <ul className="desk-rows">{rows}</ul>
    </section>
  );
}
