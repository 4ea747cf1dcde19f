import { toPlainLine } from '~/platform/mail/plain-line';
import type { OrderFile } from '~/shop/orders/order-list.server';
import { orderKeptUntil } from '~/shop/orders/order-retention.server';
import { formatMoney } from '~/i18n/format';
import { showTime } from './output';
import { drawTable, type TableColumn } from './table';

const width = 100;

type Section = { title: string; columns: TableColumn[]; rows: string[][] };

/** Everything about one order, as people read it. */
export function drawOrder(file: OrderFile): string {
  const sections = [
    lines(file),
    payments(file),
    operations(file),
    withdrawn(file),
    history(file),
    mails(file),
  ];
  const tables = sections.flatMap(({ title, columns, rows }) =>
    rows.length > 0 ? [`\n${title}\n\n${drawTable(columns, rows, width)}`] : [],
  );
  return drawFacts(file) + tables.join('');
}

function drawFacts({ order }: OrderFile): string {
  const { recipient_name: recipient } = order;
  const buyer = [order.address, order.postal_code, order.city, order.country];
  const other = [
    recipient,
    order.delivery_address,
    order.delivery_postal_code,
    order.delivery_city,
    order.delivery_country,
    order.recipient_phone,
  ];
  const facts: [string, string | null][] = [
    ['order', order.number],
    ['state', order.state],
    ['placed', showTime(order.created_at)],
    ['total', formatMoney(order.total_cents)],
    ['reserved', showTime(order.authorised_at)],
    ['hold ends', order.state === 'authorised' ? showTime(order.capture_before) : ''],
    ['charged', order.captured_cents > 0 ? formatMoney(order.captured_cents) : ''],
    ['given back', order.refunded_cents > 0 ? formatMoney(order.refunded_cents) : ''],
    ['parcel', order.tracking_number],
    ['sent', showTime(order.shipped_at)],
    ['weight', `${order.weight_grams} g`],
    ['language', order.locale],
    ['name', order.full_name],
    ['mail', order.email],
    ['phone', order.phone],
    ['address', buyer.filter(Boolean).join(', ')],
    ['deliver to', recipient === null ? '' : other.filter(Boolean).join(', ')],
    ['comment', order.comment],
    ['kept until', showTime(orderKeptUntil(order))],
  ];
  return facts
    .filter(([, value]) => value)
    .map(([name, value]) => `${name.padEnd(12)}${toPlainLine(value ?? '', 4000)}\n`)
    .join('');
}

const text = (title: string): TableColumn => ({ title });
const number = (title: string): TableColumn => ({ title, isNumber: true });
const long = (title: string): TableColumn => ({ title, shrinks: true });

function lines({ order }: OrderFile): Section {
  const rows = order.lines.map((line) => [
    String(line.count),
    `${line.product_name_hr}, ${line.variant_name_hr}`,
    formatMoney(line.unit_cents),
    formatMoney(line.total_cents),
  ]);
  return {
    title: 'Goods',
    columns: [number('count'), long('what'), number('each'), number('in all')],
    rows: [
      ...rows,
      ['', `delivery, ${order.delivery_country}`, '', formatMoney(order.delivery_cents)],
      ['', 'in all', '', formatMoney(order.total_cents)],
    ],
  };
}

function payments({ payments: attempts }: OrderFile): Section {
  return {
    title: 'Payments',
    columns: [
      text('reference'),
      text('provider'),
      text('state'),
      number('amount'),
      text('begun'),
      long('provider’s ids'),
    ],
    rows: attempts.map((attempt) => [
      attempt.reference,
      attempt.provider,
      attempt.state,
      formatMoney(attempt.amount_cents),
      showTime(attempt.created_at),
      [attempt.provider_order_id, attempt.provider_stan].filter(Boolean).join(' '),
    ]),
  };
}

function operations({ operations: all }: OrderFile): Section {
  return {
    title: 'Charges, releases, refunds',
    columns: [
      text('what'),
      number('amount'),
      text('state'),
      text('begun'),
      text('over'),
      long('error'),
    ],
    rows: all.map((operation) => [
      operation.kind,
      formatMoney(operation.amount_cents),
      operation.state,
      showTime(operation.created_at),
      showTime(operation.finished_at),
      operation.error ?? '',
    ]),
  };
}

function withdrawn({ withdrawals }: OrderFile): Section {
  return {
    title: 'Withdrawals of the buyer',
    columns: [text('reference'), text('received'), text('effect'), long('from')],
    rows: withdrawals.map(({ reference, created_at, effect, items }) => [
      reference,
      showTime(created_at),
      effect,
      items || 'the whole order',
    ]),
  };
}

function history({ events }: OrderFile): Section {
  return {
    title: 'History',
    columns: [text('when'), text('state'), long('why')],
    rows: events.map((event) => [showTime(event.created_at), event.to_state, event.reason]),
  };
}

function mails({ mails: all }: OrderFile): Section {
  return {
    title: 'Mails',
    columns: [
      number('no.'),
      text('kind'),
      long('to'),
      text('state'),
      text('written'),
      text('sent'),
      long('last error'),
    ],
    rows: all.map((mail) => [
      String(mail.id),
      mail.kind,
      mail.to_address,
      mail.state === 'queued' ? 'waiting' : mail.state,
      showTime(mail.created_at),
      showTime(mail.sent_at),
      mail.last_error ?? '',
    ]),
  };
}
