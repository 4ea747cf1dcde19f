import { randomBytes } from 'node:crypto';
import { unfinishedOperationStates } from '~/platform/database/stored-values';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { annotateOrder, type Order } from '~/shop/orders/orders.server';
import type { Database, OperationKind, PaymentOperationTable } from '~/platform/database/schema';
import { isUnleased, leaseEnd } from '~/platform/jobs/row-lease';
import { recordGoods } from '~/shop/orders/movement-goods.server';
import type { NamedGoods } from '~/shop/orders/named-goods';
import type { ReturnedPieces } from '~/shop/stock/claims.server';
import type { Attempt } from './claim-attempt.server';
import { restockReturns, writeReturns } from './operation-returns.server';
import type { OperationResult } from './payment-decision';

export type Operation = Selectable<PaymentOperationTable>;

/**
 * Longer than all calls of one run together, so that two processes never call the provider about the same operation.
 */
const leaseMs = 60_000;

export type NewOperation = {
  kind: OperationKind;
  amountCents: number;
  baseCents: number;
  /** Left out of a charge, or what a refund is for. */
  goods?: NamedGoods | undefined;
  /** For sale again once it has been made. */
  returns?: readonly ReturnedPieces[] | undefined;
};

/** Finds the order's unfinished operation; an order has at most one. */
export function findPendingOperation(
  db: Kysely<Database>,
  orderId: number,
): Promise<Operation | undefined> {
  return db
    .selectFrom('payment_operations')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', 'in', unfinishedOperationStates)
    .executeTakeFirst();
}

const movementOf = { capture: 'charge', refund: 'refund', void: undefined } as const;

/** Stores an operation before it is sent to the provider. */
export async function planOperation(
  trx: Transaction<Database>,
  order: Pick<Order, 'id'>,
  attempt: Pick<Attempt, 'id' | 'reference'>,
  { kind, amountCents, baseCents, goods, returns }: NewOperation,
  now: Date,
): Promise<Operation> {
  const movement = movementOf[kind];
  if (movement) await recordGoods(trx, order.id, { kind: movement, baseCents, amountCents }, goods);
  return trx
    .insertInto('payment_operations')
    .values({
      order_id: order.id,
      attempt_id: attempt.id,
      kind,
      // Random rather than a counter: a counter would restart after a restore, and the provider would treat a new
      // refund as a repeat of the earlier one.
      key: `${attempt.reference}-${kind}-${randomBytes(8).toString('hex')}`,
      amount_cents: amountCents,
      base_cents: baseCents,
      state: 'planned',
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
      returns: writeReturns(returns),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Plans the release of a hold that pays for nothing. If another operation is running, the next round plans it. */
export async function planHoldVoid(
  trx: Transaction<Database>,
  order: Order,
  attempt: Attempt,
  now: Date,
  reason: string,
): Promise<void> {
  if (await findPendingOperation(trx, order.id)) return;
  const hold = { kind: 'void', amountCents: attempt.amount_cents, baseCents: 0 } as const;
  await planOperation(trx, order, attempt, hold, now);
  await annotateOrder(trx, order.id, `${reason}: ${attempt.reference}`, now);
}

/** Leases an unfinished operation to this process; undefined if another process holds it or it has finished. */
export function claimOperation(
  db: Kysely<Database>,
  id: number,
  now: Date,
): Promise<Operation | undefined> {
  return db
    .updateTable('payment_operations')
    .set({ leased_until: leaseEnd(now, leaseMs) })
    .where('id', '=', id)
    .where('state', 'in', unfinishedOperationStates)
    .where(isUnleased(now))
    .returningAll()
    .executeTakeFirst();
}

/** An operation and the lease under which this process works on it. */
type Claimed = Pick<Operation, 'id' | 'leased_until'>;

/**
 * Marks an operation as sent. From here on, the provider may have carried it out.
 * @returns whether this process may send it: not if it was suspended for so long that another one has the lease, or has
 *   finished the operation
 */
export async function markSent(
  db: Kysely<Database>,
  { id, leased_until }: Claimed,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payment_operations')
    .set({ state: 'sent', updated_at: now.toISOString() })
    .where('id', '=', id)
    .where('state', 'in', unfinishedOperationStates)
    .where('leased_until', '=', leased_until)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Releases this process's lease so that the operation can be retried; another one may have claimed it since. */
export async function releaseOperation(
  db: Kysely<Database>,
  { id, leased_until }: Claimed,
  error: string | null,
  now: Date,
): Promise<void> {
  await db
    .updateTable('payment_operations')
    .set({ leased_until: null, error, updated_at: now.toISOString() })
    .where('id', '=', id)
    .where('state', 'in', unfinishedOperationStates)
    .where('leased_until', '=', leased_until)
    .execute();
}

/** Ends an unfinished operation. What came back is for sale again if it has been made, whichever process finds that out. */
export async function finishOperation(
  trx: Transaction<Database>,
  id: number,
  result: OperationResult,
  now: Date,
): Promise<void> {
  const finished = await trx
    .updateTable('payment_operations')
    .set({
      state: result.state,
      error: result.state === 'done' ? null : result.error,
      leased_until: null,
      updated_at: now.toISOString(),
      finished_at: now.toISOString(),
    })
    .where('id', '=', id)
    .where('state', 'in', unfinishedOperationStates)
    .returning(['order_id', 'returns'])
    .execute();
  if (result.state === 'done') await restockReturns(trx, finished, now);
}
