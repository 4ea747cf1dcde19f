import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import { issueMailKind } from '~/hospitality/newsletter/issues/issue-mail-kind';
import { countMails, listMails } from '~/platform/mail/outbox-list.server';
import { jirWaitMs } from '~/shop/invoices/invoice-alarms';
import { countInvoices, listInvoices } from '~/shop/invoices/invoice-list.server';
import { listLostInvoices } from '~/shop/invoices/lost-invoices.server';
import { countPacked } from '~/shop/orders/nameable-goods.server';
import { type ListedOrder, listOrders } from '~/shop/orders/order-list.server';
import { findOrderTask, type OrderTask } from '~/shop/orders/order-task';
import { listUnmatched } from '~/shop/payments/core/unmatched-payments.server';
import { listOpenEnquiries } from '../enquiries/open-enquiries.server';
import { readMailSubject } from '../mail-subject';
import {
  countStatements,
  listOpenWithdrawals,
  listStatements,
} from '../withdrawals/open-withdrawals.server';

export type Worklist = Awaited<ReturnType<typeof loadWorklist>>;

/** The number of failed, or held, emails listed; more than that have a common cause. */
const maxMails = 50;

/** The number of unreported invoices listed, for the same reason. */
const maxInvoices = 50;

/** The number of statements without an order listed, the oldest first; a page of its own has all. */
const maxStatements = 10;

/** Everything that staff have to do; guests' enquiries and the books only for those who may read them. */
export async function loadWorklist(
  db: Kysely<Database>,
  { now, seesEnquiries, seesBooks }: { now: Date; seesEnquiries: boolean; seesBooks: boolean },
) {
  const orders = await listOrders(db, { isOpen: true });
  const { enquiries, count: enquiryCount } = seesEnquiries
    ? await listOpenEnquiries(db)
    : { enquiries: [], count: 0 };
  const { invoices, count: invoiceCount } = await listUnreported(db, now);
  const { mails, count: mailCount } = await listUnsentMails(db, { seesEnquiries, isHeld: false });
  const held = await listUnsentMails(db, { seesEnquiries, isHeld: true });
  const withTask = (task: OrderTask) => orders.filter((order) => taskOf(order, now) === task);
  return {
    decide: withTask('decide'),
    unmatched: await listUnmatched(db),
    withdrawals: await listOpenWithdrawals(db),
    statements: await listStatements(db, { oldestFirst: true, limit: maxStatements }),
    statementCount: await countStatements(db),
    expiring: withTask('expiring'),
    send: await countPieces(db, withTask('send')),
    charge: withTask('charge'),
    enquiries,
    enquiryCount,
    invoices,
    invoiceCount,
    lostInvoices: seesBooks ? await listLostInvoices(db) : [],
    mails,
    mailCount,
    heldMails: held.mails,
    heldMailCount: held.count,
  };
}

/** Orders to be packed, each with the number of pieces that its parcel holds. */
async function countPieces(db: Kysely<Database>, orders: ListedOrder[]) {
  const packed = await countPacked(db, orders);
  return orders.map((order) => ({ ...order, pieces: packed.get(order.id) ?? order.items ?? 0 }));
}

/** A failed email has its own row, so it does not replace the order's own task. */
const taskOf = (order: ListedOrder, now: Date) => findOrderTask({ ...order, dead_mails: 0 }, now);

/** Invoices that the tax office has not confirmed in time, the oldest first, and how many there are. */
async function listUnreported(db: Kysely<Database>, now: Date) {
  const until = new Date(now.getTime() - jirWaitMs);
  const filter = { isOpen: true, until };
  const invoices = await listInvoices(db, { ...filter, limit: maxInvoices });
  return { invoices, count: await countInvoices(db, filter) };
}

/**
 * The newest emails that failed, or that are held after a restore, and how many there are. Not those of an issue of
 * the newsletter: its sheet counts them. Whoever may not read enquiries sees no addresses but those of orders and withdrawals.
 */
async function listUnsentMails(
  db: Kysely<Database>,
  { seesEnquiries, isHeld }: { seesEnquiries: boolean; isHeld: boolean },
) {
  const filter = {
    states: ['dead'] as const,
    exceptKind: issueMailKind,
    exceptErased: true,
    isHeld,
    about: seesEnquiries ? undefined : ['order', 'withdrawal'],
  };
  const mails = await listMails(db, { ...filter, limit: maxMails });
  return {
    mails: mails.map((mail) => ({ ...mail, subject: readMailSubject(mail.dedupe_key) })),
    count: await countMails(db, filter),
  };
}
