import { findOrderTask, type OrderTask } from '~/shop/orders/order-task';
import type { ListedOrder } from '~/shop/orders/order-list.server';
import { orderKeptUntil } from '~/shop/orders/order-retention.server';
import { formatMoney, toDecimal } from '~/i18n/format';
import { type Column, showTime } from './output';

/** `1234,50`: what a spreadsheet of these parts takes for a number. */
export const toSheetNumber = (cents: number) => toDecimal(cents).replace('.', ',');

const showDay = (time: string | null) => showTime(time).slice(0, 10);

const needWords: Record<OrderTask, (order: ListedOrder) => string> = {
  decide: () => 'decide (review)',
  mail: () => 'a mail was given up',
  withdrawn: ({ state, shipped_at, is_withdrawal_unproven }) => {
    if (is_withdrawal_unproven) return 'withdrawal: confirm?';
    if (state === 'captured') return 'withdrawn: refund';
    return shipped_at === null ? 'withdrawn: do not send' : 'withdrawn: release';
  },
  wait: ({ under_way }) => `${under_way} under way`,
  hurry: ({ capture_before }) => `ends ${showDay(capture_before)}`,
  send: () => 'send',
  charge: ({ capture_before }) => `charge by ${showDay(capture_before)}`,
};

const showNeed = (order: ListedOrder, now: Date) => {
  const need = findOrderTask(order, now);
  return need ? needWords[need](order) : '';
};

const euro = (cents: number) => (cents > 0 ? formatMoney(cents) : '');

/** One order of a list. */
export const listColumns = (now: Date): Column<ListedOrder>[] => [
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
    table: { title: 'total', isNumber: true, show: ({ total_cents }) => euro(total_cents) },
  },
  {
    name: 'capturedCents',
    value: ({ captured_cents }) => captured_cents,
    table: { title: 'charged', isNumber: true, show: ({ captured_cents }) => euro(captured_cents) },
  },
  { name: 'refundedCents', value: ({ refunded_cents }) => refunded_cents },
  { name: 'items', value: ({ items }) => items },
  {
    name: 'deliveryCountry',
    value: (order) => order.delivery_country,
    table: { title: 'to' },
  },
  { name: 'name', value: (row) => row.full_name, table: { title: 'name', shrinks: true } },
  { name: 'language', value: ({ locale }) => locale },
  { name: 'trackingNumber', value: (order) => order.tracking_number },
  { name: 'shippedAt', value: ({ shipped_at }) => shipped_at },
  { name: 'withdrawal', value: ({ withdrawal }) => withdrawal },
];

const netOf = ({ captured_cents, refunded_cents }: ListedOrder) => captured_cents - refunded_cents;

/** One order for bookkeeping: cents for programs, decimals for people. */
export const accountColumns: Column<ListedOrder>[] = [
  { name: 'number', value: ({ number }) => number, table: { title: 'order' } },
  {
    name: 'placedAt',
    value: ({ created_at }) => created_at,
    table: { title: 'placed', show: ({ created_at }) => showTime(created_at) },
  },
  { name: 'state', value: ({ state }) => state, table: { title: 'state' } },
  {
    name: 'chargedAt',
    value: ({ charged_at }) => charged_at,
    table: { title: 'charged', show: ({ charged_at }) => showTime(charged_at) },
  },
  { name: 'refundedAt', value: (order) => order.refunded_at },
  { name: 'buyer', value: (row) => row.full_name, table: { title: 'buyer', shrinks: true } },
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
  { name: 'total', value: (order) => toSheetNumber(order.total_cents) },
  { name: 'captured', value: (order) => toSheetNumber(order.captured_cents) },
  { name: 'refunded', value: (order) => toSheetNumber(order.refunded_cents) },
  {
    name: 'net',
    value: (order) => toSheetNumber(netOf(order)),
    table: { title: 'net', isNumber: true, show: (order) => formatMoney(netOf(order)) },
  },
  { name: 'provider', value: ({ provider }) => provider },
  { name: 'paymentReference', value: ({ reference }) => reference },
  { name: 'weightGrams', value: (order) => order.weight_grams },
  { name: 'trackingNumber', value: (order) => order.tracking_number },
  { name: 'shippedAt', value: ({ shipped_at }) => shipped_at },
  { name: 'keptUntil', value: orderKeptUntil },
];
