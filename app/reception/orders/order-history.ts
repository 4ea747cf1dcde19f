import type { OrderState } from '~/platform/database/stored-values';
import { readNote, readSent } from '~/shop/orders/event-reasons';
import { listMoneyMovements } from '~/shop/orders/money-movements';
import type { NamedGoods } from '~/shop/orders/named-goods';
import type { OrderRecord } from '~/shop/orders/order-list.server';
import type { StaffAction } from '../log/staff-actions.server';

/** One entry of an order's history, to be worded in the reader's language. */
export type HistoryEntry = { at: string } & (
  | { kind: 'state'; state: Exclude<OrderState, 'captured'> }
  /** `goods`: left out of the charge, or what the refund is for. */
  | { kind: 'charge' | 'refund'; cents: number; goods: NamedGoods | undefined }
  | { kind: 'parcel' | 'parcelChanged' | 'note'; text: string }
  | {
      /** `operationDecided`: it was uncertain, and the order has left review since. */
      kind: 'operationFailed' | 'operationUncertain' | 'operationDecided';
      operation: 'capture' | 'void' | 'refund';
      cents: number;
    }
  | { kind: 'mail' | 'mailFailed' | 'mailHeld'; to: string; mail: OrderMailKind | undefined }
  | { kind: 'withdrawal'; reference: string }
  | { kind: 'action'; action: string; by: string; reason: string }
);

/** The kinds of emails about an order. */
const orderMailKinds = [
  'order-confirmation',
  'order-notice',
  'order-shipped',
  'order-charged',
  'order-released',
  'order-sold-out',
  'order-failed',
  'order-refunded',
  'order-expired',
  'order-expired-notice',
  'order-warning',
  'order-review',
] as const;

type OrderMailKind = (typeof orderMailKinds)[number];

/** The kind of an email about an order, which has a name among the desk's texts; undefined for other emails. */
export const findOrderMailKind = (kind: string): OrderMailKind | undefined =>
  orderMailKinds.find((each) => each === kind);

/** Everything that happened to an order, the latest first. */
export function toHistory(record: OrderRecord, actions: readonly StaffAction[]): HistoryEntry[] {
  // Refunds are also those made at the provider, which no operation of ours has.
  const movements = listMoneyMovements(record.order, record.events, record.goods);
  const charge = {
    // An order that comes back from review has been charged once all the same.
    event: record.events.find((event) => event.to_state === 'captured'),
    cents: record.order.captured_cents,
    goods: movements.find(({ kind }) => kind === 'charge')?.goods,
  };
  const decidedAt = findDecision(record.events);
  return [
    ...record.events.flatMap((event) => toEventEntry(event, charge)),
    ...movements
      .filter(({ kind }) => kind === 'refund')
      .map(({ at, cents, goods }): HistoryEntry => ({ kind: 'refund', at, cents: -cents, goods })),
    ...record.operations.flatMap((operation) => toOperationEntry(operation, decidedAt)),
    ...record.mails.flatMap(toMailEntry),
    ...record.withdrawals.map(({ reference, created_at: at }): HistoryEntry => ({
      kind: 'withdrawal',
      at,
      reference,
    })),
    ...actions.flatMap(toActionEntry),
  ].sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
}

type Event = OrderRecord['events'][number];

type Charge = { event: Event | undefined; cents: number; goods: NamedGoods | undefined };

function toEventEntry(event: Event, { event: charged, cents, goods }: Charge): HistoryEntry[] {
  const { from_state, to_state: state, reason, created_at: at } = event;
  if (from_state !== state) {
    if (state !== 'captured') return [{ kind: 'state', at, state }];
    return event === charged ? [{ kind: 'charge', at, cents, goods }] : [];
  }
  const note = readNote(reason);
  if (note !== undefined) return [{ kind: 'note', at, text: note }];
  const sent = readSent(reason);
  // Other events are for engineers; the commands show them.
  if (!sent) return [];
  return [{ kind: sent.before === null ? 'parcel' : 'parcelChanged', at, text: sent.code }];
}

/** What had no effect, because the order had changed or a colleague was faster, is only in the log. */
function toActionEntry({
  action,
  staff_email: by,
  created_at: at,
  details,
  outcome,
}: StaffAction): HistoryEntry[] {
  if (outcome === 'refused' || outcome === 'already') return [];
  const { reason = '' } = JSON.parse(details) as { reason?: string };
  return [{ kind: 'action', at, action, by, reason }];
}

/** When the order last left review; undefined if it never has. */
const findDecision = (events: readonly Event[]): string | undefined =>
  events.findLast((event) => event.from_state === 'review' && event.to_state !== 'review')
    ?.created_at;

/** An operation that a decision says nothing about stays undecided. */
function toOperationEntry(
  { kind, state, amount_cents: cents, finished_at: at }: OrderRecord['operations'][number],
  decidedAt = '',
): HistoryEntry[] {
  if (at === null || state === 'done') return [];
  if (state !== 'undecided') return [{ kind: 'operationFailed', at, operation: kind, cents }];
  const outcome = at <= decidedAt ? 'operationDecided' : 'operationUncertain';
  return [{ kind: outcome, at, operation: kind, cents }];
}

function toMailEntry(mail: OrderRecord['mails'][number]): HistoryEntry[] {
  const { kind, state, sent_at, created_at, isHeld, to_address: to } = mail;
  const named = findOrderMailKind(kind);
  if (to === '') return [];
  if (state === 'dead') {
    const outcome = isHeld ? 'mailHeld' : 'mailFailed';
    return [{ kind: outcome, at: created_at, to, mail: named }];
  }
  return sent_at === null ? [] : [{ kind: 'mail', at: sent_at, to, mail: named }];
}
