import { type Kysely, sql } from 'kysely';
import { enqueue } from '~/platform/mail/outbox.server';
import type { OutgoingMail } from '~/platform/mail/outgoing-mail';
import type { Order } from '~/shop/orders/orders.server';
import type { Database } from '~/platform/database/schema';
import { log } from '~/platform/log/log.server';
import { closedOrderStates } from './effect';
import { describeOrder, type MatchedOrder } from './matched-order.server';
import type { Withdrawal } from './withdrawals.server';

const hourMs = 60 * 60_000;
/** No buyer can be flooded with questions: so many about one order in all, and so far apart. */
const maxRequests = 3;
const requestGapMs = 12 * hourMs;
/** How long a withdrawal may wait before staff are reminded of it, and the shortest time between reminders of one order. */
const reminderMs = 3 * 24 * hourMs;
const batch = 100;

export type FollowUpMails = {
  /** Asks the order's own address whether the withdrawal is the buyer's. */
  renderConfirmationRequest: (withdrawal: Withdrawal, order: Order) => Promise<OutgoingMail>;
  /** Reminds staff of a withdrawal that was neither confirmed nor dismissed. */
  renderReminder: (withdrawal: Withdrawal, order: MatchedOrder) => Promise<OutgoingMail>;
  /** Called after a mail was queued. */
  onMail: () => void;
};

/** One round over the withdrawals that wait for a proof: closes what has become pointless, asks buyers, reminds staff. */
export async function followUpUnconfirmed(
  db: Kysely<Database>,
  mails: FollowUpMails,
  now = new Date(),
): Promise<void> {
  await closeWithoutMoney(db, now);
  await requestConfirmations(db, mails, now);
  await remindStaff(db, mails, now);
}

/** Where the order holds no money any more, there is nothing to prove. */
async function closeWithoutMoney(db: Kysely<Database>, now: Date): Promise<void> {
  const closed = await db
    .updateTable('withdrawals')
    .set({ effect: 'none', updated_at: now.toISOString() })
    .where('effect', '=', 'unproven')
    .where((where) =>
      where.or([
        where('order_id', 'is', null),
        where(
          'order_id',
          'in',
          where.selectFrom('orders').select('id').where('state', 'in', closedOrderStates),
        ),
      ]),
    )
    .returning('reference')
    .execute();
  for (const { reference } of closed) log.info({ reference }, 'A withdrawal has nothing to decide');
}

/** The newest first: of several about one order it is the one that somebody is waiting for. */
async function requestConfirmations(
  db: Kysely<Database>,
  mails: FollowUpMails,
  now: Date,
): Promise<void> {
  for (const withdrawal of await selectAwaitingRequest(db, now).limit(batch).execute()) {
    const order = await orderOf(db, withdrawal);
    const mail = await mails.renderConfirmationRequest(withdrawal, order);
    const isAsked = await db.transaction().execute(async (trx) => {
      // The round before this mail may have used up what the order allows.
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
  }
}

/** Unproven withdrawals about which the order's address may be asked now. What looks like a program's is left to staff. */
function selectAwaitingRequest(db: Kysely<Database>, now: Date) {
  const recent = new Date(now.getTime() - requestGapMs).toISOString();
  return db
    .selectFrom('withdrawals')
    .selectAll()
    .where('effect', '=', 'unproven')
    .where('withheld', 'is', null)
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

/** Once for all that wait on one order, about the oldest: its days run out first. */
async function remindStaff(db: Kysely<Database>, mails: FollowUpMails, now: Date): Promise<void> {
  for (const withdrawal of await selectOverdue(db, now).limit(batch).execute()) {
    const order = await orderOf(db, withdrawal);
    const mail = await mails.renderReminder(withdrawal, await describeOrder(db, order, now));
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
  }
}

/** Unproven withdrawals that have waited for days, of orders about which staff have not just been reminded. */
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

const orderOf = (db: Kysely<Database>, { order_id }: Withdrawal): Promise<Order> =>
  db.selectFrom('orders').selectAll().where('id', '=', order_id).executeTakeFirstOrThrow();
