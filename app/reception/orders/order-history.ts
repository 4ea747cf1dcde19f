import type { OrderState } from '~/platform/database/stored-values';
import type { OrderRecord } from '~/shop/orders/order-list.server';
import type { StaffAction } from '../log/staff-actions.server';

/** One entry of an order's history, to be worded in the reader's language. */
export type HistoryEntry = { at: string } & (
  | { kind: 'state'; state: OrderState }
  | { kind: 'parcel' | 'parcelChanged' | 'note'; text: string }
  | { kind: 'refund'; cents: number }
  | {
      kind: 'operationFailed' | 'operationUncertain';
      operation: 'capture' | 'void' | 'refund';
      cents: number;
    }
  | { kind: 'mail' | 'mailFailed'; to: string }
  | { kind: 'withdrawal'; reference: string }
  | { kind: 'action'; action: string; by: string; reason: string }
);

/** How the reason of a note begins in an order's events. */
export const notePrefix = 'note: ';

/** Everything that happened to an order, the latest first. */
export function toHistory(record: OrderRecord, actions: readonly StaffAction[]): HistoryEntry[] {
  return [
    ...record.events.flatMap(toEventEntry),
    ...record.operations.flatMap(toOperationEntry),
    ...record.mails.flatMap(toMailEntry),
    ...record.withdrawals.map(({ reference, created_at: at }): HistoryEntry => ({
      kind: 'withdrawal',
      at,
      reference,
    })),
    ...actions.flatMap(toActionEntry),
  ].sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
}

function toEventEntry(event: OrderRecord['events'][number]): HistoryEntry[] {
  const { from_state, to_state: state, reason, created_at: at } = event;
  if (from_state !== state) return [{ kind: 'state', at, state }];
  if (reason.startsWith(notePrefix)) {
    return [{ kind: 'note', at, text: reason.slice(notePrefix.length) }];
  }
  const [, code, before] = /^sent: (\S+)(?: instead of (\S+))?/.exec(reason) ?? [];
  // Other events are for engineers; the commands show them.
  if (code === undefined) return [];
  return [{ kind: before === undefined ? 'parcel' : 'parcelChanged', at, text: code }];
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

function toOperationEntry(operation: OrderRecord['operations'][number]): HistoryEntry[] {
  const { kind, state, amount_cents: cents, finished_at: at } = operation;
  if (at === null) return [];
  if (state === 'done') return kind === 'refund' ? [{ kind: 'refund', at, cents }] : [];
  const isUncertain = state === 'undecided';
  return [
    { kind: isUncertain ? 'operationUncertain' : 'operationFailed', at, operation: kind, cents },
  ];
}

function toMailEntry(mail: OrderRecord['mails'][number]): HistoryEntry[] {
  const { state, sent_at, created_at, to_address: to } = mail;
  if (to === '') return [];
  if (state === 'dead') return [{ kind: 'mailFailed', at: created_at, to }];
  return sent_at === null ? [] : [{ kind: 'mail', at: sent_at, to }];
}
