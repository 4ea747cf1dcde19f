import type { Kysely } from 'kysely';
import { deleteDrafts, draftExpiresAt, findDraftsOf } from '~/shop/checkout/drafts.server';
import {
  enquiryExpiresAt,
  eraseEnquiriesOf,
  findEnquiriesOf,
  planEnquiryErasure,
} from '~/hospitality/enquiries/enquiry-retention.server';
import { deleteMailFilesOf, findMailFilesOf } from '~/platform/mail/mail-files.server';
import { formatInvoiceNumber } from '~/shop/invoices/invoice-number';
import { findInvoicesOf, invoiceKeptUntil } from '~/shop/invoices/invoice-retention.server';
import { subscriptionKeptUntil } from '~/hospitality/newsletter/stale-subscriptions.server';
import {
  deleteSubscription,
  findSubscription,
} from '~/hospitality/newsletter/subscription-list.server';
import {
  deleteOrders,
  findOrdersOf,
  orderKeptUntil,
  planOrderErasure,
} from '~/shop/orders/order-retention.server';
import {
  deleteWithdrawalDrafts,
  findWithdrawalDraftsOf,
  withdrawalDraftKeptUntil,
} from '~/shop/withdrawals/drafts.server';
import {
  eraseWithdrawalsOf,
  findWithdrawalsOf,
  planWithdrawalErasure,
  withdrawalKeptUntil,
} from '~/shop/withdrawals/withdrawal-retention.server';
import type { Database } from '~/platform/database/schema';
import { eraseMails, findMails } from './mail-records.server';
import type { PersonalDataRecord, DataSubject } from './personal-data-record';
import { findStaffNotes, maskStaffNotes } from './staff-notes.server';

/** Finds everything stored that belongs to an email address or mentions it, by place. */
export async function findPersonalData(
  db: Kysely<Database>,
  subject: DataSubject,
): Promise<PersonalDataRecord[]> {
  return [
    ...(await findOrders(db, subject)),
    ...(await findInvoices(db, subject)),
    ...(await findEnquiries(db, subject)),
    ...(await findWithdrawals(db, subject)),
    ...(await findNewsletter(db, subject)),
    ...(await findMails(db, subject)),
    ...(await findDrafts(db, subject)),
    ...(await findStaffNotes(db, subject.address)),
    ...(await findFiles(subject)),
  ];
}

/**
 * Erases an email address in one transaction, except for the records that `findPersonalData` marks as kept. Idempotent.
 * @returns what was stored before
 */
export async function erasePersonalData(
  db: Kysely<Database>,
  subject: DataSubject,
): Promise<PersonalDataRecord[]> {
  const { address, mailDir, now } = subject;
  const records = await db.transaction().execute(async (trx) => {
    const before = await findPersonalData(trx, subject);
    const orders = await findOrdersOf(trx, address);
    const drafts = await findDraftsOf(trx, address);
    const forgettable = orders.filter((order) => planOrderErasure(order, now) === 'forget');
    await deleteOrders(
      trx,
      forgettable.map(({ id }) => id),
    );
    await deleteDrafts(
      trx,
      drafts.map(({ id }) => id),
    );
    await eraseEnquiriesOf(trx, address, now);
    await eraseWithdrawals(trx, address);
    await deleteSubscription(trx, address);
    await eraseMails(trx, subject);
    await maskStaffNotes(trx, address);
    return before;
  });
  await deleteMailFilesOf(mailDir, address);
  return records;
}

const orderPlans = {
  forget: 'erase',
  wait: 'keep: undecided',
  keep: 'keep: bookkeeping',
} as const;

async function findOrders(
  db: Kysely<Database>,
  { address, now }: DataSubject,
): Promise<PersonalDataRecord[]> {
  const orders = await findOrdersOf(db, address);
  return orders.map((order) => ({
    place: 'orders',
    id: order.number,
    about: order.state,
    storedAt: new Date(order.created_at),
    keptUntil: orderKeptUntil(order),
    plan: orderPlans[planOrderErasure(order, now)],
  }));
}

/** Invoices for orders of which the person is the buyer. */
async function findInvoices(
  db: Kysely<Database>,
  { address }: DataSubject,
): Promise<PersonalDataRecord[]> {
  const orders = await findOrdersOf(db, address);
  const own = orders.filter(({ email }) => email.toLowerCase() === address);
  const invoices = await findInvoicesOf(
    db,
    own.map(({ id }) => id),
  );
  return invoices.map((invoice) => ({
    place: 'invoices',
    id: formatInvoiceNumber(invoice),
    about: invoice.kind,
    storedAt: new Date(invoice.issued_at),
    keptUntil: invoiceKeptUntil(invoice),
    plan: 'keep: bookkeeping',
  }));
}

async function findEnquiries(
  db: Kysely<Database>,
  { address, now }: DataSubject,
): Promise<PersonalDataRecord[]> {
  const { own, naming } = await findEnquiriesOf(db, address);
  const all = [...own, ...naming].sort((a, b) => a.id - b.id);
  const planOf = (enquiry: (typeof own)[number]) =>
    planEnquiryErasure(enquiry, now) === 'keep' ? 'keep: reserved' : 'erase';
  return all.map((enquiry) => ({
    place: 'enquiries',
    id: String(enquiry.id),
    about: enquiry.kind,
    storedAt: new Date(enquiry.created_at),
    keptUntil: enquiryExpiresAt(enquiry),
    plan: own.includes(enquiry) ? planOf(enquiry) : 'mask',
  }));
}

async function findWithdrawals(
  db: Kysely<Database>,
  { address }: DataSubject,
): Promise<PersonalDataRecord[]> {
  const { own, naming } = await findWithdrawalsOf(db, address);
  const all = [...own, ...naming].sort((a, b) => a.id - b.id);
  const planOf = (row: (typeof own)[number]) =>
    planWithdrawalErasure(row) === 'forget' ? 'erase' : 'keep: claims';
  const drafts = await findWithdrawalDraftsOf(db, address);
  return [
    ...all.map((row): PersonalDataRecord => ({
      place: 'withdrawals',
      id: row.reference,
      about: row.effect,
      storedAt: new Date(row.created_at),
      keptUntil: withdrawalKeptUntil(row),
      plan: own.includes(row) ? planOf(row) : 'mask',
    })),
    ...drafts.map((draft): PersonalDataRecord => ({
      place: 'withdrawal drafts',
      id: draft.id,
      about: 'not confirmed',
      storedAt: new Date(draft.created_at),
      keptUntil: withdrawalDraftKeptUntil(draft),
      plan: 'erase',
    })),
  ];
}

async function eraseWithdrawals(trx: Kysely<Database>, address: string): Promise<void> {
  const drafts = await findWithdrawalDraftsOf(trx, address);
  await deleteWithdrawalDrafts(
    trx,
    drafts.map(({ id }) => id),
  );
  await eraseWithdrawalsOf(trx, address);
}

async function findNewsletter(
  db: Kysely<Database>,
  { address }: DataSubject,
): Promise<PersonalDataRecord[]> {
  const subscription = await findSubscription(db, address);
  if (!subscription) return [];
  return [
    {
      place: 'newsletter',
      id: String(subscription.id),
      about: subscription.state,
      storedAt: new Date(subscription.requested_at),
      keptUntil: subscriptionKeptUntil(subscription),
      plan: 'erase',
    },
  ];
}

async function findDrafts(
  db: Kysely<Database>,
  { address }: DataSubject,
): Promise<PersonalDataRecord[]> {
  const drafts = await findDraftsOf(db, address);
  return drafts.map((draft) => ({
    place: 'checkout drafts',
    id: draft.id,
    about: 'not ordered',
    storedAt: new Date(draft.created_at),
    keptUntil: draftExpiresAt(draft),
    plan: 'erase',
  }));
}

async function findFiles({ address, mailDir }: DataSubject): Promise<PersonalDataRecord[]> {
  const files = await findMailFilesOf(mailDir, address);
  return files.map(({ path, writtenAt }) => ({
    place: 'mail files',
    id: path,
    about: 'written instead of sent',
    storedAt: writtenAt,
    plan: 'erase',
  }));
}
