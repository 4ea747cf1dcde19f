import { type Kysely, sql } from 'kysely';
import { hourMs } from '~/platform/time/durations';
import type { Database } from '~/platform/database/schema';
import { enqueue, isEnqueued } from '~/platform/mail/outbox.server';
import type { OutgoingMail } from '~/platform/mail/outgoing-mail';
import { describeOrder, type MatchedOrder, selectMatchedOrder } from './matched-order.server';
import {
  hasRoomInMailbox,
  heldBackMs,
  isAcknowledged,
  type Withdrawal,
} from './withdrawals.server';

const batch = 100;

export type HeldBackMails = {
  /** The emails of a withdrawal that is within the limits. */
  renderMails: (withdrawal: Withdrawal, order: MatchedOrder) => Promise<readonly OutgoingMail[]>;
  /** Tells staff how many statements of one hour had no email. */
  renderSummary: (summary: HeldBackSummary) => Promise<OutgoingMail>;
  /** Called after an email was queued. */
  onMail: () => void;
};

export type HeldBackSummary = { dedupeKey: string; count: number; from: Date; to: Date };

/**
 * Follows up the statements over the limits of their senders, for which no email was written: those that match an order
 * are acknowledged to its address after all, and staff learn the number of all. Not done when they are submitted, because
 * the response must be the same for known and unknown orders. The rows keep `withheld`, for the same reason.
 */
export async function mailHeldBack(
  db: Kysely<Database>,
  mails: HeldBackMails,
  now = new Date(),
): Promise<void> {
  await acknowledgeMatched(db, mails, now);
  await summarise(db, mails, now);
}

/** One of each order in each round, the oldest first, so that many about one order do not hold up another's. */
async function acknowledgeMatched(
  db: Kysely<Database>,
  { renderMails, onMail }: HeldBackMails,
  now: Date,
): Promise<void> {
  for (const withdrawal of await listUnacknowledged(db, now)) {
    if (!(await hasRoomInMailbox(db, withdrawal.email, now))) continue;
    const order = await selectMatchedOrder(db, withdrawal).executeTakeFirstOrThrow();
    const rendered = await renderMails(withdrawal, await describeOrder(db, order, now));
    await db.transaction().execute(async (trx) => {
      for (const mail of rendered) await enqueue(trx, mail, { now });
    });
    onMail();
  }
}

function listUnacknowledged(db: Kysely<Database>, now: Date): Promise<Withdrawal[]> {
  const heldBack = db
    .selectFrom('withdrawals')
    .where('withheld', '=', 'sender')
    .where('order_id', 'is not', null)
    .where('created_at', '>', new Date(now.getTime() - heldBackMs).toISOString())
    .where(sql<boolean>`not ${isAcknowledged}`);
  return db
    .selectFrom('withdrawals')
    .selectAll()
    .where('id', 'in', heldBack.select((of) => of.fn.min('id').as('id')).groupBy('order_id'))
    .orderBy('id')
    .limit(batch)
    .execute();
}

/** Writes one email for each full hour of the last day in which statements had no email. */
async function summarise(
  db: Kysely<Database>,
  { renderSummary, onMail }: HeldBackMails,
  now: Date,
): Promise<void> {
  const thisHour = now.getTime() - (now.getTime() % hourMs);
  const hour = sql<string>`substr(created_at, 1, 13)`;
  const hours = await db
    .selectFrom('withdrawals')
    .select((of) => [hour.as('hour'), of.fn.countAll<number>().as('count')])
    .where('withheld', '=', 'sender')
    .where('created_at', '>=', new Date(thisHour - heldBackMs).toISOString())
    .where('created_at', '<', new Date(thisHour).toISOString())
    .groupBy(hour)
    .orderBy(hour)
    .execute();
  for (const each of hours) {
    const dedupeKey = `withdrawals:${each.hour}:summary`;
    if (await isEnqueued(db, dedupeKey)) continue;
    const from = new Date(`${each.hour}:00:00Z`);
    const to = new Date(from.getTime() + hourMs);
    const mail = await renderSummary({ dedupeKey, count: each.count, from, to });
    await enqueue(db, mail, { now });
    onMail();
  }
}
