import { canTransition } from '~/shop/orders/order-states';
import type { VatTotal } from '~/shop/pricing/vat';
import type { LedgerEntry } from './ledger-provider';
import type { Outcome } from './order-schedule';

/**
 * Violations at the end of a schedule. The provider's ledger alone determines an order's expected state: nothing here
 * depends on how the shop arrived at its own.
 */
export function findContradictions(outcome: Outcome): string[] {
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
    ...findWrongInvoices(outcome),
  ];
}

/** Every transition is allowed by the state table and starts from the order's previous state. */
function findWrongHistory({ order: { events, state } }: Outcome): string[] {
  const wrong = events.flatMap(({ from_state: from, to_state: to, reason }, index) => {
    const before = events[index - 1]?.to_state ?? null;
    const isFine = from === before && (from === null || from === to || canTransition(from, to));
    return isFine ? [] : [`the transition ${from} → ${to} (${reason}) after ${before}`];
  });
  return events.at(-1)?.to_state === state ? wrong : [...wrong, 'the last event is not the state'];
}

function findWrongMoney(entries: readonly LedgerEntry[], { order, keyed }: Outcome): string[] {
  const wrong: string[] = [];
  const captures = entries.reduce((sum, { captures }) => sum + captures, 0);
  if (captures > 1) wrong.push(`charged ${captures} times`);
  if (order.operations.some(({ state }) => state === 'planned' || state === 'sent'))
    wrong.push('an operation is unfinished');
  const sumOf = (state: string) =>
    order.operations
      .filter((operation) => operation.kind === 'refund' && operation.state === state)
      .reduce((sum, { amount_cents }) => sum + amount_cents, 0);
  const refunds = entries.reduce((sum, { refunds }) => sum + refunds, 0);
  const uncertain = keyed ? 0 : sumOf('undecided');
  const isByHand = entries.some(({ byHand }) => byHand.has('refund'));
  if (refunds > sumOf('done') + uncertain || (!isByHand && refunds < sumOf('done')))
    wrong.push(`refunded ${refunds}, recorded ${sumOf('done')} (${uncertain} uncertain)`);
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
  const wrong = others.map(
    ({ reference, state }) => `${reference} is ${state} but pays for nothing`,
  );
  if (!paid) {
    const isUndecided = ['pending', 'failed', 'abandoned'].includes(order.state);
    return isUndecided ? wrong : [...wrong, `${order.state} without a payment`];
  }
  if (order.state !== paid.state) wrong.push(`${order.state}, but the provider has ${paid.state}`);
  if (order.captured_cents !== paid.capturedCents)
    wrong.push(`${order.captured_cents} charged, but the provider has ${paid.capturedCents}`);
  // A provider that does not report partial refunds does not report those made in its own back office either.
  const isReported = keyed || !paid.byHand.has('refund') || paid.state === 'refunded';
  if (isReported && order.refunded_cents !== paid.refundedCents)
    wrong.push(`${order.refunded_cents} refunded, but the provider has ${paid.refundedCents}`);
  return wrong;
}

/** Review is requested only after manual actions, or for what a provider without keys cannot report. */
function findNoExcuse(entries: readonly LedgerEntry[], { order, keyed }: Outcome): string[] {
  if (entries.some(({ byHand }) => byHand.size > 0)) return [];
  const isUncertain = order.operations.some(
    ({ kind, state }) => kind === 'refund' && state === 'undecided',
  );
  return !keyed && isUncertain ? [] : ['in review without a reason'];
}

/** Each event sends one notification. */
function findWrongMails({ order: { events, mails } }: Outcome): string[] {
  const moves = (to: string) =>
    events.filter((event) => event.to_state === to && event.from_state !== to).length;
  const refunds = events.filter(({ refunded_cents: total }) => total !== null).length;
  const expected = {
    reserved: moves('authorised'),
    charged: moves('captured'),
    released: moves('voided'),
    expired: moves('expired'),
    review: moves('review'),
    refunded: refunds,
    warning: events.filter(({ reason }) => reason.includes('were warned')).length,
  };
  return Object.entries(expected).flatMap(([kind, count]) => {
    const written = mails.filter((mail) => mail === kind).length;
    const isFine = written === count && (count <= 1 || kind === 'refunded');
    return isFine ? [] : [`${written} emails '${kind}' for ${count}`];
  });
}

/** One invoice for the charge, reversals for what went back, numbers without gaps, and each rate's sum that of the order. */
function findWrongInvoices({ order, lines, invoices }: Outcome): string[] {
  const wrong = invoices.flatMap(({ number }, index) =>
    number === index + 1 ? [] : [`invoice ${number} in the place of ${index + 1}`],
  );
  const own = invoices.filter(({ order_id }) => order_id === order.id);
  const isCharged = order.state === 'captured' || order.state === 'refunded';
  const wasCharged = order.events.some(
    ({ to_state: to }) => to === 'captured' || to === 'refunded',
  );
  if (own.filter(({ kind }) => kind === 'sale').length !== (wasCharged ? 1 : 0))
    wrong.push('not one invoice for one charge');
  if (!isCharged) return wrong;
  const sum = own.reduce((total, invoice) => total + invoice.total_cents, 0);
  if (sum !== order.captured_cents - order.refunded_cents)
    wrong.push(`invoices over ${sum} for ${order.captured_cents} less ${order.refunded_cents}`);
  for (const { vat, total_cents, number } of own) {
    const parts = (JSON.parse(vat) as VatTotal[]).reduce(
      (total, { base, vat: tax }) => total + base + tax,
      0,
    );
    if (parts !== total_cents) wrong.push(`the rates of invoice ${number} do not add up`);
  }
  const rates = new Map<number, number>();
  for (const { rate, gross } of own.flatMap(({ vat }) => JSON.parse(vat) as VatTotal[]))
    rates.set(rate, (rates.get(rate) ?? 0) + gross);
  if (sum === 0 && [...rates.values()].some((gross) => gross !== 0))
    wrong.push('a rate that does not end at zero');
  const sold = new Set(
    lines.flatMap(({ vat }) => (JSON.parse(vat ?? '[]') as VatTotal[]).map(({ rate }) => rate)),
  );
  if ([...rates.keys()].some((rate) => !sold.has(rate))) wrong.push('a rate that nothing has');
  return wrong;
}
