import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';

/** Finds the amount of the failed refund for which an order went to review last, in cents; undefined for other reasons. */
export async function findFailedRefundCents(
  db: Kysely<Database>,
  orderId: number,
): Promise<number | undefined> {
  const event = await db
    .selectFrom('order_events')
    .select('failed_refund_cents')
    .where('order_id', '=', orderId)
    .where('to_state', '=', 'review')
    .where('from_state', '!=', 'review')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return event?.failed_refund_cents ?? undefined;
}
