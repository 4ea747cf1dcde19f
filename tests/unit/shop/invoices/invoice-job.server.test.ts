import { expect, onTestFinished, test, vi } from 'vitest';
import { log } from '~/platform/log/log.server';
import { startInvoiceJob } from '~/shop/invoices/invoice-job.server';
import { recordInvoicingStart } from '~/shop/invoices/invoicing-period.server';
import { createOrder, transitionOrder } from '~/shop/orders/orders.server';
import { eventually } from '../../../support/eventually';
import { makeInvoices, ownInvoicing, startUnreachedJob } from '../../../support/invoices';
import { makeEnv } from '../../../support/load-context';
import { makeSiteContent } from '../../../support/made-up-hotel/content';
import { openMemoryDatabase } from '../../../support/memory-database';
import { makeNewOrder } from '../../../support/new-order';

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 60 * 60_000);

test('staff are alerted to a late invoice also while its number cannot be written to the journal', async () => {
  const db = await openMemoryDatabase();
  await recordInvoicingStart(db, ownInvoicing(), hoursAgo(3));
  const { order } = await createOrder(db, makeNewOrder(), hoursAgo(3));
  const fullDisk = vi.fn(async () => {
    throw new Error('No space is left');
  });
  const invoices = makeInvoices(ownInvoicing(), {
    read: async () => [],
    reconcile: async () => ({ unreadable: 0, lost: 0 }),
    record: fullDisk,
  });
  await db.transaction().execute(async (trx) => {
    await transitionOrder(trx, order.id, 'authorised', 'on hold', hoursAgo(2));
    const charge = { captured_cents: 5000 };
    await transitionOrder(trx, order.id, 'captured', 'charged', hoursAgo(2), charge);
    await invoices.issue(trx, order.id, hoursAgo(2));
  });
  const failed = vi.spyOn(log, 'error').mockImplementation(() => {});
  const job = await startUnreachedJob(db, invoices);
  await job?.started;
  await job?.stop();
  expect(fullDisk).toHaveBeenCalled();
  expect(failed).toHaveBeenCalled();
  const mails = await db.selectFrom('outbox').select('dedupe_key').execute();
  expect(mails.map(({ dedupe_key }) => dedupe_key)).toEqual(['invoice:2026:1/WEB1/1:alarm:1h']);
});

test('an order that could not be invoiced is looked at again though nothing has changed', async () => {
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const db = await openMemoryDatabase();
  await recordInvoicingStart(db, ownInvoicing(), hoursAgo(3));
  const { order } = await createOrder(db, makeNewOrder(), hoursAgo(0.9));
  await db.transaction().execute(async (trx) => {
    await transitionOrder(trx, order.id, 'authorised', 'on hold', hoursAgo(0.9));
    const charge = { captured_cents: 5000 };
    await transitionOrder(trx, order.id, 'captured', 'charged', hoursAgo(0.9), charge);
  });
  const invoices = { ...makeInvoices(), issue: async () => 0 };
  const onMail = vi.fn();
  const content = makeSiteContent();
  const job = await startInvoiceJob({
    db,
    invoices,
    content,
    env: makeEnv(),
    emulatorUrl: undefined,
    onMail,
  });
  await job?.started;
  expect(onMail).not.toHaveBeenCalled();
  vi.setSystemTime(Date.now() + 61 * 60_000);
  job?.notify();
  await eventually(() => expect(onMail).toHaveBeenCalled());
  await job?.stop();
  const mails = await db.selectFrom('outbox').select('kind').execute();
  expect(mails).toHaveLength(1);
});
