import { randomBytes } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database, OrderLineTable, OrderTable } from '~/server/database/schema';
import { type NewOrder, subtotalOf } from './new-order';
import { type OrderState, statesBefore } from './order-states';

export type Order = Selectable<OrderTable>;
export type OrderWithLines = Order & { lines: Selectable<OrderLineTable>[] };

type Db = Kysely<Database> | Transaction<Database>;

/** 192 bits, lower-case hex so that a mail client's change of case does no harm. */
const newToken = () => randomBytes(24).toString('hex');

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
      .values({ ...toRow(order), number: order.submissionId, ...stamps(now) })
      .returning('id')
      .executeTakeFirstOrThrow();
    // Made of the id, which is never given twice, not even after the newest order was deleted.
    const row = await trx
      .updateTable('orders')
      .set({ number: numberOf(id, now) })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await trx.insertInto('order_lines').values(toLineRows(row.id, order.lines)).execute();
    await addEvent(trx, row.id, null, 'pending', 'placed', now);
    return { order: row, created: true };
  });
}

const stamps = (now: Date) => ({ created_at: now.toISOString(), updated_at: now.toISOString() });

/** `M-2026-000123`, the year as it is in Zagreb. */
function numberOf(id: number, now: Date): string {
  const year = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Zagreb', year: 'numeric' }).format(
    now,
  );
  return `M-${year}-${String(id).padStart(6, '0')}`;
}

function toRow(order: NewOrder) {
  const { buyer, recipient } = order;
  const subtotal = subtotalOf(order.lines);
  return {
    submission_id: order.submissionId,
    token: newToken(),
    state: 'pending' as const,
    locale: order.locale,
    full_name: buyer.fullName,
    address: buyer.address,
    city: buyer.city,
    postal_code: buyer.postalCode,
    country: buyer.country,
    email: buyer.email,
    phone: buyer.phone,
    comment: order.comment,
    recipient_name: recipient?.fullName ?? null,
    recipient_phone: recipient?.phone ?? null,
    delivery_address: recipient?.address ?? null,
    delivery_city: recipient?.city ?? null,
    delivery_postal_code: recipient?.postalCode ?? null,
    delivery_country: order.deliveryCountry,
    delivery_method: 'gls',
    payment_method: 'card',
    subtotal_cents: subtotal,
    delivery_cents: order.deliveryCents,
    total_cents: subtotal + order.deliveryCents,
    weight_grams: order.weightGrams,
    content_revision: order.contentRevision,
  };
}

function toLineRows(orderId: number, lines: NewOrder['lines']) {
  return lines.map((line, position) => ({
    order_id: orderId,
    position,
    product_id: line.productId,
    variant_id: line.variantId,
    product_name: line.productName,
    variant_name: line.variantName,
    product_name_hr: line.productNameHr,
    variant_name_hr: line.variantNameHr,
    unit_cents: line.unitCents,
    count: line.count,
    total_cents: line.unitCents * line.count,
    unit_price_cents: line.unitPrice?.cents ?? null,
    unit_price_per: line.unitPrice?.per ?? null,
  }));
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

/**
 * The only way an order changes its state: one guarded update and its event. Call it inside a transaction, with what the
 * change entails (mails, attempt) beside it.
 * @returns false when the state table does not allow the step from where the order is now
 */
export async function moveOrder(
  trx: Transaction<Database>,
  orderId: number,
  to: OrderState,
  reason: string,
  now = new Date(),
): Promise<boolean> {
  const before = await trx
    .selectFrom('orders')
    .select('state')
    .where('id', '=', orderId)
    .executeTakeFirst();
  if (!before) return false;
  const result = await trx
    .updateTable('orders')
    .set({ state: to, updated_at: now.toISOString() })
    .where('id', '=', orderId)
    .where('state', 'in', statesBefore(to))
    .executeTakeFirst();
  if (result.numUpdatedRows !== 1n) return false;
  await addEvent(trx, orderId, before.state, to, reason, now);
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

/** Undecided orders of the same checkout: their submission ids begin with the same key. */
export function listSiblingOrders(db: Db, order: Order): Promise<Order[]> {
  const key = order.submission_id.slice(0, 33);
  return db
    .selectFrom('orders')
    .selectAll()
    .where('submission_id', '>=', key)
    .where('submission_id', '<', `${key}~`)
    .where('id', '!=', order.id)
    .where('state', '=', 'pending')
    .execute();
}
