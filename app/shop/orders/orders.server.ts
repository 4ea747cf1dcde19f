import type { Kysely, Selectable, Transaction } from 'kysely';
import { readPublicToken } from '~/platform/text/public-token.server';
import type { Database, OrderLineTable, OrderTable } from '~/platform/database/schema';
import { indexOrder } from './order-search.server';
import type { NewOrder } from './new-order';
import {
  formatOrderNumber,
  lockNewOrders,
  reserveOrderId,
  timestamps,
  toOrderLineRows,
  toOrderRow,
} from './order-rows.server';
import { updateStockForState } from '~/shop/stock/claims.server';
import { releaseUnsold } from '~/shop/stock/sibling-claims.server';
import { listReplacements, toUnpaidIds } from './order-siblings.server';
import { statesBefore } from './order-states';
import type { OrderState } from '~/platform/database/stored-values';

export type Order = Selectable<OrderTable>;
export type OrderWithLines = Order & { lines: Selectable<OrderLineTable>[] };

type Db = Kysely<Database> | Transaction<Database>;

/**
 * Creates an order once. Submitting it again (double click, reload, retry) returns the existing order. The row, its
 * lines and its first event are stored in one transaction.
 */
export async function createOrder(
  db: Kysely<Database>,
  order: NewOrder,
  now: Date,
): Promise<{ order: Order; created: boolean }> {
  const earlier = await findOrderBySubmission(db, order.submissionId);
  if (earlier) return { order: earlier, created: false };
  return db.transaction().execute((trx) => storeOrder(trx, order, now));
}

/** Stores an order unless it exists, as the beginning of a transaction that may store more. */
export async function storeOrder(
  trx: Transaction<Database>,
  order: NewOrder,
  now: Date,
): Promise<{ order: Order; created: boolean }> {
  await lockNewOrders(trx);
  const row = await insertOrder(trx, order, now);
  if (!row) return { order: await getOrderBySubmission(trx, order), created: false };
  await trx.insertInto('order_lines').values(toOrderLineRows(row.id, order.lines)).execute();
  await addEvent(trx, row.id, { from: null, to: 'pending', reason: 'placed', now });
  await indexOrder(trx, row);
  return { order: row, created: true };
}

/** @returns undefined if this submission already has an order */
async function insertOrder(
  trx: Transaction<Database>,
  order: NewOrder,
  now: Date,
): Promise<Order | undefined> {
  const id = await reserveOrderId(trx);
  return trx
    .insertInto('orders')
    .values({
      id,
      number: formatOrderNumber(id, now),
      ...toOrderRow(order),
      ...timestamps(now),
    })
    .onConflict((conflict) => conflict.column('submission_id').doNothing())
    .returningAll()
    .executeTakeFirst();
}

function getOrderBySubmission(db: Db, { submissionId }: NewOrder): Promise<Order> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('submission_id', '=', submissionId)
    .executeTakeFirstOrThrow();
}

type EventCents = {
  refunded_cents?: number | undefined;
  failed_refund_cents?: number | undefined;
};

type NewEvent = EventCents & {
  from: OrderState | null;
  to: OrderState;
  reason: string;
  now: Date;
};

/** Adds an entry to an order's history, and nothing else. */
export async function addEvent(
  trx: Db,
  orderId: number,
  { from, to, reason, now, ...cents }: NewEvent,
): Promise<void> {
  await trx
    .insertInto('order_events')
    .values({
      order_id: orderId,
      from_state: from,
      to_state: to,
      reason,
      ...cents,
      created_at: now.toISOString(),
    })
    .execute();
}

/**
 * Fields that change together with an order's state, or are recorded without a transition. A refund is recorded in the event
 * too, a failed refund in the event alone.
 */
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
> &
  Pick<EventCents, 'failed_refund_cents'>;

/**
 * Changes an order's state; the only function that may. Performs one guarded update and adds its event. Call it inside
 * a transaction together with everything that belongs to the change (emails, attempt). The order's stock claims are
 * updated too.
 * @throws OutOfStock if an authorisation arrives after the stock was sold to someone else
 * @returns false if the state table does not allow the transition from the current state
 */
export async function transitionOrder(
  trx: Transaction<Database>,
  orderId: number,
  to: OrderState,
  reason: string,
  now: Date,
  changes: OrderChanges = {},
): Promise<boolean> {
  const order = await findOrder(trx, orderId);
  if (!order || !statesBefore(to).includes(order.state)) return false;
  return changeOrder(trx, order, to, reason, now, changes);
}

/** Adds an entry to an order's history, and optionally changes fields, without changing its state. */
export async function annotateOrder(
  trx: Transaction<Database>,
  orderId: number,
  reason: string,
  now: Date,
  changes: OrderChanges = {},
): Promise<boolean> {
  const order = await findOrder(trx, orderId);
  return order !== undefined && changeOrder(trx, order, order.state, reason, now, changes);
}

async function changeOrder(
  trx: Transaction<Database>,
  before: Order,
  to: OrderState,
  reason: string,
  now: Date,
  { failed_refund_cents, ...changes }: OrderChanges,
): Promise<boolean> {
  const refunded_cents =
    changes.refunded_cents === before.refunded_cents ? undefined : changes.refunded_cents;
  const result = await trx
    .updateTable('orders')
    .set({ ...changes, state: to, updated_at: now.toISOString() })
    .where('id', '=', before.id)
    .where('state', '=', before.state)
    .executeTakeFirst();
  if (result.numUpdatedRows !== 1n) return false;
  const cents = { refunded_cents, failed_refund_cents };
  await addEvent(trx, before.id, { from: before.state, to, reason, now, ...cents });
  if (before.state === to) return true;
  // Whichever is paid first counts (docs/decisions/0085): the pieces of the others are for this order.
  if (to === 'authorised' || to === 'captured') await releaseReplacements(trx, before, now);
  // Refunded before it was known to be paid: its pieces were claimed, but never sold.
  if (to === 'refunded') await releaseUnsold(trx, [before.id], now);
  await updateStockForState(trx, before.id, to, now);
  return true;
}

async function releaseReplacements(trx: Transaction<Database>, order: Order, now: Date) {
  const replacements = await listReplacements(trx, order);
  await releaseUnsold(trx, toUnpaidIds(replacements), now);
}

export function findOrderBySubmission(db: Db, submissionId: string): Promise<Order | undefined> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();
}

/** Finds the order behind a secret link; undefined if the token is malformed or unknown. */
export async function findOrderByToken(db: Db, token: string): Promise<Order | undefined> {
  const plain = readPublicToken(token);
  if (plain === undefined) return undefined;
  return db.selectFrom('orders').selectAll().where('token', '=', plain).executeTakeFirst();
}

const findOrder = (db: Db, orderId: number): Promise<Order | undefined> =>
  db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst();

/** @throws Error if the order does not exist */
export function getOrder(db: Db, orderId: number): Promise<Order> {
  return db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
}

/** @throws Error if the order does not exist */
export async function getOrderWithLines(db: Db, orderId: number): Promise<OrderWithLines> {
  const order = await getOrder(db, orderId);
  const lines = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  return { ...order, lines };
}
