import { type Kysely, sql } from 'kysely';
import type { Database } from '~/platform/database/schema';
import { isWithdrawalOpen } from '~/shop/orders/open-withdrawal.server';
import { refundDueDay } from '~/shop/withdrawals/staff-notifications.server';
import type { StaffRequest } from '../desk-route.server';
import type { OrderStatement } from './order-statements';

type Texts = StaffRequest['t'];

/** What was withdrawn, of the statements that name goods. */
export const nameWithdrawnGoods = (t: Texts, statements: readonly OrderStatement[]): string[] =>
  statements
    .filter(({ items }) => items !== '')
    .map(({ reference, items }) => t('reception:actions.withdrawn', { reference, items }));

/** Why a parcel that is still here may have to stay, and what has to stay of it. */
export function listReasonsToStay(t: Texts, statements: readonly OrderStatement[]): string[] {
  if (statements.length === 0) return [];
  const isProven = statements.some((statement) => statement.isProven);
  return [
    t(isProven ? 'reception:actions.ship.withdrawn' : 'reception:order.tasks.unproven'),
    ...nameWithdrawnGoods(t, statements),
  ];
}

/** Anyone who knows an order's number and address can submit hundreds in an hour. */
const maxListed = 20;

/**
 * The statements of withdrawal that match an order, without those that staff have dismissed, the oldest first. If there
 * are more than a page has room for, those that decide what is to be done: open and proven ones, from everything.
 */
export async function listOrderStatements(
  db: Kysely<Database>,
  orderId: number,
): Promise<OrderStatement[]> {
  const rows = await db
    .selectFrom('withdrawals')
    .innerJoin('orders', 'orders.id', 'withdrawals.order_id')
    .select([
      'withdrawals.id',
      'withdrawals.reference',
      'withdrawals.items',
      'withdrawals.effect',
      'withdrawals.created_at',
    ])
    .select(sql<number>`case when ${isWithdrawalOpen} then 1 else 0 end`.as('is_open'))
    .where('orders.id', '=', orderId)
    .where('withdrawals.effect', '!=', 'dismissed')
    .orderBy(
      sql`is_open desc, withdrawals.effect = 'unproven', withdrawals.items != '', withdrawals.id`,
    )
    .limit(maxListed)
    .execute();
  const listed = rows.toSorted((left, right) => left.id - right.id);
  return listed.map(({ reference, items, effect, created_at, is_open }) => ({
    reference,
    items,
    isProven: effect !== 'unproven',
    isOpen: is_open === 1,
    dueDay: refundDueDay({ created_at }),
  }));
}
