import { type Kysely, sql } from 'kysely';
import type { Database } from '~/platform/database/schema';
import { isWithdrawalOpen } from '~/shop/orders/order-list.server';
import { refundDueDay } from '~/shop/withdrawals/staff-notifications.server';
import type { OrderStatement } from './order-statements';

/** The statements of withdrawal that match an order, the oldest first, without those that staff have dismissed. */
export async function listOrderStatements(
  db: Kysely<Database>,
  orderId: number,
): Promise<OrderStatement[]> {
  const rows = await db
    .selectFrom('withdrawals')
    .innerJoin('orders', 'orders.id', 'withdrawals.order_id')
    .select([
      'withdrawals.reference',
      'withdrawals.items',
      'withdrawals.effect',
      'withdrawals.created_at',
    ])
    .select(sql<number>`case when ${isWithdrawalOpen} then 1 else 0 end`.as('is_open'))
    .where('orders.id', '=', orderId)
    .where('withdrawals.effect', '!=', 'dismissed')
    .orderBy('withdrawals.id')
    .execute();
  return rows.map(({ reference, items, effect, created_at, is_open }) => ({
    reference,
    items,
    isProven: effect !== 'unproven',
    isOpen: is_open === 1,
    dueDay: refundDueDay({ created_at }),
  }));
}
