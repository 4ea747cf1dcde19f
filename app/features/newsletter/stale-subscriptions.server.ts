import type { Kysely } from 'kysely';
import type { Database } from '~/server/database/schema';

const day = 24 * 60 * 60_000;
/** As long as the link of the confirmation mail is good. */
const confirmableMs = 7 * day;
/** The proof of consent, kept after somebody has left (as the privacy page says). */
const proofMs = 3 * 365 * day;

/** Forgets addresses that were not confirmed within 7 days, and those that left, with the proof of consent, after 3 years. */
export async function deleteStaleSubscriptions(
  db: Kysely<Database>,
  now = new Date(),
): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  await db.transaction().execute(async (trx) => {
    // Whoever was on the list before has only not come back: the proof of then stays as long as for all who left.
    await trx
      .updateTable('newsletter_subscriptions')
      .set({ state: 'left' })
      .where('state', '=', 'pending')
      .where('requested_at', '<', before(confirmableMs))
      .where('left_at', 'is not', null)
      .execute();
    await trx
      .deleteFrom('newsletter_subscriptions')
      .where((where) =>
        where.or([
          where.and([
            where('state', '=', 'pending'),
            where('requested_at', '<', before(confirmableMs)),
          ]),
          where.and([where('state', '=', 'left'), where('left_at', '<', before(proofMs))]),
        ]),
      )
      .execute();
    await trx.deleteFrom('newsletter_tokens').where('expires_at', '<', now.toISOString()).execute();
  });
}
