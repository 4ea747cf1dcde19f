import type { Kysely, Transaction } from 'kysely';
import type { Order } from '~/shop/orders/orders.server';
import type { Database } from '~/platform/database/schema';
import type { Operation } from '../core/operation-rows.server';
import { restockReturns } from '../core/operation-returns.server';
import type { ReviewTarget } from './review-assessment';

type RefundedOrder = Pick<Order, 'id' | 'refunded_cents'>;

/** Finds the refund of an order in review that the provider may or may not have carried out. Amounts in cents. */
export function findUncertainRefund(
  db: Kysely<Database>,
  { id, refunded_cents: refunded }: RefundedOrder,
): Promise<{ amountCents: number; baseCents: number } | undefined> {
  return db
    .selectFrom('payment_operations')
    .select(['amount_cents as amountCents', 'base_cents as baseCents'])
    .where('order_id', '=', id)
    .where('kind', '=', 'refund')
    .where('state', '=', 'undecided')
    .where('base_cents', '=', refunded)
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

/** What staff decided about an order in review. Amounts in cents, in total. */
type Decided = { to: ReviewTarget; capturedCents: number; refundedCents: number };

/**
 * Ends the undecided operations of the payment that pays an order as done or refused, so that the same request counts as its
 * repetition or is made again, and restocks what came back with those that were done. An operation of which the decision
 * says nothing stays undecided.
 * @param order as it was before the decision
 */
export async function settleUndecided(
  trx: Transaction<Database>,
  order: RefundedOrder,
  decided: Decided,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  for (const operation of await listUndecided(trx, order)) {
    const wasMade = readWhetherMade(operation, order, decided);
    if (wasMade === undefined) continue;
    const end = wasMade
      ? ({ state: 'done', error: null, finished_at: at } as const)
      : ({ state: 'refused', error: 'it did not happen' } as const);
    await trx
      .updateTable('payment_operations')
      .set({ ...end, updated_at: at })
      .where('id', '=', operation.id)
      .execute();
    if (wasMade) await restockReturns(trx, [operation], now);
  }
}

/** The release of a second hold is left out: a decision about the order says nothing of it. */
function listUndecided(trx: Transaction<Database>, { id }: RefundedOrder) {
  return trx
    .selectFrom('payment_operations')
    .innerJoin('payment_attempts', 'payment_attempts.id', 'payment_operations.attempt_id')
    .selectAll('payment_operations')
    .where('payment_operations.order_id', '=', id)
    .where('payment_operations.state', '=', 'undecided')
    .where('payment_attempts.state', '=', 'authorised')
    .orderBy('payment_operations.id')
    .execute();
}

/** Undefined if the decision fits neither. */
function readWhetherMade(
  { kind, amount_cents: cents, base_cents: base }: Operation,
  { refunded_cents: before }: RefundedOrder,
  { to, capturedCents, refundedCents }: Decided,
): boolean | undefined {
  switch (kind) {
    case 'capture':
      if (to !== 'captured' && to !== 'refunded') return false;
      return cents === capturedCents ? true : undefined;
    case 'void':
      return to === 'voided';
    case 'refund':
      if (base !== before) return undefined;
      if (refundedCents === before) return false;
      return cents <= refundedCents - before ? true : undefined;
  }
}
