import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import { isOfCheckout } from '~/shop/stock/sibling-claims.server';
import { draftSubmissionIdOf } from './new-order';
import { isSettled } from './order-states';
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
      .where((eb) =>
        eb.or([
          eb('replaced_by', 'in', ids),
          eb(
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

/** The unpaid ones of an order's replacements: if it is paid, they cannot be any more, and their pieces are for it. */
export const toUnpaidIds = (replacements: readonly Order[]): number[] =>
  replacements.filter(({ state }) => !isSettled(state)).map(({ id }) => id);

/** Lists the other orders of the same checkout, in every state. */
export async function listSiblingOrders(db: Db, order: Order): Promise<Order[]> {
  const orders = await listCheckoutOrders(db, draftSubmissionIdOf(order.submission_id));
  return orders.filter(({ id }) => id !== order.id);
}

/** Lists the orders of a checkout. */
export function listCheckoutOrders(db: Db, draftSubmissionId: string): Promise<Order[]> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where(isOfCheckout(draftSubmissionId))
    .orderBy('id')
    .execute();
}
