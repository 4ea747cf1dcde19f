import { type Kysely, sql } from 'kysely';
import { hourMs } from '~/platform/time/durations';
import type { Database } from '~/platform/database/schema';
import { runEach } from '~/platform/jobs/run-each';
import { enqueue, isEnqueued } from '~/platform/mail/outbox.server';
import { toMailbox } from '~/platform/mail/mailbox';
import type { OutgoingMail } from '~/platform/mail/outgoing-mail';
import { describeOrder, type MatchedOrder, selectMatchedOrder } from './matched-order.server';
import {
  countAcknowledged,
  heldBackMs,
  isAcknowledged,
  maxPerMailbox,
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
 * the response must be the same for known and unknown orders. The rows keep `withheld`, for the same reason. One whose
 * emails cannot be written holds up no other.
 */
export async function mailHeldBack(
  db: Kysely<Database>,
  mails: HeldBackMails,
  now: Date,
): Promise<void> {
  await runEach([() => acknowledgeMatched(db, mails, now), () => summarise(db, mails, now)]);
}

/**
 * One per order in each round, the oldest first, so that many about one order do not hold up another's. Orders whose
 * mailbox has no room are passed over, and do not count for the size of the round.
 */
async function acknowledgeMatched(
  db: Kysely<Database>,
  { renderMails, onMail }: HeldBackMails,
  now: Date,
): Promise<void> {
  const waiting = await selectUnacknowledged(db, now).execute();
  if (waiting.length === 0) return;
  const acknowledged = await countAcknowledged(db, now);
  let left = batch;
  const steps = waiting.map(({ id, email }) => async () => {
    const mailbox = toMailbox(email);
    const count = acknowledged.get(mailbox) ?? 0;
    if (count >= maxPerMailbox) return;
    const withdrawal = await findMatched(db, id);
    const order = withdrawal && (await selectMatchedOrder(db, withdrawal).executeTakeFirst());
    if (!order) return;
    const rendered = await renderMails(withdrawal, await describeOrder(db, order, withdrawal));
    await db.transaction().execute(async (trx) => {
      for (const mail of rendered) await enqueue(trx, mail, { now });
    });
    onMail();
    acknowledged.set(mailbox, count + 1);
    left -= 1;
  });
  await runEach(steps, () => left === 0);
}

/** Ids and addresses only: there may be as many as there are orders. An order's statements all have its own address. */
export function selectUnacknowledged(db: Kysely<Database>, now: Date) {
  return (
    db
      .selectFrom('withdrawals')
      .select((eb) => [eb.fn.min('id').as('id'), eb.fn.min('email').as('email')])
      .where('withheld', '=', 'sender')
      .where('created_at', '>', new Date(now.getTime() - heldBackMs).toISOString())
      .where('order_id', 'is not', null)
      // Staff have found that it does not come from the buyer.
      .where('effect', '!=', 'dismissed')
      .where(sql<boolean>`not ${isAcknowledged}`)
      .groupBy('order_id')
      .orderBy((eb) => eb.fn.min('id'))
  );
}

/** Undefined if it, or its order, has been deleted since. */
function findMatched(db: Kysely<Database>, id: number): Promise<Withdrawal | undefined> {
  return db
    .selectFrom('withdrawals')
    .selectAll()
    .where('id', '=', id)
    .where('order_id', 'is not', null)
    .executeTakeFirst();
}

/** Writes one email for each full hour of the last day in which statements had no email. */
async function summarise(
  db: Kysely<Database>,
  { renderSummary, onMail }: HeldBackMails,
  now: Date,
): Promise<void> {
  for (const each of await countHeldBack(db, now).execute()) {
    const dedupeKey = `withdrawals:${each.hour}:summary`;
    if (await isEnqueued(db, dedupeKey)) continue;
    const from = new Date(`${each.hour}:00:00Z`);
    const to = new Date(from.getTime() + hourMs);
    const mail = await renderSummary({ dedupeKey, count: each.count, from, to });
    await enqueue(db, mail, { now });
    onMail();
  }
}

/** The statements of each full hour of the last day that had no email. */
export function countHeldBack(db: Kysely<Database>, now: Date) {
  const thisHour = now.getTime() - (now.getTime() % hourMs);
  const hour = sql<string>`substr(created_at, 1, 13)`;
  return db
    .selectFrom('withdrawals')
    .select((eb) => [hour.as('hour'), eb.fn.countAll<number>().as('count')])
    .where('withheld', '=', 'sender')
    .where('created_at', '>=', new Date(thisHour - heldBackMs).toISOString())
    .where('created_at', '<', new Date(thisHour).toISOString())
    .groupBy(hour)
    .orderBy(hour);
}
