import type { Kysely, Selectable } from 'kysely';
import type { Database } from '~/platform/database/schema';
import type { WithdrawalTable } from '~/platform/database/withdrawal-tables';

/** What an order has to know of a withdrawal from its contract. */
export type OrderWithdrawal = Pick<
  Selectable<WithdrawalTable>,
  'reference' | 'items' | 'effect' | 'created_at'
>;

/** The withdrawals whose number and mail address agree with an order's, the oldest first. */
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

/** The first withdrawal that keeps a parcel from leaving: unproven too, as long as staff have not dismissed it. */
export async function findOpenWithdrawal(
  db: Kysely<Database>,
  orderId: number,
): Promise<OrderWithdrawal | undefined> {
  const all = await listOrderWithdrawals(db, orderId);
  return all.find(isDeclared) ?? all.find(({ effect }) => effect === 'unproven');
}

/** Whether a withdrawal is known to be the buyer's. */
export const isDeclared = ({ effect }: OrderWithdrawal): boolean =>
  effect !== 'unproven' && effect !== 'dismissed';
