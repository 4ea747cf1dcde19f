import { expect, test, vi } from 'vitest';
import { createOrder } from '~/shop/orders/orders.server';
import { readCertificateEnd } from '~/platform/probes/certificate.server';
import { readClockDifference } from '~/platform/probes/clock.server';
import { raiseAlarms } from '~/site/alarms/start-alarms.server';
import { makeSiteContent } from '../../../support/made-up-hotel/content';
import { makeLoadContext } from '../../../support/load-context';
import { makeTempDir, openMemoryDatabase } from '../../../support/memory-database';
import { makeNewOrder } from '../../../support/new-order';

// Other servers: certificate.server.test.ts and clock.server.test.ts ask real ones.
vi.mock('~/platform/probes/certificate.server', { spy: true });
vi.mock('~/platform/probes/clock.server', { spy: true });

const now = new Date('2026-11-23T12:00:00Z');
const later = (hours: number) => new Date(now.getTime() + hours * 60 * 60_000);

async function setUp(reason?: string, settings = {}) {
  const db = await openMemoryDatabase();
  const content = makeSiteContent();
  const problem = reason ? { reason, since: later(-1) } : undefined;
  const env = { OPERATOR_EMAIL: 'operator@example.com', DATA_DIR: makeTempDir(), ...settings };
  const context = makeLoadContext({ db, env, content: { ...content, problem: () => problem } });
  const notify = vi.spyOn(context.outbox, 'notify');
  const mails = () =>
    db
      .selectFrom('outbox')
      .select(['dedupe_key', 'to_address', 'text'])
      // The disk is that of the machine on which the test runs.
      .where('dedupe_key', 'not like', 'alarm:disk:%')
      .orderBy('id')
      .execute();
  return { db, context, mails, notify };
}

test('where nothing is wrong there is no email', async () => {
  const { context, mails } = await setUp();
  await raiseAlarms(context, now, true);
  expect(await mails()).toEqual([]);
});

test('each matter is one email a day, however often it is found', async () => {
  const { db, context, mails, notify } = await setUp('data.products: wrong');
  const { order } = await createOrder(db, makeNewOrder());
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

test('a problem with the content that has just begun may pass by itself', async () => {
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
  if (sent[0]) expect(sent[0].text).toMatch(/hotel\.example[^]*2026-12-07/);
});

test('servers that do not answer raise no alarm, and are asked only in thorough rounds', async () => {
  const { context, mails } = await setUp(undefined, online);
  vi.mocked(readCertificateEnd).mockReset().mockRejectedValue(new Error('refused'));
  vi.mocked(readClockDifference).mockReset().mockRejectedValue(new Error('refused'));
  await raiseAlarms(context, now, true);
  await raiseAlarms(context, now, false);
  expect(await mails()).toEqual([]);
  expect(readCertificateEnd).toHaveBeenCalledOnce();
  expect(readClockDifference).toHaveBeenCalledOnce();
});
