import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database, OrderLineTable, OrderTable } from '~/platform/database/schema';
import { indexOrder } from './order-search.server';
import type { NewOrder } from './new-order';
import { formatOrderNumber, timestamps, toOrderLineRows, toOrderRow } from './order-rows.server';
import { followOrderState } from '~/shop/stock/claims.server';
import { statesBefore } from './order-states';
import type { OrderState } from '~/platform/database/stored-values';

export type Order = Selectable<OrderTable>;
export type OrderWithLines = Order & { lines: Selectable<OrderLineTable>[] };

type Db = Kysely<Database> | Transaction<Database>;

/**
 * Stores an order once. Repeating the submission (double click, reload, retry) finds the order it made before.
 * The row, its lines and its first event are one transaction.
 */
export async function createOrder(
  db: Kysely<Database>,
  order: NewOrder,
  now = new Date(),
): Promise<{ order: Order; created: boolean }> {
  return db.transaction().execute(async (trx) => {
    const earlier = await findOrderBySubmission(trx, order.submissionId);
    if (earlier) return { order: earlier, created: false };
    const { id } = await trx
      .insertInto('orders')
      .values({ ...toOrderRow(order), number: order.submissionId, ...timestamps(now) })
      .returning('id')
      .executeTakeFirstOrThrow();
    // Made of the id, which is never given twice, not even after the newest order was deleted.
    const row = await trx
      .updateTable('orders')
      .set({ number: formatOrderNumber(id, now) })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await trx.insertInto('order_lines').values(toOrderLineRows(row.id, order.lines)).execute();
    await addEvent(trx, row.id, null, 'pending', 'placed', now);
    await indexOrder(trx, row);
    return { order: row, created: true };
  });
}

export async function addEvent(
  trx: Db,
  orderId: number,
  from: OrderState | null,
  to: OrderState,
  reason: string,
  now = new Date(),
): Promise<void> {
  await trx
    .insertInto('order_events')
    .values({
      order_id: orderId,
      from_state: from,
      to_state: to,
      reason,
      created_at: now.toISOString(),
    })
    .execute();
}

/** What changes together with an order's state, or is noted without a change of it. */
export type OrderChanges = Partial<
  Pick<
    Order,
    | 'authorised_at'
    | 'capture_before'
    | 'captured_cents'
    | 'refunded_cents'
    | 'warned_at'
    | 'replaced_by'
  >
>;

/**
 * The only way an order changes its state: one guarded update and its event. Call it inside a transaction, with what the
 * change entails (mails, attempt) beside it. The order's pieces follow its state.
 * @throws OutOfStock when a reservation comes after its pieces went to somebody else
 * @returns false when the state table does not allow the step from where the order is now
 */
export async function transitionOrder(
  trx: Transaction<Database>,
  orderId: number,
  to: OrderState,
  reason: string,
  now = new Date(),
  changes: OrderChanges = {},
): Promise<boolean> {
  return changeOrder(trx, orderId, { from: statesBefore(to), to }, reason, now, changes);
}

/** Writes into an order's history, and changes facts of it, while its state stays. */
export async function annotateOrder(
  trx: Transaction<Database>,
  orderId: number,
  reason: string,
  now = new Date(),
  changes: OrderChanges = {},
): Promise<boolean> {
  const order = await trx
    .selectFrom('orders')
    .select('state')
    .where('id', '=', orderId)
    .executeTakeFirst();
  if (!order) return false;
  const { state } = order;
  return changeOrder(trx, orderId, { from: [state], to: state }, reason, now, changes);
}

async function changeOrder(
  trx: Transaction<Database>,
  orderId: number,
  { from, to }: { from: readonly OrderState[]; to: OrderState },
  reason: string,
  now: Date,
  changes: OrderChanges,
): Promise<boolean> {
  const before = await trx
    .selectFrom('orders')
    .select('state')
    .where('id', '=', orderId)
    .executeTakeFirst();
  if (!before) return false;
  const result = await trx
    .updateTable('orders')
    .set({ ...changes, state: to, updated_at: now.toISOString() })
    .where('id', '=', orderId)
    .where('state', 'in', from)
    .executeTakeFirst();
  if (result.numUpdatedRows !== 1n) return false;
  await addEvent(trx, orderId, before.state, to, reason, now);
  if (before.state !== to) await followOrderState(trx, orderId, to, now);
  return true;
}

export function findOrderBySubmission(db: Db, submissionId: string): Promise<Order | undefined> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();
}

const tokenPattern = /^[0-9a-f]{48}$/;

/** The order behind an unguessable link; undefined for anything that is not a token of ours. */
export async function findOrderByToken(db: Db, token: string): Promise<Order | undefined> {
  const plain = token.toLowerCase();
  if (!tokenPattern.test(plain)) return undefined;
  return db.selectFrom('orders').selectAll().where('token', '=', plain).executeTakeFirst();
}

/** @throws Error when there is no such order */
export async function getOrderWithLines(db: Db, orderId: number): Promise<OrderWithLines> {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const lines = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  return { ...order, lines };
}
