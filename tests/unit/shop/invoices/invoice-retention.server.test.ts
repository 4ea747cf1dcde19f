import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '~/platform/database/schema';
import {
  deleteOldInvoices,
  findInvoicesOf,
  invoiceKeptUntil,
} from '~/shop/invoices/invoice-retention.server';
import { recordInvoicingStart } from '~/shop/invoices/invoicing-period.server';
import { createOrder, transitionOrder } from '~/shop/orders/orders.server';
import { makeInvoices, ownInvoicing } from '../../../support/invoices';
import { openMemoryDatabase } from '../../../support/memory-database';
import { makeNewOrder } from '../../../support/new-order';

const sold = new Date('2026-12-30T13:00:00Z');
const refunded = new Date('2027-01-05T13:00:00Z');

async function issue(db: Kysely<Database>, isRefunded: boolean) {
  await recordInvoicingStart(db, ownInvoicing(), sold);
  const { order } = await createOrder(db, makeNewOrder(), sold);
  await db.transaction().execute(async (trx) => {
    await transitionOrder(trx, order.id, 'authorised', 'reserved', sold);
    await transitionOrder(trx, order.id, 'captured', 'charged', sold, { captured_cents: 5000 });
    await makeInvoices().issue(trx, order.id, sold);
    if (!isRefunded) return;
    const changes = { refunded_cents: 5000 };
    await transitionOrder(trx, order.id, 'refunded', 'refunded', refunded, changes);
    await makeInvoices().issue(trx, order.id, refunded);
  });
  return order.id;
}

const kinds = async (db: Kysely<Database>) =>
  (await db.selectFrom('invoices').select('kind').orderBy('id').execute()).map(({ kind }) => kind);

test('invoices are kept for eleven years after the year in which they were issued', async () => {
  const db = await openMemoryDatabase();
  const [invoice] = await findInvoicesOf(db, [await issue(db, false)]);
  expect(invoice && invoiceKeptUntil(invoice)).toEqual(new Date('2037-12-31T23:00:00Z'));
  await deleteOldInvoices(db, new Date('2037-12-31T22:00:00Z'));
  expect(await kinds(db)).toEqual(['sale']);
  await deleteOldInvoices(db, new Date('2038-01-01T00:00:00Z'));
  expect(await kinds(db)).toEqual([]);
  expect(await db.selectFrom('fiscal_reports').selectAll().execute()).toEqual([]);
});

test('an invoice stays as long as its reversal', async () => {
  const db = await openMemoryDatabase();
  await issue(db, true);
  await deleteOldInvoices(db, new Date('2038-06-01T00:00:00Z'));
  expect(await kinds(db)).toEqual(['sale', 'storno']);
  await deleteOldInvoices(db, new Date('2039-06-01T00:00:00Z'));
  expect(await kinds(db)).toEqual([]);
});
