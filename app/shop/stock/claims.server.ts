import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '~/platform/database/schema';
import type { StockReason } from '~/platform/database/stock-tables';
import type { OrderState } from '~/platform/database/stored-values';
import { OutOfStock } from './out-of-stock';

type Trx = Transaction<Database>;

/** States that an order leaves its pieces in. */
const lost: readonly OrderState[] = ['failed', 'abandoned', 'voided', 'expired'];
const sold: readonly OrderState[] = ['authorised', 'captured'];

/**
 * Takes what an order names out of what is for sale: everything or nothing. What it holds before stays; variants without a
 * number are not counted.
 * @throws OutOfStock, which has to end the transaction
 */
export async function claimStock(trx: Trx, orderId: number, now: Date): Promise<void> {
  const missing: string[] = [];
  for (const { variant_id, count } of await listUnclaimed(trx, orderId)) {
    const claim = { order_id: orderId, variant_id, pieces: count, created_at: now.toISOString() };
    const added = await trx
      .insertInto('stock_claims')
      .values(claim)
      .onConflict((conflict) => conflict.columns(['order_id', 'variant_id']).doNothing())
      .executeTakeFirst();
    if (added.numInsertedOrUpdatedRows === 0n) continue;
    if (!(await changeStock(trx, variant_id, -count, now))) missing.push(variant_id);
  }
  if (missing.length > 0) throw new OutOfStock(missing);
}

/** In one order for all, so that two orders of the same goods cannot wait for each other. */
function listUnclaimed(db: Kysely<Database>, orderId: number) {
  return db
    .selectFrom('order_lines')
    .innerJoin('stock', 'stock.variant_id', 'order_lines.variant_id')
    .leftJoin('stock_claims', (join) =>
      join
        .onRef('stock_claims.order_id', '=', 'order_lines.order_id')
        .onRef('stock_claims.variant_id', '=', 'order_lines.variant_id'),
    )
    .select(['order_lines.variant_id', 'order_lines.count', 'stock.pieces'])
    .where('order_lines.order_id', '=', orderId)
    .where('stock_claims.order_id', 'is', null)
    .orderBy('order_lines.variant_id')
    .execute();
}

/** Whether what an order names and does not hold is still for sale; undefined where it holds everything. */
export async function findLapsedStock(
  db: Kysely<Database>,
  orderId: number,
): Promise<'free' | 'gone' | undefined> {
  const lines = await listUnclaimed(db, orderId);
  if (lines.length === 0) return undefined;
  return lines.every(({ count, pieces }) => pieces >= count) ? 'free' : 'gone';
}

/**
 * Changes what is for sale by a number of pieces, never below zero.
 * @returns false where that many are not there, or the variant is not counted (any more)
 */
export async function changeStock(
  trx: Trx,
  variantId: string,
  change: number,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('stock')
    .set({ pieces: sql<number>`pieces + ${change}`, updated_at: now.toISOString() })
    .where('variant_id', '=', variantId)
    .where('pieces', '>=', -change)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * What an order's new state means for its pieces: a reservation makes them its own, an end gives them back. A person who
 * reviews it decides about money first: until then they stay where they are.
 * @throws OutOfStock when a reservation comes after the pieces went to somebody else
 */
export async function followOrderState(
  trx: Trx,
  orderId: number,
  state: OrderState,
  now: Date,
): Promise<void> {
  if (sold.includes(state)) await sellStock(trx, orderId, now);
  if (lost.includes(state)) await releaseStock(trx, orderId, now);
}

async function sellStock(trx: Trx, orderId: number, now: Date): Promise<void> {
  await claimStock(trx, orderId, now);
  const claims = await trx
    .updateTable('stock_claims')
    .set({ sold_at: now.toISOString() })
    .where('order_id', '=', orderId)
    .where('sold_at', 'is', null)
    .returning(['variant_id', 'pieces'])
    .execute();
  for (const { variant_id, pieces } of claims)
    await noteMovement(trx, { variant_id, change: -pieces, reason: 'order', orderId, now });
}

async function releaseStock(trx: Trx, orderId: number, now: Date): Promise<void> {
  const claims = await trx
    .deleteFrom('stock_claims')
    .where('order_id', '=', orderId)
    .returning(['variant_id', 'pieces', 'returned', 'sold_at'])
    .execute();
  for (const { variant_id, pieces, returned, sold_at } of inOrder(claims)) {
    const change = pieces - returned;
    const isCounted = await changeStock(trx, variant_id, change, now);
    // What was never sold was never written down either.
    if (isCounted && sold_at !== null)
      await noteMovement(trx, { variant_id, change, reason: 'release', orderId, now });
  }
}

/**
 * Puts goods of an order that came back up for sale again: each once, however often it is asked.
 * @returns the pieces that are for sale again
 */
export async function returnStock(
  trx: Trx,
  orderId: number,
  variantIds: readonly string[],
  now: Date,
): Promise<number> {
  if (variantIds.length === 0) return 0;
  const claims = await listReturnable(trx, orderId);
  let pieces = 0;
  for (const { variant_id, left } of claims) {
    if (!variantIds.includes(variant_id)) continue;
    const { numUpdatedRows } = await trx
      .updateTable('stock_claims')
      .set({ returned: sql<number>`pieces` })
      .where('order_id', '=', orderId)
      .where('variant_id', '=', variant_id)
      .where('returned', '=', sql<number>`pieces - ${left}`)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n || !(await changeStock(trx, variant_id, left, now))) continue;
    await noteMovement(trx, { variant_id, change: left, reason: 'return', orderId, now });
    pieces += left;
  }
  return pieces;
}

/** What an order was sold with, as far as it is counted and has not come back. */
export async function listReturnable(db: Kysely<Database>, orderId: number) {
  const claims = await db
    .selectFrom('stock_claims')
    .select(['variant_id', 'pieces', 'returned'])
    .where('order_id', '=', orderId)
    .where('sold_at', 'is not', null)
    .whereRef('returned', '<', 'pieces')
    .orderBy('variant_id')
    .execute();
  return claims.map(({ variant_id, pieces, returned }) => ({
    variant_id,
    left: pieces - returned,
  }));
}

type Movement = {
  variant_id: string;
  change: number;
  reason: StockReason;
  orderId: number | null;
  note?: string;
  now: Date;
};

/** Writes a change into the stock's log. */
export async function noteMovement(
  trx: Trx,
  { orderId, now, ...movement }: Movement,
): Promise<void> {
  await trx
    .insertInto('stock_movements')
    .values({ ...movement, order_id: orderId, created_at: now.toISOString() })
    .execute();
}

const inOrder = <Row extends { variant_id: string }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((left, right) => (left.variant_id < right.variant_id ? -1 : 1));
