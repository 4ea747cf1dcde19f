import { canTransition } from '~/shop/orders/order-states';
import type { LedgerEntry } from './ledger-provider';
import type { Outcome } from './order-schedule';

/**
 * What is wrong at the end of a schedule. The provider's books alone determine an order's expected state: nothing here
 * knows how the shop came to its view.
 */
export function findWrong(outcome: Outcome): string[] {
  const { ledger, order } = outcome;
  const entries = [...ledger.entries.values()];
  const payer = order.attempts.find(({ state }) => state === 'authorised');
  const paid = payer && ledger.entries.get(payer.reference);
  return [
    ...findWrongHistory(outcome),
    ...findWrongMoney(entries, outcome),
    ...(order.state === 'review'
      ? findNoExcuse(entries, outcome)
      : findWrongState(entries, paid, outcome)),
    ...findWrongMails(outcome),
  ];
}

/** Every step is one that the table allows, and follows from where the order was. */
function findWrongHistory({ order: { events, state } }: Outcome): string[] {
  const wrong = events.flatMap(({ from_state: from, to_state: to, reason }, index) => {
    const before = events[index - 1]?.to_state ?? null;
    const isFine = from === before && (from === null || from === to || canTransition(from, to));
    return isFine ? [] : [`the step ${from} → ${to} (${reason}) after ${before}`];
  });
  return events.at(-1)?.to_state === state ? wrong : [...wrong, 'the last event is not the state'];
}

function findWrongMoney(entries: readonly LedgerEntry[], { order, keyed }: Outcome): string[] {
  const wrong: string[] = [];
  const captures = entries.reduce((sum, { captures }) => sum + captures, 0);
  if (captures > 1) wrong.push(`charged ${captures} times`);
  if (order.operations.some(({ state }) => state === 'planned' || state === 'sent'))
    wrong.push('an operation has no end');
  const sumOf = (state: string) =>
    order.operations
      .filter((operation) => operation.kind === 'refund' && operation.state === state)
      .reduce((sum, { amount_cents }) => sum + amount_cents, 0);
  const refunds = entries.reduce((sum, { refunds }) => sum + refunds, 0);
  const uncertain = keyed ? 0 : sumOf('undecided');
  const isByHand = entries.some(({ byHand }) => byHand.has('refund'));
  if (refunds > sumOf('done') + uncertain || (!isByHand && refunds < sumOf('done')))
    wrong.push(`gave back ${refunds}, noted ${sumOf('done')} (${uncertain} uncertain)`);
  return wrong;
}

function findWrongState(
  entries: readonly LedgerEntry[],
  paid: LedgerEntry | undefined,
  { order, keyed }: Outcome,
): string[] {
  const others = entries.filter(
    (entry) => entry !== paid && ['authorised', 'captured'].includes(entry.state),
  );
  const wrong = others.map(({ reference, state }) => `${reference} is ${state} and pays nothing`);
  if (!paid) {
    const isUndecided = ['pending', 'failed', 'abandoned'].includes(order.state);
    return isUndecided ? wrong : [...wrong, `${order.state} without a payment`];
  }
  if (order.state !== paid.state) wrong.push(`${order.state}, but the provider has ${paid.state}`);
  if (order.captured_cents !== paid.capturedCents)
    wrong.push(`${order.captured_cents} charged, but the provider has ${paid.capturedCents}`);
  // A provider that does not report partial refunds does not report those made on its own pages either.
  const isTold = keyed || !paid.byHand.has('refund') || paid.state === 'refunded';
  if (isTold && order.refunded_cents !== paid.refundedCents)
    wrong.push(`${order.refunded_cents} given back, but the provider has ${paid.refundedCents}`);
  return wrong;
}

/** A person is called only for manual actions, or for what a provider without keys cannot report. */
function findNoExcuse(entries: readonly LedgerEntry[], { order, keyed }: Outcome): string[] {
  if (entries.some(({ byHand }) => byHand.size > 0)) return [];
  const isUncertain = order.operations.some(
    ({ kind, state }) => kind === 'refund' && state === 'undecided',
  );
  return !keyed && isUncertain ? [] : ['in review without a reason'];
}

/** Each event is notified once. */
function findWrongMails({ order: { events, mails } }: Outcome): string[] {
  const moves = (to: string) =>
    events.filter((event) => event.to_state === to && event.from_state !== to).length;
  const refunds = events.filter(({ reason }) => reason.startsWith('given back')).length;
  const expected = {
    reserved: moves('authorised'),
    charged: moves('captured'),
    released: moves('voided'),
    expired: moves('expired'),
    review: moves('review'),
    refunded: refunds,
    warning: events.filter(({ reason }) => reason.includes('was warned')).length,
  };
  return Object.entries(expected).flatMap(([kind, count]) => {
    const written = mails.filter((mail) => mail === kind).length;
    const isFine = written === count && (count <= 1 || kind === 'refunded');
    return isFine ? [] : [`${written} mails '${kind}' for ${count}`];
  });
}
