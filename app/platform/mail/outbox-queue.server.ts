import type { Kysely, Selectable } from 'kysely';
import type { Database, OutboxTable } from '~/platform/database/schema';
import { erasedMail } from './outbox-erasure.server';

/** A mail this process may send until `leased_until`; the lease is also the proof that it still may. */
export type ClaimedMail = Selectable<OutboxTable> & { leased_until: string };

type Queue = Kysely<Database>;

/** No mail waits longer for its next attempt: a time further away was written by a clock that has been put back since. */
const maxWaitMs = 24 * 60 * 60_000;

/** Takes the mail that has been due longest, or undefined when none is due; one statement, so never shared. */
export async function claim(
  db: Queue,
  now: Date,
  leaseMs: number,
): Promise<ClaimedMail | undefined> {
  const at = now.toISOString();
  const never = new Date(now.getTime() + maxWaitMs).toISOString();
  const row = await db
    .updateTable('outbox')
    .set((eb) => ({
      leased_until: new Date(now.getTime() + leaseMs).toISOString(),
      attempts: eb('attempts', '+', 1),
    }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('outbox')
        .select('id')
        .where('state', '=', 'queued')
        .where((or) => or.or([or('next_attempt_at', '<=', at), or('next_attempt_at', '>', never)]))
        .where((or) =>
          or.or([
            or('leased_until', 'is', null),
            or('leased_until', '<', at),
            or('leased_until', '>', never),
          ]),
        )
        .orderBy('next_attempt_at')
        .orderBy('id')
        .limit(1),
    )
    .returningAll()
    .executeTakeFirst();
  return row as ClaimedMail | undefined;
}

/**
 * Marks a mail as sent whichever process holds the lease: the server has it, and it must not be sent again. The
 * newsletter's mails carry keys to a subscription, and those to staff the key to their desk, of which the database keeps no
 * copy: they are erased immediately.
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

/** Changes a mail only while this process holds its lease. */
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

/** No more attempts; the row stays for the operator. */
export async function markDead(db: Queue, mail: ClaimedMail, reason: string): Promise<void> {
  await updateClaimed(db, mail).set({ state: 'dead', last_error: reason }).execute();
}

/** Gives a mail back untried: the attempt was cut short by our own shutdown. */
export async function release(db: Queue, mail: ClaimedMail): Promise<void> {
  await updateClaimed(db, mail)
    .set({ attempts: mail.attempts - 1 })
    .execute();
}
