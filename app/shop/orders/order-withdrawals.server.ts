import type { Kysely, Selectable } from 'kysely';
import type { Database } from '~/platform/database/schema';
import type { WithdrawalTable } from '~/platform/database/withdrawal-tables';

/** What an order needs to know about a withdrawal from its contract. */
export type OrderWithdrawal = Pick<
  Selectable<WithdrawalTable>,
  'reference' | 'items' | 'effect' | 'created_at'
>;

/** Lists the withdrawals whose order number and email address match an order, oldest first. */
export function listOrderWithdrawals(
  db: Kysely<Database>,
  orderId: number,
): Promise<OrderWithdrawal[]> {
  return db
    .selectFrom('withdrawals')
    .select(['reference', 'items', 'effect', 'created_at'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
}

/** Finds the first withdrawal that blocks shipping. Unproven ones count too, unless staff have dismissed them. */
export async function findOpenWithdrawal(
  db: Kysely<Database>,
  orderId: number,
): Promise<OrderWithdrawal | undefined> {
  const all = await listOrderWithdrawals(db, orderId);
  return all.find(isDeclared) ?? all.find(({ effect }) => effect === 'unproven');
}

/** Whether a withdrawal is known to come from the buyer. */
export const isDeclared = ({ effect }: OrderWithdrawal): boolean =>
  effect !== 'unproven' && effect !== 'dismissed';
