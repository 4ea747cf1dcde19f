import { expect, test, vi } from 'vitest';
import { createOrder } from '~/shop/orders/orders.server';
import { noteBackup } from '~/platform/backup/last-backup.server';
import { noteFailure } from '~/platform/processes/process-failures.js';
import { readCertificateEnd } from '~/platform/probes/certificate.server';
import { readClockDifference } from '~/platform/probes/clock.server';
import { readDiskSpace } from '~/platform/probes/disk.server';
import { enqueue } from '~/platform/mail/outbox.server';
import { heldReason } from '~/platform/mail/outbox-hold.server';
import { raiseAlarms } from '~/site/alarms/start-alarms.server';
import { makeSiteContent } from '../../../support/made-up-hotel/content';
import { makeLoadContext } from '../../../support/load-context';
import { makeTempDir, openMemoryDatabase } from '../../../support/memory-database';
import { makeInvoices } from '../../../support/invoices';
import { makeMail } from '../../../support/new-mail';
import { makeNewOrder } from '../../../support/new-order';
import { makeWithdrawal } from '../../../support/new-withdrawal';

// Other servers: certificate.server.test.ts and clock.server.test.ts ask real ones.
vi.mock('~/platform/probes/certificate.server', { spy: true });
vi.mock('~/platform/probes/clock.server', { spy: true });
// That of the machine on which the test runs.
vi.mock('~/platform/probes/disk.server', { spy: true });

const now = new Date('2026-11-23T12:00:00Z');
const later = (hours: number) => new Date(now.getTime() + hours * 60 * 60_000);

async function setUp(reason?: string, settings = {}) {
  vi.mocked(readDiskSpace).mockResolvedValue({ freeBytes: 2 ** 30, freeShare: 0.1 });
  const db = await openMemoryDatabase();
  const content = makeSiteContent();
  const problem = reason ? { reason, since: later(-1) } : undefined;
  const env = { OPERATOR_EMAIL: 'operator@example.com', DATA_DIR: makeTempDir(), ...settings };
  const context = makeLoadContext({ db, env, content: { ...content, problem: () => problem } });
  const notify = vi.spyOn(context.outbox, 'notify');
  const mails = () =>
    db.selectFrom('outbox').select(['dedupe_key', 'to_address', 'text']).orderBy('id').execute();
  return { db, context, mails, notify };
}

test('where nothing is wrong there is no email', async () => {
  const { context, mails } = await setUp();
  await raiseAlarms(context, now, true);
  expect(await mails()).toEqual([]);
});

test('each alarm is one email a day, however often it is found', async () => {
  const { db, context, mails, notify } = await setUp('data.products: wrong');
  const { order } = await createOrder(db, makeNewOrder(), new Date());
  const ends = later(30).toISOString();
  await db.updateTable('orders').set({ state: 'authorised', capture_before: ends }).execute();
  for (const hours of [0, 1, 10, 25]) await raiseAlarms(context, later(hours), false);
  const sent = await mails();
  expect(sent.map(({ dedupe_key }) => dedupe_key)).toEqual([
    'alarm:content:2026-11-23',
    'alarm:holds:2026-11-23',
    'alarm:content:2026-11-24',
    'alarm:holds:2026-11-24',
  ]);
  expect(new Set(sent.map(({ to_address }) => to_address))).toEqual(
    new Set(['operator@example.com']),
  );
  expect(sent[0]?.text).toContain('data.products: wrong');
  expect(sent[1]?.text).toContain(order.number);
  expect(notify).toHaveBeenCalled();
});

test('less than a tenth of the disk is an alarm', async () => {
  const { context, mails } = await setUp();
  vi.mocked(readDiskSpace).mockResolvedValue({ freeBytes: 700 * 2 ** 20, freeShare: 0.0999 });
  await raiseAlarms(context, now, false);
  const sent = await mails();
  expect(sent.map(({ dedupe_key }) => dedupe_key)).toEqual(['alarm:disk:2026-11-23']);
  expect(sent[0]?.text).toMatch(/700\sMB \(9\s%\)/);
});

test('a disk that cannot be read hides no other alarm', async () => {
  const { context, mails } = await setUp('data.products: wrong');
  vi.mocked(readDiskSpace).mockRejectedValue(new Error('EIO'));
  await raiseAlarms(context, now, false);
  expect((await mails()).map(({ dedupe_key }) => dedupe_key)).toEqual(['alarm:content:2026-11-23']);
});

test('processes that have failed three times within a day are an alarm', async () => {
  const { context, mails } = await setUp();
  const fail = (hours: number) => noteFailure(context.env.DATA_DIR, later(hours));
  fail(-20);
  fail(-1);
  await raiseAlarms(context, now, false);
  expect(await mails()).toEqual([]);
  fail(0);
  for (const hours of [0, 3, 5]) await raiseAlarms(context, later(hours), false);
  const sent = await mails();
  expect(sent.map(({ dedupe_key }) => dedupe_key)).toEqual(['alarm:failures:2026-11-23']);
  expect(sent[0]?.text).toMatch(/: 3, .*23\.\s+studenoga\s+2026\..*13:00/);
});

test('no backup for two days is an alarm, unless none was ever made', async () => {
  const { context, mails } = await setUp();
  await raiseAlarms(context, now, false);
  await noteBackup(context.env.DATA_DIR, now);
  await raiseAlarms(context, later(47), false);
  expect(await mails()).toEqual([]);
  await raiseAlarms(context, later(48), false);
  const sent = await mails();
  expect(sent.map(({ dedupe_key }) => dedupe_key)).toEqual(['alarm:backup:2026-11-25']);
  expect(sent[0]?.text).toMatch(/23\.\s+studenoga\s+2026\./);
});

test('emails that were given up are an alarm until they are settled, but not alarms themselves', async () => {
  const { db, context, mails } = await setUp();
  const given = { state: 'dead' as const, last_error: '550 no such mailbox' };
  const enqueueDead = async (dedupeKey: string, kind: string, change = {}) => {
    await enqueue(db, makeMail({ dedupeKey, kind }), { now });
    await db
      .updateTable('outbox')
      .set({ ...given, ...change })
      .where('dedupe_key', '=', dedupeKey)
      .execute();
  };
  await enqueueDead('alarm:disk:2026-11-22', 'alarm');
  await enqueueDead('issue:1', 'newsletter-issue');
  await enqueueDead('restored:1', 'order-notice', { last_error: heldReason });
  await enqueueDead('dismissed:1', 'order-notice', { to_address: '' });
  await raiseAlarms(context, now, false);
  expect(await mails()).toHaveLength(4);
  await enqueueDead('order:1', 'order-confirmation');
  await enqueueDead('enquiry:1', 'enquiry', { last_error: null });
  await raiseAlarms(context, now, false);
  const sent = (await mails()).at(-1);
  expect(sent?.dedupe_key).toBe('alarm:mails:2026-11-23');
  expect(sent?.text).toMatch(/: 2\.\s.*\sDanas\./s);
});

test('a withdrawal whose refund is due in three days is an alarm until the refund is made', async () => {
  const { db, context, mails } = await setUp();
  const { order } = await createOrder(db, makeNewOrder(), new Date());
  const charged = { state: 'captured' as const, captured_cents: order.total_cents };
  await db.updateTable('orders').set(charged).execute();
  const declared = { order_id: order.id, effect: 'operator' as const };
  const [early, due] = [later(-11 * 24 + 1), later(-11 * 24)].map((time) =>
    makeWithdrawal({ ...declared, created_at: time.toISOString() }),
  );
  await db.insertInto('withdrawals').values([early!, due!]).execute();
  await raiseAlarms(context, now, false);
  const [sent, ...others] = await mails();
  expect([sent?.dedupe_key, others]).toEqual(['alarm:withdrawals:2026-11-23', []]);
  expect(sent?.text).toContain(due!.reference);
  expect(sent?.text).not.toContain(early!.reference);
  await db.updateTable('orders').set({ refunded_cents: order.total_cents }).execute();
  await raiseAlarms(context, later(24), false);
  expect(await mails()).toHaveLength(1);
});

test('sales to other EU countries are one email at 80, 90 and 100 per cent of the limit', async () => {
  const { db, context: elsewhere, mails } = await setUp();
  const context = { ...elsewhere, invoices: makeInvoices() };
  await db
    .insertInto('sales_figures')
    .values({
      month: '2026-10',
      product_id: '',
      product_name: '',
      country: 'DE',
      rate: 500,
      pieces: 0,
      gross_cents: 0,
      base_cents: 0,
    })
    .execute();
  for (const cents of [799_999, 800_000, 850_000, 950_000, 1_000_001, 1_100_000]) {
    await db.updateTable('sales_figures').set({ base_cents: cents }).execute();
    await raiseAlarms(context, now, false);
    await raiseAlarms(context, later(24), false);
  }
  const sent = await mails();
  expect(sent.map(({ dedupe_key }) => dedupe_key)).toEqual(
    [80, 90, 100].map((stage) => `alarm:euSales:2026-${stage}`),
  );
  expect(sent[0]?.text).toContain('INVOICES=external');
  expect(sent[0]?.text).toMatch(/8\.000,00\s€/);
});

test('invoices that a restored backup has lost are in the email, the first ten with their number in all', async () => {
  const { db, context, mails } = await setUp();
  const lose = (number: number) =>
    db
      .insertInto('lost_invoices')
      .values({
        zki: number.toString(16).padStart(32, '0'),
        key: `M-2026-0000${number}:charged`,
        year: 2026,
        premises: 'WEB1',
        device: '1',
        number,
        total_cents: 5000,
        issued_at: now.toISOString(),
        found_at: now.toISOString(),
        closed_at: null,
      })
      .execute();
  for (let number = 11; number <= 20; number++) await lose(number);
  await raiseAlarms(context, now, false);
  await lose(21);
  await raiseAlarms(context, later(24), false);
  const [ten, eleven] = (await mails()).map(({ text }) => text.replaceAll(/\s+/g, ' '));
  expect(ten).toContain(' 11/WEB1/1, 12/WEB1/1, ');
  expect(ten).toContain('20/WEB1/1. ');
  expect(eleven).toMatch(/20\/WEB1\/1, … \([^)]*11\)\. /);
});

test.each([
  { payment: 'provider', alarms: ['alarm:invoicing:2026-11-23'] },
  { payment: 'closed', alarms: [] },
])('a shop that can issue no invoices, with payment: $payment', async ({ payment, alarms }) => {
  const { context: elsewhere, mails } = await setUp(undefined, { payment });
  const invoices = makeInvoices({ kind: 'missing', reason: 'no longer valid' });
  await raiseAlarms({ ...elsewhere, invoices }, now, false);
  const sent = await mails();
  expect(sent.map(({ dedupe_key }) => dedupe_key)).toEqual(alarms);
  if (sent[0]) expect(sent[0].text).toContain('no longer valid');
});

test('a payment provider that cannot be used', async () => {
  const { context: elsewhere, mails } = await setUp();
  const problem = () => ({
    provider: 'stripe' as const,
    call: 'start' as const,
    reason: 'Stripe answered with status 401',
    since: later(-1),
  });
  const payments = { ...elsewhere.payments, problem };
  await raiseAlarms({ ...elsewhere, payments }, now, false);
  const sent = await mails();
  expect(sent.map(({ dedupe_key }) => dedupe_key)).toEqual(['alarm:provider:2026-11-23']);
  expect(sent[0]?.text).toContain('Stripe');
  expect(sent[0]?.text).toContain('status 401');
});

test('a content problem that has just begun raises no alarm yet', async () => {
  const { context, mails } = await setUp('no answer');
  await raiseAlarms(context, later(-0.9), false);
  expect(await mails()).toEqual([]);
});

const online = { SITE_URL: 'https://hotel.example', payment: 'provider' };

test.each([
  { seconds: -31, alarms: ['alarm:clock:2026-11-23'] },
  { seconds: 30, alarms: [] },
  { seconds: undefined, alarms: [] },
])('a clock that is $seconds s ahead', async ({ seconds, alarms }) => {
  const { context, mails } = await setUp(undefined, { ...online, SITE_URL: 'http://localhost' });
  vi.mocked(readClockDifference).mockResolvedValue(seconds && seconds * 1000);
  await raiseAlarms(context, now, true);
  const sent = await mails();
  expect(sent.map(({ dedupe_key }) => dedupe_key)).toEqual(alarms);
  if (sent[0]) expect(sent[0].text).toContain('31');
});

test.each([
  { ends: later(13 * 24 + 23), alarms: ['alarm:certificate:2026-11-23'] },
  { ends: later(14 * 24), alarms: [] },
])('a certificate that ends on $ends', async ({ ends, alarms }) => {
  const { context, mails } = await setUp(undefined, { ...online, payment: 'emulator' });
  vi.mocked(readCertificateEnd).mockResolvedValue(ends);
  await raiseAlarms(context, now, true);
  const sent = await mails();
  expect(sent.map(({ dedupe_key }) => dedupe_key)).toEqual(alarms);
  if (sent[0])
    expect(sent[0].text).toMatch(/hotel\.example[^]*7\.\s+prosinca\s+2026\.\s+Provjerite/);
});

test('servers that do not respond raise no alarm, and are queried only in thorough rounds', async () => {
  const { context, mails } = await setUp(undefined, online);
  vi.mocked(readCertificateEnd).mockReset().mockRejectedValue(new Error('refused'));
  vi.mocked(readClockDifference).mockReset().mockRejectedValue(new Error('refused'));
  await raiseAlarms(context, now, true);
  await raiseAlarms(context, now, false);
  expect(await mails()).toEqual([]);
  expect(readCertificateEnd).toHaveBeenCalledOnce();
  expect(readClockDifference).toHaveBeenCalledOnce();
});
