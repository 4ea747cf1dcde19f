import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import { addEvent } from '~/shop/orders/orders.server';

/** In the history of an order that was in review when its database was restored. */
const restoredReason = 'in a restored backup: emails about the decision are held';

/**
 * Notes in the history of every order in review that its database was restored: what is decided about it may have been
 * decided since the backup, and the buyer told.
 */
export async function noteRestoredReviews(db: Kysely<Database>, now: Date): Promise<void> {
  const orders = await db
    .selectFrom('orders')
    .select('id')
    .where('state', '=', 'review')
    .orderBy('id')
    .execute();
  await db.transaction().execute(async (trx) => {
    const event = { from: 'review', to: 'review', reason: restoredReason, now } as const;
    for (const { id } of orders) await addEvent(trx, id, event);
  });
}

/** Whether an order in review has been in review since its database was restored. */
export async function isRestoredReview(db: Kysely<Database>, orderId: number): Promise<boolean> {
  const note = await db
    .selectFrom('order_events')
    .select('id')
    .where('order_id', '=', orderId)
    .where('reason', '=', restoredReason)
    .where('id', '>', (eb) =>
      eb
        .selectFrom('order_events as change')
        .select((change) => change.fn.max('change.id').as('id'))
        .where('change.order_id', '=', orderId)
        .whereRef('change.from_state', '!=', 'change.to_state'),
    )
    .executeTakeFirst();
  return note !== undefined;
}
