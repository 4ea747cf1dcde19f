import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import { listMoneyMovements, type MoneyMovement } from './money-movements';
import { loadGoods } from './movement-goods.server';
import type { Order } from './orders.server';

/** Loads the charge and refunds of one order. */
export async function loadMovements(
  db: Kysely<Database>,
  order: Pick<Order, 'id' | 'captured_cents' | 'refunded_cents'>,
): Promise<MoneyMovement[]> {
  if (order.captured_cents === 0) return [];
  const events = await db
    .selectFrom('order_events')
    .select(['to_state', 'refunded_cents', 'created_at'])
    .where('order_id', '=', order.id)
    .orderBy('id')
    .execute();
  return listMoneyMovements(order, events, await loadGoods(db, [order.id]));
}
