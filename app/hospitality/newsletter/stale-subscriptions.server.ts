import type { Kysely, Selectable } from 'kysely';
import { dayMs } from '~/platform/time/durations';
import type { NewsletterSubscriptionTable } from '~/platform/database/newsletter-tables';
import type { Database } from '~/platform/database/schema';

export type Subscription = Selectable<NewsletterSubscriptionTable>;

/** The lifetime of the link in the confirmation email. */
export const confirmableMs = 7 * dayMs;
/** The proof of consent, kept after unsubscribing (as the privacy page states). */
const proofMs = 3 * 365 * dayMs;

/** Until when an address is kept; undefined while it is subscribed. */
export function subscriptionKeptUntil(
  subscription: Pick<Subscription, 'state' | 'requested_at' | 'left_at'>,
): Date | undefined {
  const { state, requested_at, left_at } = subscription;
  if (state === 'confirmed') return undefined;
  return state === 'left' || left_at !== null
    ? new Date(Date.parse(left_at ?? requested_at) + proofMs)
    : new Date(Date.parse(requested_at) + confirmableMs);
}

/**
 * Deletes addresses that were not confirmed within 7 days, and those that unsubscribed 3 years ago, with their proof of
 * consent.
 */
export async function deleteStaleSubscriptions(db: Kysely<Database>, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  await db.transaction().execute(async (trx) => {
    // A pending address that was subscribed before has merely not returned: its old proof is kept as for all who
    // unsubscribed.
    await trx
      .updateTable('newsletter_subscriptions')
      .set({ state: 'left' })
      .where('state', '=', 'pending')
      .where('requested_at', '<', before(confirmableMs))
      .where('left_at', 'is not', null)
      .execute();
    await trx
      .deleteFrom('newsletter_subscriptions')
      .where((eb) =>
        eb.or([
          eb.and([eb('state', '=', 'pending'), eb('requested_at', '<', before(confirmableMs))]),
          eb.and([eb('state', '=', 'left'), eb('left_at', '<', before(proofMs))]),
        ]),
      )
      .execute();
    await trx.deleteFrom('newsletter_tokens').where('expires_at', '<', now.toISOString()).execute();
  });
}
