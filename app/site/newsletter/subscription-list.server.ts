import type { Kysely } from 'kysely';
import type { Database, SubscriptionState } from '~/platform/database/schema';

type SubscriptionFilter = {
  states: readonly SubscriptionState[];
  /** Requested at this moment or later. */
  since?: Date | undefined;
  /** At most so many; all unless given. */
  limit?: number;
};

export type ListedSubscription = Awaited<ReturnType<typeof listSubscriptions>>[number];

/** Addresses of the newsletter, newest first, with the page and the wording with which each was last requested. */
export async function listSubscriptions(db: Kysely<Database>, filter: SubscriptionFilter) {
  const { states, since, limit } = filter;
  let query = db
    .selectFrom('newsletter_subscriptions as subscription')
    .leftJoin('newsletter_events as request', (join) =>
      join.on('request.id', '=', (eb) =>
        eb
          .selectFrom('newsletter_events')
          .select((max) => max.fn.max('newsletter_events.id').as('id'))
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

/** What is known of an address, or undefined. @param address in lower case */
export function findSubscription(db: Kysely<Database>, address: string) {
  return db
    .selectFrom('newsletter_subscriptions')
    .selectAll()
    .where('email', '=', address)
    .executeTakeFirst();
}

/** Forgets an address with its keys and its log of consent: no more newsletters, and no trace that there were any. */
export async function deleteSubscription(db: Kysely<Database>, address: string): Promise<void> {
  await db.deleteFrom('newsletter_subscriptions').where('email', '=', address).execute();
}
