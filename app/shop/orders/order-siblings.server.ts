import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import type { Order } from './orders.server';

type Db = Kysely<Database>;

/** Lists the orders that replaced this one and those it replaced. Only one of them should be paid. */
export async function listReplacements(db: Db, order: Order): Promise<Order[]> {
  const found = new Map([[order.id, order]]);
  let ids = [order.id];
  let newer = [order.replaced_by];
  while (ids.length > 0) {
    const next = await db
      .selectFrom('orders')
      .selectAll()
      .where((where) =>
        where.or([
          where('replaced_by', 'in', ids),
          where(
            'id',
            'in',
            newer.filter((id) => id !== null),
          ),
        ]),
      )
      .where('id', 'not in', [...found.keys()])
      .execute();
    for (const each of next) found.set(each.id, each);
    ids = next.map(({ id }) => id);
    newer = next.map(({ replaced_by }) => replaced_by);
  }
  found.delete(order.id);
  return [...found.values()];
}

/** Lists undecided orders of the same checkout, whose submission ids start with the same key. */
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
