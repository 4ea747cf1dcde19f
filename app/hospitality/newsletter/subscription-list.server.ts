import type { Kysely } from 'kysely';
import type { SubscriptionState } from '~/platform/database/newsletter-tables';
import type { Database } from '~/platform/database/schema';
import { cancelDeliveries } from './issues/cancel-deliveries.server';

type SubscriptionFilter = {
  states: readonly SubscriptionState[];
  /** Only requests from this time on. */
  since?: Date | undefined;
  /** Maximum number of rows; all if omitted. */
  limit?: number | undefined;
};

export type ListedSubscription = Awaited<ReturnType<typeof listSubscriptions>>[number];

/** The newsletter's addresses, newest first, with the page and the consent text of the latest request. */
export async function listSubscriptions(db: Kysely<Database>, filter: SubscriptionFilter) {
  const { states, since, limit } = filter;
  let query = db
    .selectFrom('newsletter_subscriptions as subscription')
    .leftJoin('newsletter_events as request', (join) =>
      join.on('request.id', '=', (eb) =>
        eb
          .selectFrom('newsletter_events')
          .select((eb) => eb.fn.max('newsletter_events.id').as('id'))
          .whereRef('newsletter_events.subscription_id', '=', 'subscription.id')
          .where('newsletter_events.event', '=', 'requested'),
      ),
    )
    .select([
      'subscription.id',
      'subscription.email',
      'subscription.state',
      'subscription.locale',
      'subscription.requested_at',
      'subscription.confirmed_at',
      'subscription.left_at',
      'request.form_path',
      'request.text_version',
    ])
    .where('subscription.state', 'in', states);
  if (since) query = query.where('subscription.requested_at', '>=', since.toISOString());
  if (limit !== undefined) query = query.limit(limit);
  return query
    .orderBy('subscription.requested_at', 'desc')
    .orderBy('subscription.id', 'desc')
    .execute();
}

/**
 * Finds what is stored about an address.
 * @param address in lower case
 */
export function findSubscription(db: Kysely<Database>, address: string) {
  return db
    .selectFrom('newsletter_subscriptions')
    .selectAll()
    .where('email', '=', address)
    .executeTakeFirst();
}

/**
 * Deletes an address with its tokens and its consent log: no further newsletters, and no trace of earlier ones. The
 * counts of issues are not changed.
 */
export async function deleteSubscription(trx: Kysely<Database>, address: string): Promise<void> {
  const subscription = await findSubscription(trx, address);
  if (subscription) await cancelDeliveries(trx, subscription.id);
  await trx.deleteFrom('newsletter_subscriptions').where('email', '=', address).execute();
}
