import { expect, onTestFinished, test, vi } from 'vitest';
import { startCisEmulator } from '~/emulators/cis-emulator';
import { enqueue } from '~/platform/mail/outbox.server';
import { recordInvoicingStart } from '~/shop/invoices/invoicing-period.server';
import {
  findInvoiceDocument,
  invoiceDocument,
} from '~/shop/invoices/mails/invoice-document.server';
import { reportInvoices } from '~/shop/invoices/report-invoices.server';
import { createOrder, transitionOrder } from '~/shop/orders/orders.server';
import { testAuthority } from '../../../../support/fiscalisation';
import { makeInvoices, ownInvoicing, testIssuer } from '../../../../support/invoices';
import { openMemoryDatabase } from '../../../../support/memory-database';
import { makeNewOrder } from '../../../../support/new-order';

const now = new Date('2026-11-22T13:00:00Z');

test('the email about a charge waits for the JIR, and is due with it; its invoice is generated then', async () => {
  const db = await openMemoryDatabase();
  await recordInvoicingStart(db, ownInvoicing(), now);
  const { order } = await createOrder(db, makeNewOrder(), now);
  const documents = [invoiceDocument(`${order.number}:charged`)];
  await db.transaction().execute(async (trx) => {
    await transitionOrder(trx, order.id, 'authorised', 'reserved', now);
    await transitionOrder(trx, order.id, 'captured', 'charged', now, { captured_cents: 5000 });
    const mail = {
      dedupeKey: `order:${order.number}:charged`,
      kind: 'order-charged',
      siteUrl: 'https://www.linden.example',
      to: { name: 'Ana', address: 'ana@example.com' },
      documents,
      delayMs: 120_000,
    };
    await enqueue(trx, { ...mail, subject: 's', html: 'h', text: 't' }, { now });
    await makeInvoices().issue(trx, order.id, now);
  });
  const dueAt = async () =>
    (await db.selectFrom('outbox').select('next_attempt_at').executeTakeFirst())?.next_attempt_at;
  const find = findInvoiceDocument(db, async () => {});
  const withoutJir = await find(documents[0]?.document ?? '');
  expect(await dueAt()).toBe('2026-11-22T13:02:00.000Z');

  const emulator = await startCisEmulator({ port: 0, now: () => now });
  onTestFinished(() => emulator.close());
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const connection = { url: emulator.url, trusted: testAuthority(), timeoutMs: 60_000 };
  const onMail = vi.fn();
  await reportInvoices({
    db,
    issuer: testIssuer(),
    connection,
    log,
    now: () => now,
    onMail,
  });
  expect(onMail).toHaveBeenCalledOnce();
  expect(await dueAt()).toBe('2026-11-22T13:00:00.000Z');
  const withJir = await find(documents[0]?.document ?? '');
  expect(withJir).toMatchObject({
    filename: 'invoice-2026-1-WEB1-1.pdf',
    contentType: 'application/pdf',
  });
  expect(withJir?.content.subarray(0, 5).toString()).toBe('%PDF-');
  expect(withJir?.content.equals(withoutJir?.content ?? Buffer.alloc(0))).toBe(false);
});

test('what was never issued is no document', async () => {
  const find = findInvoiceDocument(await openMemoryDatabase(), async () => {});
  expect(await find('invoice:M-2026-000001:charged')).toBeUndefined();
  expect(await find('another:thing')).toBeUndefined();
});
