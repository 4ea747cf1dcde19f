import { type Kysely, sql } from 'kysely';
import type { Database } from '~/platform/database/schema';

/** The operation that takes away what pays for a parcel. */
export type MoneyBack = 'void' | 'refund';

/**
 * The release or full refund of an order that is under way, in a query of orders: its state does not change before the
 * provider has answered. The release of a second hold does not count, because another payment pays the order.
 */
export const moneyBack = sql<MoneyBack | null>`(select payment_operations.kind
  from payment_operations join payment_attempts on payment_attempts.id = payment_operations.attempt_id
  where payment_operations.order_id = orders.id and payment_operations.state in ('planned', 'sent')
    and payment_attempts.state = 'authorised'
    and (kind = 'void' or kind = 'refund' and base_cents + payment_operations.amount_cents >= orders.captured_cents))`;

/** The release or full refund of an order that is under way. */
export async function findMoneyBack(
  db: Kysely<Database>,
  orderId: number,
): Promise<MoneyBack | null> {
  const order = await db
    .selectFrom('orders')
    .select(moneyBack.as('money_back'))
    .where('id', '=', orderId)
    .executeTakeFirst();
  return order?.money_back ?? null;
}
