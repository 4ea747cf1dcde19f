import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import { countNamed } from './named-goods';
import { loadMovements } from './order-movements.server';
import type { OrderWithLines } from './orders.server';

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
    left: movements.reduce((left, { goods }) => left - countNamed(goods, variantId), count),
    unitCents,
  }));
}
