import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import { listMails } from '~/platform/mail/outbox-list.server';
import { jirWaitMs } from '~/shop/invoices/invoice-alarms';
import { listInvoices } from '~/shop/invoices/invoice-list.server';
import { type ListedOrder, listOrders } from '~/shop/orders/order-list.server';
import { findOrderTask, type OrderTask } from '~/shop/orders/order-task';
import { listUnmatched } from '~/shop/payments/core/unmatched-payments.server';
import { listOpenRequests } from '../requests/request-list.server';
import { readMailSubject } from './mail-subject';

export type Worklist = Awaited<ReturnType<typeof loadWorklist>>;

/** The number of failed mails listed; more have one cause, which is fixed first. */
const maxMails = 50;

/** The number of unreported invoices listed; more have one cause, too. */
const maxInvoices = 50;

/** Everything that waits for a person; requests of guests only for those who may read them. */
export async function loadWorklist(
  db: Kysely<Database>,
  { now, seesRequests }: { now: Date; seesRequests: boolean },
) {
  const orders = await listOrders(db, { states: ['authorised', 'review'] });
  const withTask = (task: OrderTask) => orders.filter((order) => taskOf(order, now) === task);
  return {
    decide: withTask('decide'),
    unmatched: await listUnmatched(db),
    withdrawals: await listOpenWithdrawals(db),
    hurry: withTask('hurry'),
    send: withTask('send'),
    charge: withTask('charge'),
    requests: seesRequests ? await listOpenRequests(db) : [],
    invoices: await listUnreported(db, now),
    mails: await listFailedMails(db),
  };
}

/** A mail that could not be sent has a row of its own: it does not take the order out of those that wait to be sent. */
const taskOf = (order: ListedOrder, now: Date) => findOrderTask({ ...order, dead_mails: 0 }, now);

/** Withdrawals that money has not followed yet, or that may not be the buyer's, the oldest first. */
function listOpenWithdrawals(db: Kysely<Database>) {
  return db
    .selectFrom('withdrawals')
    .innerJoin('orders', 'orders.id', 'withdrawals.order_id')
    .select([
      'withdrawals.reference',
      'withdrawals.effect',
      'withdrawals.items',
      'withdrawals.created_at',
      'orders.number',
      'orders.full_name',
    ])
    .where('withdrawals.effect', 'in', ['unproven', 'operator'])
    .where('orders.state', 'in', ['authorised', 'captured'])
    .where('orders.refunded_cents', '=', 0)
    .orderBy('withdrawals.id')
    .execute();
}

/** Invoices that the tax office has not confirmed in time, the oldest first. */
async function listUnreported(db: Kysely<Database>, now: Date) {
  const until = new Date(now.getTime() - jirWaitMs);
  return listInvoices(db, { isOpen: true, until, limit: maxInvoices });
}

async function listFailedMails(db: Kysely<Database>) {
  const mails = await listMails(db, { states: ['dead'], limit: maxMails });
  return mails
    .filter(({ to_address }) => to_address !== '')
    .map((mail) => ({ ...mail, subject: readMailSubject(mail.dedupe_key) }));
}
