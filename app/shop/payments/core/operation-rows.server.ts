import { randomBytes } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { annotateOrder, type Order } from '~/shop/orders/orders.server';
import type { Database, OperationKind, PaymentOperationTable } from '~/platform/database/schema';
import type { Attempt } from './claim-attempt.server';
import type { OperationResult } from './payment-decision';

export type Operation = Selectable<PaymentOperationTable>;

/** Longer than all calls of one run together, so that two processes never talk about one operation at once. */
const leaseMs = 60_000;

export type NewOperation = { kind: OperationKind; amountCents: number; baseCents: number };

/** The order's unfinished operation: there is one at most. */
export function findPendingOperation(
  db: Kysely<Database>,
  orderId: number,
): Promise<Operation | undefined> {
  return db
    .selectFrom('payment_operations')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', 'in', ['planned', 'sent'])
    .executeTakeFirst();
}

/** Stores what is going to be asked of the provider, before it is asked. */
export async function planOperation(
  trx: Transaction<Database>,
  order: Pick<Order, 'id'>,
  attempt: Pick<Attempt, 'id' | 'reference'>,
  { kind, amountCents, baseCents }: NewOperation,
  now: Date,
): Promise<Operation> {
  return trx
    .insertInto('payment_operations')
    .values({
      order_id: order.id,
      attempt_id: attempt.id,
      kind,
      // Not counted: after a restore a count begins again, and the provider would take another refund for the earlier one.
      key: `${attempt.reference}-${kind}-${randomBytes(8).toString('hex')}`,
      amount_cents: amountCents,
      base_cents: baseCents,
      state: 'planned',
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A hold that pays nothing is to be released; while another operation of the order runs, the next round plans it. */
export async function planHoldVoid(
  trx: Transaction<Database>,
  order: Order,
  attempt: Attempt,
  now: Date,
  reason = 'a second hold is released',
): Promise<void> {
  if (await findPendingOperation(trx, order.id)) return;
  const hold = { kind: 'void', amountCents: attempt.amount_cents, baseCents: 0 } as const;
  await planOperation(trx, order, attempt, hold, now);
  await annotateOrder(trx, order.id, `${reason}: ${attempt.reference}`, now);
}

/** Takes an unfinished operation for this process; undefined while another one has it, or when it is over. */
export function claimOperation(
  db: Kysely<Database>,
  id: number,
  now: Date,
): Promise<Operation | undefined> {
  return db
    .updateTable('payment_operations')
    .set({ leased_until: new Date(now.getTime() + leaseMs).toISOString() })
    .where('id', '=', id)
    .where('state', 'in', ['planned', 'sent'])
    .where((where) =>
      where.or([where('leased_until', 'is', null), where('leased_until', '<', now.toISOString())]),
    )
    .returningAll()
    .executeTakeFirst();
}

/** From here on the provider may have done it. */
export async function markSent(db: Kysely<Database>, id: number, now: Date): Promise<void> {
  await db
    .updateTable('payment_operations')
    .set({ state: 'sent', updated_at: now.toISOString() })
    .where('id', '=', id)
    .where('state', '=', 'planned')
    .execute();
}

/** Gives an operation back for another try. */
export async function releaseOperation(
  db: Kysely<Database>,
  id: number,
  error: string | null,
  now: Date,
): Promise<void> {
  await db
    .updateTable('payment_operations')
    .set({ leased_until: null, error, updated_at: now.toISOString() })
    .where('id', '=', id)
    .where('state', 'in', ['planned', 'sent'])
    .execute();
}

export async function finishOperation(
  trx: Transaction<Database>,
  id: number,
  result: OperationResult,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('payment_operations')
    .set({
      state: result.state,
      error: result.state === 'done' ? null : result.error,
      leased_until: null,
      updated_at: now.toISOString(),
      finished_at: now.toISOString(),
    })
    .where('id', '=', id)
    .where('state', 'in', ['planned', 'sent'])
    .execute();
}
