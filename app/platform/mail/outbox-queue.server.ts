import type { ExpressionBuilder, Kysely, Selectable } from 'kysely';
import type { Database, OutboxTable } from '~/platform/database/schema';
import { isUnleased, leaseEnd } from '~/platform/jobs/row-lease';
import { dayMs } from '~/platform/time/durations';
import { contractMails, signInMails } from './mail-classes';
import { erasedMail } from './outbox-erasure.server';

/** An email that this process may send until `leased_until`; the lease also guards its later updates. */
export type ClaimedMail = Selectable<OutboxTable> & { leased_until: string };

type Queue = Kysely<Database>;

/** Upper bound of a delay. A later time was written before the clock was set back, so it is ignored. */
const maxWaitMs = dayMs;

/**
 * Leases the email that has been due longest among the most urgent ones; undefined if none is due. A single statement,
 * so two processes never get the same one.
 */
export async function claim(
  db: Queue,
  now: Date,
  leaseMs: number,
): Promise<ClaimedMail | undefined> {
  const row = await db
    .updateTable('outbox')
    .set((eb) => ({
      leased_until: leaseEnd(now, leaseMs),
      attempts: eb('attempts', '+', 1),
    }))
    .where('id', '=', (eb) =>
      // Each is evaluated only if those before it find nothing.
      eb.fn.coalesce(
        longestDue(eb, now, signInMails),
        longestDue(eb, now, contractMails),
        longestDue(eb, now),
      ),
    )
    .returningAll()
    .executeTakeFirst();
  return row as ClaimedMail | undefined;
}

/**
 * The id of the email that has been due longest, found in the order of the index `outbox_due`.
 * @param kinds prefixes; the kind is compared first, because in SQLite the columns after the content are slow to read
 */
function longestDue(
  eb: ExpressionBuilder<Database, 'outbox'>,
  now: Date,
  kinds?: readonly string[],
) {
  const at = now.toISOString();
  const never = new Date(now.getTime() + maxWaitMs).toISOString();
  return eb
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'queued')
    .where((eb) => eb.or([eb('next_attempt_at', '<=', at), eb('next_attempt_at', '>', never)]))
    .$if(kinds !== undefined, (query) =>
      query.where((eb) => eb.or((kinds ?? []).map((prefix) => eb('kind', 'like', `${prefix}%`)))),
    )
    .where(isUnleased(now))
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(1);
}

/**
 * Marks an email as sent, whichever process holds the lease: the server has accepted it, and it must not be sent
 * again. Newsletters contain keys to a subscription, and emails to staff the key to their desk. The database keeps no
 * copy of such keys, so these emails are erased immediately.
 */
export async function markSent(db: Queue, mail: ClaimedMail, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state: 'sent', sent_at: now.toISOString(), leased_until: null, last_error: null })
    .$if(/^(?:newsletter|staff)-/.test(mail.kind), (update) => update.set(erasedMail))
    .where('id', '=', mail.id)
    .where('state', '!=', 'sent')
    .execute();
}

/** Updates an email only while this process holds its lease. */
function updateClaimed(db: Queue, mail: ClaimedMail) {
  return db
    .updateTable('outbox')
    .set({ leased_until: null })
    .where('id', '=', mail.id)
    .where('state', '=', 'queued')
    .where('leased_until', '=', mail.leased_until);
}

export async function postpone(
  db: Queue,
  mail: ClaimedMail,
  until: Date,
  reason: string,
): Promise<void> {
  await updateClaimed(db, mail)
    .set({ next_attempt_at: until.toISOString(), last_error: reason })
    .execute();
}

/** Stops retrying; the row remains for the operator. */
export async function markDead(db: Queue, mail: ClaimedMail, reason: string): Promise<void> {
  await updateClaimed(db, mail).set({ state: 'dead', last_error: reason }).execute();
}

/** Releases an email without counting the attempt, which was cut short by this process's shutdown. */
export async function release(db: Queue, mail: ClaimedMail): Promise<void> {
  await updateClaimed(db, mail)
    .set({ attempts: mail.attempts - 1 })
    .execute();
}
