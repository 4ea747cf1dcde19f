import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import type { MoneyMovement } from './money-movements';
import { loadGoods } from './movement-goods.server';
import { countNamed } from './named-goods';
import { loadMovements } from './order-movements.server';
import { getOrderWithLines, type OrderWithLines } from './orders.server';

/** A line of an order, and how many of its pieces can still be named: left out of its charge, or refunded. */
export type NameableLine = { variantId: string; left: number; unitCents: number };

/** Lists the lines of an order, in its order, with the pieces that no charge or refund has named. */
export async function listNameable(
  db: Kysely<Database>,
  order: OrderWithLines,
): Promise<NameableLine[]> {
  const movements = await loadMovements(db, order);
  return order.lines.map(({ variant_id: variantId, count, unit_cents: unitCents }) => ({
    variantId,
    left: countUnnamed(movements, variantId, count),
    unitCents,
  }));
}

/** Of `count` pieces of a variant those that no charge or refund has named. */
const countUnnamed = (movements: readonly MoneyMovement[], variantId: string, count: number) =>
  movements.reduce((left, { goods }) => left - countNamed(goods, variantId), count);

/**
 * The lines of an order as they are packed: without the pieces that its charge left out, or that were refunded, before the
 * parcel was handed over.
 */
export async function listPacked(
  db: Kysely<Database>,
  order: OrderWithLines,
): Promise<OrderWithLines['lines']> {
  const movements = (await loadMovements(db, order)).filter(
    ({ at }) => order.shipped_at === null || at < order.shipped_at,
  );
  return order.lines
    .map((line) => ({
      ...line,
      count: countUnnamed(movements, line.variant_id, line.count),
    }))
    .filter(({ count }) => count > 0);
}

/**
 * Counts the pieces in the parcels of the given orders, by order id. Only orders of which goods were named are in the result: a
 * parcel holds all that was ordered otherwise.
 */
export async function countPacked(
  db: Kysely<Database>,
  orders: readonly { id: number }[],
): Promise<Map<number, number>> {
  const counts = new Map<number, number>();
  if (orders.length === 0) return counts;
  const ids = orders.map(({ id }) => id);
  const named = await loadGoods(db, ids);
  for (const id of new Set(named.map((each) => each.order_id))) {
    const packed = await listPacked(db, await getOrderWithLines(db, id));
    counts.set(
      id,
      packed.reduce((sum, { count }) => sum + count, 0),
    );
  }
  return counts;
}
