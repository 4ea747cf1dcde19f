import { expect, onTestFinished, test, vi } from 'vitest';
import { startCisEmulator } from '~/emulators/cis-emulator';
import { queueCertificateReminder, queueInvoiceAlarms } from '~/shop/invoices/invoice-job.server';
import { recordInvoicingStart } from '~/shop/invoices/invoicing-period.server';
import { retryReports } from '~/shop/invoices/report-rows.server';
import { reportInvoices } from '~/shop/invoices/report-invoices.server';
import { createOrder, transitionOrder } from '~/shop/orders/orders.server';
import { testAuthority } from '../../../support/fiscalisation';
import { makeInvoices, ownInvoicing, testIssuer } from '../../../support/invoices';
import { makeContent } from '../../../support/made-up-hotel/content';
import { openMemoryDatabase } from '../../../support/memory-database';
import { makeNewOrder } from '../../../support/new-order';

const minute = 60_000;

async function open() {
  const db = await openMemoryDatabase();
  const clock = { now: Date.parse('2026-11-22T13:00:00Z') };
  const now = () => new Date(clock.now);
  await recordInvoicingStart(db, ownInvoicing(), now());
  const emulator = await startCisEmulator({ port: 0, now });
  onTestFinished(() => emulator.close());
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  // Against hanging alone: no fault here is a slow one.
  const connection = { url: emulator.url, trusted: testAuthority(), timeoutMs: 60_000 };
  const report = () => reportInvoices({ db, issuer: testIssuer(), connection, log, now });
  const invoices = makeInvoices();
  const charge = async (refundedCents = 0) => {
    const { order } = await createOrder(db, makeNewOrder(), now());
    await db.transaction().execute(async (trx) => {
      await transitionOrder(trx, order.id, 'authorised', 'reserved', now());
      await transitionOrder(trx, order.id, 'captured', 'charged', now(), { captured_cents: 5000 });
      await invoices.issue(trx, order.id, now());
      if (refundedCents === 0) return;
      const changes = { refunded_cents: refundedCents };
      await trx.updateTable('orders').set(changes).where('id', '=', order.id).execute();
      await invoices.issue(trx, order.id, now());
    });
  };
  const states = () =>
    db
      .selectFrom('fiscal_reports')
      .select(['invoice_id as id', 'state', 'jir', 'attempts', 'last_error'])
      .orderBy('invoice_id')
      .execute();
  return { db, clock, now, emulator, log, report, charge, states };
}

test('an invoice is reported once, the original before its reversal, and message and response are kept', async () => {
  const { db, emulator, report, charge, states } = await open();
  await charge(5000);
  await report();
  await report();
  const received = emulator.received();
  expect(received.map(({ number, isLate }) => [number, isLate])).toEqual([
    [1, false],
    [2, false],
  ]);
  expect(await states()).toMatchObject(received.map(({ jir }) => ({ state: 'confirmed', jir })));
  const messages = await db.selectFrom('fiscal_messages').selectAll().execute();
  expect(messages).toHaveLength(2);
  expect(messages[0]?.answer).toContain(received[0]?.jir);
  expect(emulator.irregularities()).toEqual([]);
});

test('an invoice issued while the clock was ahead is not reported years later', async () => {
  const { clock, report, charge, states } = await open();
  const right = clock.now;
  clock.now += 365 * 24 * 60 * minute;
  await charge();
  clock.now = right;
  await report();
  expect(await states()).toMatchObject([{ attempts: 1 }]);
});

test('after a lost response the report is retried: the same number and code, marked as late', async () => {
  const { clock, emulator, report, charge, states } = await open();
  await charge();
  emulator.setMode({ kind: 'lost' });
  await report();
  expect(await states()).toMatchObject([{ state: 'waiting', jir: null, last_error: 'ECONNRESET' }]);
  emulator.setMode();
  await report();
  expect(emulator.received()).toHaveLength(1);
  clock.now += 5 * minute;
  await report();
  const [first, second] = emulator.received();
  expect(second).toMatchObject({ zki: first?.zki, number: 1, isLate: true });
  expect(await states()).toMatchObject([{ state: 'confirmed', jir: second?.jir }]);
  expect(emulator.irregularities()).toEqual([]);
});

test('while the tax office is silent one invoice is tried, and the others wait for the next round', async () => {
  const { db, emulator, report, charge } = await open();
  await charge();
  await charge();
  emulator.setMode({ kind: 'down' });
  await report();
  expect(await db.selectFrom('fiscal_messages').selectAll().execute()).toHaveLength(1);
});

test('server errors are retried; a rejection waits for a person', async () => {
  const { clock, emulator, log, report, charge, states } = await open();
  await charge();
  emulator.setMode({ kind: 'error', code: 's006' });
  await report();
  expect(await states()).toMatchObject([{ state: 'waiting' }]);
  emulator.setMode({ kind: 'error', code: 's002' });
  clock.now += 2 * minute;
  await report();
  expect(await states()).toMatchObject([{ state: 'stuck', last_error: 's002 Emulirana greška' }]);
  expect(log.error).toHaveBeenCalledOnce();
  emulator.setMode();
  clock.now += 120 * minute;
  await report();
  expect(emulator.received()).toEqual([]);
});

test('a person has it reported again once the cause is removed', async () => {
  const { db, now, emulator, report, charge, states } = await open();
  await charge();
  emulator.setMode({ kind: 'error', code: 's005' });
  await report();
  emulator.setMode();
  expect(await retryReports(db, now())).toBe(1);
  await report();
  expect(await states()).toMatchObject([{ state: 'confirmed' }]);
  expect(await retryReports(db, now())).toBe(0);
});

test.each(['foreignSigner', 'changedJir'] as const)(
  'three answers that the tax office did not sign (%s) stop the reports until a person has looked',
  async (kind) => {
    const { db, clock, now, emulator, log, report, charge, states } = await open();
    await charge();
    emulator.setMode({ kind });
    for (let round = 0; round < 5; round++) {
      await report();
      clock.now += 120 * minute;
    }
    expect(await states()).toMatchObject([{ state: 'stuck', jir: null, attempts: 3 }]);
    expect(log.error).toHaveBeenCalledOnce();
    emulator.setMode();
    await retryReports(db, now());
    await report();
    expect(await states()).toMatchObject([{ state: 'confirmed' }]);
  },
);

test('staff hear of an invoice without a JIR once for each stage', async () => {
  const { db, clock, now, charge } = await open();
  await charge();
  const { site } = makeContent();
  const remind = () => queueInvoiceAlarms(db, { site, siteUrl: 'https://linden.example' }, now());
  const keys = async () =>
    (await db.selectFrom('outbox').select('dedupe_key').execute()).map(({ dedupe_key: key }) =>
      key.split(':').at(-1),
    );
  expect(await remind()).toBe(false);
  const queued: boolean[] = [];
  for (const hours of [1, 2, 25, 41, 49, 80]) {
    clock.now = Date.parse('2026-11-22T13:00:00Z') + hours * 60 * minute;
    queued.push(await remind());
  }
  expect(queued).toEqual([true, false, true, true, true, true]);
  expect(await keys()).toEqual(['1h', '24h', '40h', '48h', '72h']);
  const { text } = await db.selectFrom('outbox').select('text').executeTakeFirstOrThrow();
  expect(text.replace(/\u00a0/g, ' ')).toContain(
    'na recepciji, pod Računi, odaberite „Pošalji ponovno sada”',
  );
});

test('with many invoices without a JIR staff hear of each, some in a later round', async () => {
  const { db, clock, now, charge } = await open();
  for (let count = 0; count < 21; count++) await charge();
  clock.now += 90 * minute;
  const { site } = makeContent();
  const remind = async () => {
    await queueInvoiceAlarms(db, { site, siteUrl: 'https://linden.example' }, now());
    return (await db.selectFrom('outbox').select('id').execute()).length;
  };
  expect([await remind(), await remind(), await remind()]).toEqual([20, 21, 21]);
});

test('staff are reminded of a certificate that expires once for each stage', async () => {
  const { db } = await open();
  const mails = { site: makeContent().site, siteUrl: 'https://linden.example' };
  const certificate = { serialNumber: '7F', validTo: '2027-03-01T00:00:00Z' };
  const queued: boolean[] = [];
  for (const day of ['2026-12-01', '2027-01-15', '2027-01-16', '2027-02-26']) {
    queued.push(await queueCertificateReminder(db, certificate, mails, new Date(day)));
  }
  expect(queued).toEqual([false, true, false, true]);
});
