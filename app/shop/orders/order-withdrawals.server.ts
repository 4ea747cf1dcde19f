import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '~/platform/database/schema';
import type { WithdrawalTable } from '~/platform/database/withdrawal-tables';

/** What an order needs to know about a withdrawal from its contract. */
export type OrderWithdrawal = Pick<
  Selectable<WithdrawalTable>,
  'reference' | 'items' | 'effect' | 'created_at'
>;

const selectWithdrawals = (db: Kysely<Database>, orderId: number) =>
  db
    .selectFrom('withdrawals')
    .select(['reference', 'items', 'effect', 'created_at'])
    .where('order_id', '=', orderId);

/** Lists the withdrawals whose order number and email address match an order, oldest first. */
export const listOrderWithdrawals = (
  db: Kysely<Database>,
  orderId: number,
): Promise<OrderWithdrawal[]> => selectWithdrawals(db, orderId).orderBy('id').execute();

/**
 * Finds the first withdrawal that blocks shipping. Unproven ones count too, after the others, unless staff have dismissed
 * them.
 */
export const findOpenWithdrawal = (
  db: Kysely<Database>,
  orderId: number,
): Promise<OrderWithdrawal | undefined> =>
  selectWithdrawals(db, orderId)
    .where('effect', '!=', 'dismissed')
    .orderBy(sql`effect = 'unproven', id`)
    .limit(1)
    .executeTakeFirst();

/** Whether a withdrawal is known to come from the buyer. */
export const isDeclared = ({ effect }: OrderWithdrawal): boolean =>
  effect !== 'unproven' && effect !== 'dismissed';
