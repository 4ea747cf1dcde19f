import type { Kysely } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Database } from '~/platform/database/schema';
import { recordInvoicingStart } from '~/shop/invoices/invoicing-period.server';
import { createOrder, transitionOrder } from '~/shop/orders/orders.server';
import { eventually } from '../../../support/eventually';
import { makeInvoices, ownInvoicing, startUnreachedJob } from '../../../support/invoices';
import { openMemoryDatabase } from '../../../support/memory-database';
import { makeNewOrder } from '../../../support/new-order';

const expiry = Date.parse(ownInvoicing().issuer.keys.certificate.validTo);

/** A site whose certificate expires in a minute, and an order that has been charged. */
async function setUp() {
  vi.useFakeTimers({ now: expiry - 60_000, toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const db = await openMemoryDatabase();
  const invoices = makeInvoices();
  await recordInvoicingStart(db, ownInvoicing(), new Date());
  const order = await charge(db);
  const issue = () => db.transaction().execute((trx) => invoices.issue(trx, order.id, new Date()));
  return { db, invoices, issue };
}

async function charge(db: Kysely<Database>) {
  const { order } = await createOrder(db, makeNewOrder(), new Date());
  await db.transaction().execute(async (trx) => {
    await transitionOrder(trx, order.id, 'authorised', 'on hold', new Date());
    await transitionOrder(trx, order.id, 'captured', 'charged', new Date(), {
      captured_cents: 5000,
    });
  });
  return order;
}

test('once the certificate has expired nothing is charged and no invoice is issued, also while the site runs', async () => {
  const { invoices, issue } = await setUp();
  expect(invoices).toMatchObject({ refusal: undefined, invoicing: { kind: 'own' } });
  vi.setSystemTime(expiry + 1_000);
  const reason = 'FISCAL_CERTIFICATE is no longer valid';
  expect(invoices).toMatchObject({ refusal: reason, invoicing: { kind: 'missing', reason } });
  expect(await issue()).toBe(0);
  vi.setSystemTime(expiry - 1_000);
  expect(await issue()).toBe(1);
});

test('what is issued before the certificate expires waits for the new one, and what is charged after it is no mismatch', async () => {
  const { db, invoices, issue } = await setUp();
  await issue();
  const job = await startUnreachedJob(db, invoices);
  await job?.started;
  const sent = () => db.selectFrom('fiscal_messages').select('invoice_id').execute();
  expect(await sent()).toHaveLength(1);
  vi.setSystemTime(expiry + 1_000);
  await charge(db);
  vi.setSystemTime(expiry + 2 * 60 * 60_000);
  job?.notify();
  // The round that alerts staff to its age has had its chance to send it.
  await eventually(async () =>
    expect(
      await db
        .selectFrom('outbox')
        .select('id')
        .where('dedupe_key', 'like', '%:alarm:1h')
        .execute(),
    ).toHaveLength(1),
  );
  await job?.stop();
  expect(await sent()).toHaveLength(1);
  expect(await db.selectFrom('fiscal_reports').select('state').execute()).toEqual([
    { state: 'waiting' },
  ]);
  const mismatches = db.selectFrom('outbox').where('dedupe_key', 'like', '%:mismatch:%');
  expect(await mismatches.select('id').execute()).toEqual([]);
});
