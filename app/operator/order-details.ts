import { listMoneyMovements } from '~/shop/orders/money-movements';
import type { OrderRecord } from '~/shop/orders/order-list.server';
import { orderKeptUntil } from '~/shop/orders/order-retention.server';
import { formatMoney } from '~/i18n/format';
import { formatFields, showTime } from './output';
import { formatTable, type TableColumn } from './table';

const width = 100;

type Section = { title: string; columns: TableColumn[]; rows: string[][] };

/** Formats an order with everything stored about it for reading. */
export function formatOrder(file: OrderRecord): string {
  const sections = [
    lines(file),
    payments(file),
    operations(file),
    namedGoods(file),
    withdrawals(file),
    history(file),
    emails(file),
  ];
  const tables = sections.flatMap(({ title, columns, rows }) =>
    rows.length > 0 ? [`\n${title}\n\n${formatTable(columns, rows, width)}`] : [],
  );
  return formatSummary(file) + tables.join('');
}

function formatSummary({ order }: OrderRecord): string {
  const billing = [order.address, order.postal_code, order.city, order.country];
  const delivery = [
    order.recipient_name,
    order.delivery_address,
    order.delivery_postal_code,
    order.delivery_city,
    order.delivery_country,
    order.recipient_phone,
  ];
  const fields: [string, string | null][] = [
    ['order', order.number],
    ['state', order.state],
    ['placed', showTime(order.created_at)],
    ['total', formatMoney(order.total_cents)],
    ['authorised', showTime(order.authorised_at)],
    ['expires', order.state === 'authorised' ? showTime(order.capture_before) : ''],
    ['captured', order.captured_cents > 0 ? formatMoney(order.captured_cents) : ''],
    ['refunded', order.refunded_cents > 0 ? formatMoney(order.refunded_cents) : ''],
    ['tracking', order.tracking_number],
    ['shipped', showTime(order.shipped_at)],
    ['weight', `${order.weight_grams} g`],
    ['language', order.locale],
    ['name', order.full_name],
    ['email', order.email],
    ['phone', order.phone],
    ['address', billing.filter(Boolean).join(', ')],
    ['deliver to', order.recipient_name === null ? '' : delivery.filter(Boolean).join(', ')],
    ['gift message', order.gift_message],
    ['comment', order.comment],
    ['kept until', showTime(orderKeptUntil(order))],
  ];
  return formatFields(
    fields.flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : [])),
  );
}

const text = (title: string): TableColumn => ({ title });
const number = (title: string): TableColumn => ({ title, isNumeric: true });
const long = (title: string): TableColumn => ({ title, canShrink: true });

function lines({ order }: OrderRecord): Section {
  const rows = order.lines.map((line, index) => [
    String(index + 1),
    String(line.count),
    `${line.product_name_hr}, ${line.variant_name_hr}`,
    formatMoney(line.unit_cents),
    formatMoney(line.total_cents),
  ]);
  return {
    title: 'Items',
    columns: [number('item'), number('count'), long('name'), number('price'), number('total')],
    rows: [
      ...rows,
      ['', '', `delivery, ${order.delivery_country}`, '', formatMoney(order.delivery_cents)],
      ['', '', 'total', '', formatMoney(order.total_cents)],
    ],
  };
}

function payments({ payments: attempts }: OrderRecord): Section {
  return {
    title: 'Payments',
    columns: [
      text('reference'),
      text('provider'),
      text('state'),
      number('amount'),
      text('started'),
      long('provider ids'),
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

function operations({ operations: all }: OrderRecord): Section {
  return {
    title: 'Captures, voids and refunds',
    columns: [
      text('kind'),
      number('amount'),
      text('state'),
      text('started'),
      text('finished'),
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

/** What was left out of the charge, and what refunds were for. */
function namedGoods({ order, events, goods: named }: OrderRecord): Section {
  const rows = listMoneyMovements(order, events, named).flatMap(({ kind, at, goods = [] }) =>
    goods.map(({ variantId, pieces }) => {
      const line = order.lines.find(({ variant_id: id }) => id === variantId);
      const name = line ? `${line.product_name_hr}, ${line.variant_name_hr}` : variantId;
      return [kind === 'charge' ? 'left out' : 'refunded', showTime(at), String(pieces), name];
    }),
  );
  return {
    title: 'Goods left out of the charge or refunded',
    columns: [text('kind'), text('time'), number('count'), long('name')],
    rows,
  };
}

function withdrawals({ withdrawals: all }: OrderRecord): Section {
  return {
    title: 'Withdrawals',
    columns: [text('reference'), text('received'), text('effect'), long('items')],
    rows: all.map(({ reference, created_at, effect, items }) => [
      reference,
      showTime(created_at),
      effect,
      items || 'the whole order',
    ]),
  };
}

function history({ events }: OrderRecord): Section {
  return {
    title: 'History',
    columns: [text('time'), text('state'), long('reason')],
    rows: events.map((event) => [showTime(event.created_at), event.to_state, event.reason]),
  };
}

function emails({ mails: all }: OrderRecord): Section {
  return {
    title: 'Emails',
    columns: [
      number('id'),
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
