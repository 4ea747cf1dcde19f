import { orderPrefix } from '#hotel/hotel.config.js';
import { newPublicToken } from '~/platform/text/public-token.server';
import { hotelYear } from '~/platform/time/calendar';
import { sql, type Transaction } from 'kysely';
import { isPostgres } from '~/platform/database/engine';
import type { Database } from '~/platform/database/schema';
import { type NewOrder, subtotalOf } from './new-order';

/** Timestamps of a new row. */
export const timestamps = (now: Date) => ({
  created_at: now.toISOString(),
  updated_at: now.toISOString(),
});

/** `M-2026-000123`, with the year in the hotel's time zone. */
export function formatOrderNumber(id: number, now: Date): string {
  return `${orderPrefix}-${hotelYear(now)}-${String(id).padStart(6, '0')}`;
}

/**
 * Waits for other transactions that store an order. SQLite's take turns anyway. PostgreSQL would abort most of those that
 * run at the same moment, because each reads what the others write. Call it first: a transaction's first query fixes what
 * it sees, and a lock of a table, unlike an advisory one, is no query. The table is one of its own, as a lock of `orders`
 * would wait for every VACUUM of it.
 */
export async function lockNewOrders(trx: Transaction<Database>): Promise<void> {
  if (isPostgres(trx)) await sql`lock table order_lock in exclusive mode`.execute(trx);
}

/**
 * Takes the id of a new order, from which its number is derived. Ids are never reused, not even after the newest order
 * was deleted. On PostgreSQL there is a gap instead if the order is not stored.
 */
export async function reserveOrderId(trx: Transaction<Database>): Promise<number> {
  const next = isPostgres(trx)
    ? sql<number>`nextval('orders_id_seq')`
    : sql<number>`(select coalesce(max(seq), 0) + 1 from sqlite_sequence where name = 'orders')`;
  const { id } = await trx.selectNoFrom(next.as('id')).executeTakeFirstOrThrow();
  return id;
}

/** Converts an order to its row. */
export function toOrderRow(order: NewOrder) {
  const { buyer, recipient } = order;
  const subtotal = subtotalOf(order.lines);
  return {
    submission_id: order.submissionId,
    token: newPublicToken(),
    state: 'pending' as const,
    locale: order.locale,
    full_name: buyer.fullName,
    address: buyer.address,
    city: buyer.city,
    postal_code: buyer.postalCode,
    country: buyer.country,
    email: buyer.email,
    phone: buyer.phone,
    gift_message: order.giftMessage,
    comment: order.comment,
    recipient_name: recipient?.fullName ?? null,
    recipient_phone: recipient?.phone ?? null,
    delivery_address: recipient?.address ?? null,
    delivery_city: recipient?.city ?? null,
    delivery_postal_code: recipient?.postalCode ?? null,
    delivery_country: order.deliveryCountry,
    delivery_method: order.deliveryMethod,
    payment_method: 'card',
    subtotal_cents: subtotal,
    delivery_cents: order.deliveryCents,
    total_cents: subtotal + order.deliveryCents,
    weight_grams: order.weightGrams,
    content_revision: order.contentRevision,
  };
}

/** Converts order lines to their rows. */
export function toOrderLineRows(orderId: number, lines: NewOrder['lines']) {
  return lines.map((line, position) => ({
    order_id: orderId,
    position,
    product_id: line.productId,
    variant_id: line.variantId,
    product_name: line.productName,
    variant_name: line.variantName,
    product_name_hr: line.productNameForStaff,
    variant_name_hr: line.variantNameForStaff,
    unit_cents: line.unitCents,
    count: line.count,
    total_cents: line.unitCents * line.count,
    unit_price_cents: line.unitPrice?.cents ?? null,
    unit_price_per: line.unitPrice?.per ?? null,
    vat: JSON.stringify(line.vat),
  }));
}

/**
 * Continues order numbers after one that was used before, even if the database has lost it: two orders must never have
 * the same number. Numbers never go back.
 * @param sequence the sequential part of the highest known number, 123 of `M-2026-000123`; 0 if there is none
 */
export async function continueOrderNumbers(
  trx: Transaction<Database>,
  sequence: number,
): Promise<void> {
  if (sequence === 0) return;
  if (isPostgres(trx)) {
    await sql`select setval('orders_id_seq', greatest(last_value, ${sequence}::bigint))
      from orders_id_seq`.execute(trx);
    return;
  }
  const raised = await sql`update sqlite_sequence set seq = max(seq, ${sequence})
    where name = 'orders'`.execute(trx);
  // There is no row yet if no order was ever stored.
  if (raised.numAffectedRows === 0n) {
    await sql`insert into sqlite_sequence (name, seq) values ('orders', ${sequence})`.execute(trx);
  }
}
