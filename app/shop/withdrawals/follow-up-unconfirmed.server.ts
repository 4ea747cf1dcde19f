import { type Kysely, sql } from 'kysely';
import { dayMs, hourMs } from '~/platform/time/durations';
import { enqueue } from '~/platform/mail/outbox.server';
import type { OutgoingMail } from '~/platform/mail/outgoing-mail';
import type { Order } from '~/shop/orders/orders.server';
import type { Database } from '~/platform/database/schema';
import { runEach } from '~/platform/jobs/run-each';
import { log } from '~/platform/log/log.server';
import { closedOrderStates } from './effect';
import { describeOrder, type MatchedOrder, selectMatchedOrder } from './matched-order.server';
import { isAcknowledged, type Withdrawal } from './withdrawals.server';

/** Limits the confirmation emails to a buyer: the maximum per order, and the minimum interval between them. */
const maxRequests = 3;
const requestGapMs = 12 * hourMs;
/**
 * How long a withdrawal may wait before staff are reminded, and the minimum interval between reminders for one order.
 */
const reminderMs = 3 * dayMs;
const batch = 100;

export type FollowUpMails = {
  /** Asks the order's own email address whether the withdrawal comes from the buyer. */
  renderConfirmationRequest: (withdrawal: Withdrawal, order: Order) => Promise<OutgoingMail>;
  /** Reminds staff of a withdrawal that was neither confirmed nor dismissed. */
  renderReminder: (withdrawal: Withdrawal, order: MatchedOrder) => Promise<OutgoingMail>;
  /** Called after an email was queued. */
  onMail: () => void;
};

/**
 * Runs one round over unproven withdrawals: closes those that no longer matter, asks buyers and reminds staff. One whose
 * email cannot be written holds up no other.
 */
export async function followUpUnconfirmed(
  db: Kysely<Database>,
  mails: FollowUpMails,
  now: Date,
): Promise<void> {
  await closeWithoutMoney(db, now);
  await runEach([() => requestConfirmations(db, mails, now), () => remindStaff(db, mails, now)]);
}

/** Closes withdrawals from orders that no longer hold money; confirming them would change nothing. */
async function closeWithoutMoney(db: Kysely<Database>, now: Date): Promise<void> {
  const closed = await db
    .updateTable('withdrawals')
    .set({ effect: 'none', updated_at: now.toISOString() })
    .where('effect', '=', 'unproven')
    .where((eb) =>
      eb.or([
        eb('order_id', 'is', null),
        eb(
          'order_id',
          'in',
          eb.selectFrom('orders').select('id').where('state', 'in', closedOrderStates),
        ),
      ]),
    )
    .returning('reference')
    .execute();
  for (const { reference } of closed) log.info({ reference }, 'A withdrawal has nothing to decide');
}

/** Newest first: of several about one order, this is the one that someone is currently waiting for. */
async function requestConfirmations(
  db: Kysely<Database>,
  mails: FollowUpMails,
  now: Date,
): Promise<void> {
  const awaiting = await selectAwaitingRequest(db, now).limit(batch).execute();
  const steps = awaiting.map((withdrawal) => async () => {
    const order = await selectMatchedOrder(db, withdrawal).executeTakeFirstOrThrow();
    const mail = await mails.renderConfirmationRequest(withdrawal, order);
    const isAsked = await db.transaction().execute(async (trx) => {
      // Check again, because the previous mail of this round may have used up the order's limit.
      const due = await selectAwaitingRequest(trx, now)
        .where('id', '=', withdrawal.id)
        .executeTakeFirst();
      if (!due) return false;
      const set = { asked_at: now.toISOString() };
      await trx.updateTable('withdrawals').set(set).where('id', '=', due.id).execute();
      await enqueue(trx, mail, { now });
      return true;
    });
    if (isAsked) mails.onMail();
  });
  await runEach(steps);
}

/** Unproven withdrawals whose buyers may be asked now. Only those that were acknowledged, at once or later. */
function selectAwaitingRequest(db: Kysely<Database>, now: Date) {
  const recent = new Date(now.getTime() - requestGapMs).toISOString();
  return db
    .selectFrom('withdrawals')
    .selectAll()
    .where('effect', '=', 'unproven')
    .where((eb) =>
      eb.or([eb('withheld', 'is', null), eb.and([eb('withheld', '=', 'sender'), isAcknowledged])]),
    )
    .where('confirmation_key', 'is not', null)
    .where('asked_at', 'is', null)
    .where(
      sql<number>`(select count(*) from withdrawals asked where asked.order_id = withdrawals.order_id and asked.asked_at is not null)`,
      '<',
      maxRequests,
    )
    .where(
      sql<number>`(select count(*) from withdrawals asked where asked.order_id = withdrawals.order_id and asked.asked_at > ${recent})`,
      '=',
      0,
    )
    .orderBy('id', 'desc');
}

/** Sends one reminder per order, about its oldest unproven withdrawal, whose refund is due first. */
async function remindStaff(db: Kysely<Database>, mails: FollowUpMails, now: Date): Promise<void> {
  const overdue = await selectOverdue(db, now).limit(batch).execute();
  const steps = overdue.map((withdrawal) => async () => {
    const order = await selectMatchedOrder(db, withdrawal).executeTakeFirstOrThrow();
    const mail = await mails.renderReminder(withdrawal, await describeOrder(db, order, withdrawal));
    const isReminded = await db.transaction().execute(async (trx) => {
      const due = await selectOverdue(trx, now).where('id', '=', withdrawal.id).executeTakeFirst();
      if (!due) return false;
      await trx
        .updateTable('withdrawals')
        .set({ reminded_at: now.toISOString() })
        .where('order_id', '=', due.order_id)
        .where('effect', '=', 'unproven')
        .where('reminded_at', 'is', null)
        .execute();
      await enqueue(trx, mail, { now });
      return true;
    });
    if (isReminded) mails.onMail();
  });
  await runEach(steps);
}

/** Unproven withdrawals that have waited for days, except for orders about which staff were reminded recently. */
function selectOverdue(db: Kysely<Database>, now: Date) {
  const before = new Date(now.getTime() - reminderMs).toISOString();
  return db
    .selectFrom('withdrawals')
    .selectAll()
    .where('effect', '=', 'unproven')
    .where('reminded_at', 'is', null)
    .where('created_at', '<=', before)
    .where(
      sql<number>`(select count(*) from withdrawals reminded where reminded.order_id = withdrawals.order_id and reminded.reminded_at > ${before})`,
      '=',
      0,
    )
    .orderBy('id');
}
