import { findOrderTask, type OrderTask } from '~/shop/orders/order-task';
import type { ListedOrder } from '~/shop/orders/order-list.server';
import { orderKeptUntil } from '~/shop/orders/order-retention.server';
import { formatMoney } from '~/i18n/format';
import { toDecimalComma } from '~/platform/csv/csv-columns';
import { type Column, showTime, timeColumn } from './output';

const showDay = (time: string | null) => showTime(time).slice(0, 10);

const needLabels: Record<OrderTask, (order: ListedOrder) => string> = {
  decide: () => 'decide (review)',
  mail: () => 'failed email',
  withdrawn: ({ state, shipped_at, is_withdrawal_unproven }) => {
    if (is_withdrawal_unproven) return 'withdrawal: confirm?';
    if (state === 'captured') return 'withdrawn: refund';
    return shipped_at === null ? 'withdrawn: do not ship' : 'withdrawn: void';
  },
  wait: ({ under_way }) => `${under_way} in progress`,
  expiring: ({ capture_before }) => `expires ${showDay(capture_before)}`,
  send: () => 'ship',
  charge: ({ capture_before }) => `capture by ${showDay(capture_before)}`,
};

const showNeed = (order: ListedOrder, now: Date) => {
  const need = findOrderTask(order, now);
  return need ? needLabels[need](order) : '';
};

const showAmount = (cents: number) => (cents > 0 ? formatMoney(cents) : '');

/** The columns of `orders list`. */
export const orderListColumns = (now: Date): Column<ListedOrder>[] => [
  { name: 'number', value: ({ number }) => number, table: { title: 'order' } },
  {
    name: 'placedAt',
    value: ({ created_at }) => created_at,
    table: { title: 'placed', show: ({ created_at }) => showDay(created_at) },
  },
  { name: 'state', value: ({ state }) => state, table: { title: 'state' } },
  {
    name: 'needs',
    value: (order) => findOrderTask(order, now),
    table: { title: 'needs', show: (order) => showNeed(order, now) },
  },
  { name: 'holdUntil', value: ({ capture_before }) => capture_before },
  {
    name: 'totalCents',
    value: ({ total_cents }) => total_cents,
    table: { title: 'total', isNumeric: true, show: ({ total_cents }) => showAmount(total_cents) },
  },
  {
    name: 'capturedCents',
    value: ({ captured_cents }) => captured_cents,
    table: {
      title: 'captured',
      isNumeric: true,
      show: ({ captured_cents }) => showAmount(captured_cents),
    },
  },
  { name: 'refundedCents', value: ({ refunded_cents }) => refunded_cents },
  { name: 'items', value: ({ items }) => items },
  {
    name: 'deliveryCountry',
    value: (order) => order.delivery_country,
    table: { title: 'to' },
  },
  { name: 'name', value: (row) => row.full_name, table: { title: 'name', canShrink: true } },
  { name: 'language', value: ({ locale }) => locale },
  { name: 'trackingNumber', value: (order) => order.tracking_number },
  { name: 'shippedAt', value: ({ shipped_at }) => shipped_at },
  { name: 'withdrawal', value: ({ withdrawal }) => withdrawal },
];

const netOf = ({ captured_cents, refunded_cents }: ListedOrder) => captured_cents - refunded_cents;

const toDate = (time: string | null) => (time === null ? null : new Date(time));

/**
 * The columns of `orders export`, for bookkeeping. Each amount is given both in whole cents and as a decimal number.
 */
export const bookkeepingColumns: Column<ListedOrder>[] = [
  { name: 'number', value: ({ number }) => number, table: { title: 'order' } },
  timeColumn('placedAt', 'placed', ({ created_at }) => new Date(created_at)),
  { name: 'state', value: ({ state }) => state, table: { title: 'state' } },
  timeColumn('chargedAt', 'captured', ({ charged_at }) => toDate(charged_at)),
  { name: 'refundedAt', value: (order) => toDate(order.refunded_at) },
  { name: 'buyer', value: (row) => row.full_name, table: { title: 'buyer', canShrink: true } },
  { name: 'address', value: ({ address }) => address },
  { name: 'postalCode', value: (order) => order.postal_code },
  { name: 'city', value: ({ city }) => city },
  { name: 'country', value: ({ country }) => country },
  { name: 'deliveryCountry', value: (order) => order.delivery_country },
  { name: 'currency', value: () => 'EUR' },
  { name: 'goodsCents', value: (order) => order.subtotal_cents },
  { name: 'deliveryCents', value: (order) => order.delivery_cents },
  { name: 'totalCents', value: (order) => order.total_cents },
  { name: 'capturedCents', value: (order) => order.captured_cents },
  { name: 'refundedCents', value: (order) => order.refunded_cents },
  { name: 'netCents', value: netOf },
  { name: 'total', value: (order) => toDecimalComma(order.total_cents) },
  { name: 'captured', value: (order) => toDecimalComma(order.captured_cents) },
  { name: 'refunded', value: (order) => toDecimalComma(order.refunded_cents) },
  {
    name: 'net',
    value: (order) => toDecimalComma(netOf(order)),
    table: { title: 'net', isNumeric: true, show: (order) => formatMoney(netOf(order)) },
  },
  { name: 'provider', value: ({ provider }) => provider },
  { name: 'paymentReference', value: ({ reference }) => reference },
  { name: 'weightGrams', value: (order) => order.weight_grams },
  { name: 'trackingNumber', value: (order) => order.tracking_number },
  { name: 'shippedAt', value: ({ shipped_at }) => toDate(shipped_at) },
  { name: 'keptUntil', value: orderKeptUntil },
];
