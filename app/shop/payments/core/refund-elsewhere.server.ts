import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';

/** Whether a refund of an order failed at the provider and was paid by other means, such as a bank transfer. */
export async function hasRefundElsewhere(db: Kysely<Database>, orderId: number): Promise<boolean> {
  const payment = await db
    .selectFrom('payment_attempts')
    .select('id')
    .where('order_id', '=', orderId)
    .where('refunded_elsewhere_cents', '>', 0)
    .executeTakeFirst();
  return payment !== undefined;
}
