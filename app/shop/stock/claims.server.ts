import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '~/platform/database/schema';
import type { StockReason } from '~/platform/database/stock-tables';
import type { OrderState } from '~/platform/database/stored-values';
import { endHolds, forgetHolds } from './holds.server';
import { OutOfStock } from './out-of-stock';

type Trx = Transaction<Database>;

/** States in which an order releases its claimed stock. */
const released: readonly OrderState[] = ['failed', 'abandoned', 'voided', 'expired'];
/** States in which claimed stock counts as sold. */
const sold: readonly OrderState[] = ['authorised', 'captured'];

/**
 * Claims stock for all lines of an order, or for none. Existing claims are kept; unlimited variants need none.
 * @throws OutOfStock after which the transaction must be rolled back
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

/** The order's lines without a claim, in a fixed order so that two transactions cannot deadlock. */
export function listUnclaimed(db: Kysely<Database>, orderId: number) {
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

/**
 * Adds pieces to the stock, or removes them. Never goes below zero.
 * @returns false if there are too few, or the variant is unlimited
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
 * Updates an order's claims after a change of its state: an authorisation turns them into sales, an end without payment
 * releases them. They stay unchanged while the order is in review, and once its parcel has been sent: `restock` returns
 * what comes back.
 * @throws OutOfStock if an authorisation arrives after the stock has been sold to others
 */
export async function updateStockForState(
  trx: Trx,
  orderId: number,
  state: OrderState,
  now: Date,
): Promise<void> {
  if (await isShipped(trx, orderId)) return;
  if (sold.includes(state) && !(await wasSold(trx, orderId))) await sellStock(trx, orderId, now);
  if (released.includes(state)) await releaseStock(trx, orderId, now);
}

async function isShipped(trx: Trx, orderId: number): Promise<boolean> {
  const { shipped_at } = await trx
    .selectFrom('orders')
    .select('shipped_at')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return shipped_at !== null;
}

/**
 * Whether an order's stock was sold already in an earlier state: variants that were unlimited then must not be claimed now.
 * The event of the current state is the latest.
 */
async function wasSold(trx: Trx, orderId: number): Promise<boolean> {
  const [, earlier] = await trx
    .selectFrom('order_events')
    .select('to_state')
    .where('order_id', '=', orderId)
    .where('to_state', 'in', [...sold, ...released])
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  return earlier !== undefined && sold.includes(earlier.to_state);
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
  if (claims.length > 0) await forgetHolds(trx, orderId);
  for (const { variant_id, pieces } of claims)
    await recordMovement(trx, { variant_id, change: -pieces, reason: 'order', orderId, now });
}

/** Returns the claimed pieces of an order to the stock. */
export async function releaseStock(trx: Trx, orderId: number, now: Date): Promise<void> {
  const claims = await trx
    .deleteFrom('stock_claims')
    .where('order_id', '=', orderId)
    .returning(['variant_id', 'pieces', 'returned', 'sold_at'])
    .execute();
  if (claims.length > 0) await endHolds(trx, orderId, now);
  for (const { variant_id, pieces, returned, sold_at } of sortByVariant(claims)) {
    const change = pieces - returned;
    const isCounted = await changeStock(trx, variant_id, change, now);
    // Movements are recorded for sales only, not for claims.
    if (isCounted && sold_at !== null)
      await recordMovement(trx, { variant_id, change, reason: 'release', orderId, now });
  }
}

/** Pieces of a variant that came back. `left`: how many could come back when they were counted. */
export type ReturnedPieces = { variantId: string; pieces: number; left: number };

/**
 * Restocks what came back of an order, unless something of the variant has been restocked since it was counted. Idempotent.
 * @returns the number of pieces restocked
 */
export async function restock(
  trx: Trx,
  orderId: number,
  returns: readonly ReturnedPieces[],
  now: Date,
): Promise<number> {
  let restocked = 0;
  const counted = returns.toSorted((a, b) => (a.variantId < b.variantId ? -1 : 1));
  for (const { variantId: variant_id, pieces, left } of counted) {
    if (pieces < 1 || pieces > left) continue;
    const { numUpdatedRows } = await trx
      .updateTable('stock_claims')
      .set({ returned: sql<number>`returned + ${pieces}` })
      .where('order_id', '=', orderId)
      .where('variant_id', '=', variant_id)
      .where('sold_at', 'is not', null)
      .where('returned', '=', sql<number>`pieces - ${left}`)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n || !(await changeStock(trx, variant_id, pieces, now))) continue;
    await recordMovement(trx, { variant_id, change: pieces, reason: 'return', orderId, now });
    restocked += pieces;
  }
  return restocked;
}

/** The sold lines of an order that have not been restocked in full. Unlimited variants are left out. */
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

/** Records a change of the stock. */
export async function recordMovement(
  trx: Trx,
  { orderId, now, ...movement }: Movement,
): Promise<void> {
  await trx
    .insertInto('stock_movements')
    .values({ ...movement, order_id: orderId, created_at: now.toISOString() })
    .execute();
}

export const sortByVariant = <Row extends { variant_id: string }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((left, right) => (left.variant_id < right.variant_id ? -1 : 1));
