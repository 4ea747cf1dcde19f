import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import {
  findOrderByNumber,
  listOrders,
  loadOrderRecord,
  type OrderRecord,
} from '~/shop/orders/order-list.server';
import type { MoneyBack } from '~/shop/orders/money-back.server';
import { findOrderTask, type OrderTask } from '~/shop/orders/order-task';
import { listActions, type StaffAction } from '../log/staff-actions.server';

export type OrderSheet = {
  record: OrderRecord;
  /** What staff have to do about it. */
  task: OrderTask | undefined;
  /** How its money is on its way back, if it is. */
  moneyBack: MoneyBack | null;
  /** What staff did on the desk. */
  actions: StaffAction[];
};

/** Everything that the desk shows about an order; undefined if there is none of this number. */
export async function loadOrderSheet(
  db: Kysely<Database>,
  number: string | undefined,
  now: Date,
): Promise<OrderSheet | undefined> {
  const order = number === undefined ? undefined : await findOrderByNumber(db, number);
  if (!order) return undefined;
  const [listed] = await listOrders(db, { id: order.id });
  return {
    record: await loadOrderRecord(db, order.id),
    task: listed && findOrderTask(listed, now),
    moneyBack: order.money_back,
    actions: await listActions(db, order.number),
  };
}
