import type { Kysely } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Database } from '~/platform/database/schema';
import { log } from '~/platform/log/log.server';
import { recordGoods } from '~/shop/orders/movement-goods.server';
import { createOrder } from '~/shop/orders/orders.server';
import { openPaymentPage } from '~/shop/payments/core/attempts.server';
import {
  createPaymentService,
  payOrder,
  refreshOrder,
  replaceOrder,
} from '~/shop/payments/core/payment-service.server';
import { PaymentUnavailable } from '~/shop/payments/core/payments';
import { makeProvider } from '../../../../support/fake-provider';
import { makeInvoices } from '../../../../support/invoices';
import { makeEnv, makeLoadContext } from '../../../../support/load-context';
import { makeSiteContent } from '../../../../support/made-up-hotel/content';
import { makeTempDir, openMemoryDatabase } from '../../../../support/memory-database';
import { makeJournal } from '../../../../support/memory-journal';
import { makeNewOrder } from '../../../../support/new-order';

test('the attempt of a replaced order fails and gives its lease back', async () => {
  const db = await openMemoryDatabase();
  const { provider } = makeProvider();
  const env = { DATA_DIR: makeTempDir() };
  const { payments } = makeLoadContext({ env, db, providers: [provider] });
  const { order } = await createOrder(db, makeNewOrder(), new Date());
  const { order: newer } = await createOrder(db, makeNewOrder(), new Date());
  await openPaymentPage(db, provider, order, {
    returnUrl: '',
    settle: async () => {},
    journal: makeJournal().journal,
  });
  const leased_until = new Date(Date.now() + 20_000).toISOString();
  await db.updateTable('payment_attempts').set({ leased_until }).execute();
  expect(await replaceOrder(payments, order, newer)).toMatchObject({ state: 'abandoned' });
  const attempts = db.selectFrom('payment_attempts').select(['state', 'leased_until']);
  expect(await attempts.execute()).toEqual([{ state: 'failed', leased_until: null }]);
});

test('an order that turns out to have failed is linked to the one that replaces it, once', async () => {
  const { payments, db, order, words, references } = await setUpPending();
  const { order: newer } = await createOrder(db, makeNewOrder(), new Date());
  words.set(references()[0] ?? '', { state: 'failed' });
  const replaced = { state: 'failed', replaced_by: newer.id };
  expect(await replaceOrder(payments, order, newer)).toMatchObject(replaced);
  await replaceOrder(payments, order, newer);
  const events = db.selectFrom('order_events').select('reason').where('order_id', '=', order.id);
  const reasons = (await events.execute()).map(({ reason }) => reason);
  expect(reasons.filter((reason) => reason === `replaced by ${newer.number}`)).toHaveLength(1);
});

test('a provider that opens no page is named in the log, for nobody else hears why nothing is sold', async () => {
  const db = await openMemoryDatabase();
  const { provider, start } = makeProvider();
  start.mockRejectedValue(new PaymentUnavailable('Stripe answered with status 401'));
  const { payments } = makeLoadContext({
    env: { DATA_DIR: makeTempDir() },
    db,
    providers: [provider],
  });
  const { order } = await createOrder(db, makeNewOrder(), new Date());
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  for (let shopper = 0; shopper < 3; shopper += 1)
    await expect(payOrder(payments, order)).rejects.toThrow(PaymentUnavailable);
  expect(warn.mock.calls).toEqual([
    [
      {
        provider: 'wspay',
        call: 'start',
        reason: 'Stripe answered with status 401',
        failed: 1,
      },
      'A payment provider cannot be used',
    ],
  ]);
});

test('a request over the shop’s own limit is not said to be the provider’s fault', async () => {
  const { provider, status } = makeProvider();
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  status.mockImplementation(async ({ reference }) => {
    await isAnswered;
    return { reference, state: 'open' };
  });
  const env = { DATA_DIR: makeTempDir() };
  const { payments } = makeLoadContext({ env, providers: [provider] });
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  const ask = () => payments.providerForNewOrders().status({ reference: 'P-1' });
  const asked = Array.from({ length: 32 }, ask);
  await expect(ask()).rejects.toThrow('Too many requests');
  answer();
  await Promise.all(asked);
  expect(warn).not.toHaveBeenCalled();
});

/** An order whose payment page is open. */
async function setUpPending() {
  const db = await openMemoryDatabase();
  const fake = makeProvider();
  const env = { DATA_DIR: makeTempDir() };
  const { payments } = makeLoadContext({ env, db, providers: [fake.provider] });
  const { order } = await createOrder(db, makeNewOrder(), new Date());
  await payOrder(payments, order);
  const references = () => fake.start.mock.calls.map(([{ reference }]) => reference);
  return { payments, db, order, references, ...fake };
}

test('the confirmation describes the goods of which the shop has a description', async () => {
  const { payments, order } = await setUpPending();
  const [mail] = await payments.renderMails(order.id, [{ kind: 'reserved' }]);
  const text = mail?.text.replaceAll('\u00a0', ' ');
  // The made-up shop has the oil, but no soap.
  expect(text).toContain('Subtitle en, 500 ml · 2 × 19,00 €');
  expect(text).toMatch(/soap en\s+500 ml · 1 × 6,50 €/);
});

test('the email about a refund says what it is for', async () => {
  const { db, payments, order } = await setUpPending();
  const movement = { kind: 'refund', baseCents: 0, amountCents: 650 } as const;
  const goods = [{ variantId: 'soap-500', pieces: 1 }];
  await db.transaction().execute((trx) => recordGoods(trx, order.id, movement, goods));
  const event = { kind: 'refunded', cents: 650, totalCents: 650, capturedCents: 5000 } as const;
  const [mail] = await payments.renderMails(order.id, [event]);
  expect(mail?.text.replace(/\s+/g, ' ')).toContain('The refund is for: 1 × soap en, 500 ml.');
});

type Invoiced = Pick<Parameters<typeof createPaymentService>[0], 'invoices' | 'reissued'>;

/** A service whose emails are looked at, without providers. */
const createMailing = (db: Kysely<Database>, invoiced: Invoiced) =>
  createPaymentService({
    env: { ...makeEnv(), DATA_DIR: makeTempDir() },
    db,
    content: makeSiteContent(),
    providers: [],
    onMail: () => {},
    ...invoiced,
  });

test('a refund found together with its charge is told with its invoice, one from before invoicing without', async () => {
  const db = await openMemoryDatabase();
  const payments = createMailing(db, { invoices: makeInvoices() });
  const { order } = await createOrder(db, makeNewOrder(), new Date());
  const sums = { cents: 4_450, totalCents: 4_450, capturedCents: 4_450 };
  const attached = async () =>
    (await payments.renderMails(order.id, [{ kind: 'refunded', ...sums }])).map(
      ({ documents }) => documents,
    );
  expect(await attached()).toEqual([[{ document: `invoice:${order.number}:refunded:4450` }]]);
  await db.updateTable('orders').set({ state: 'captured', captured_cents: 4_450 }).execute();
  expect(await attached()).toEqual([undefined]);
  // After a restore its invoice is issued again together with the refund.
  const lose = (number: number, key: string) =>
    db
      .insertInto('lost_invoices')
      .values({
        zki: String(number).padStart(32, '0'),
        key: `${order.number}:${key}`,
        year: 2026,
        premises: 'WEB1',
        device: '1',
        number,
        total_cents: 4_450,
        issued_at: '2026-11-24T10:00:00.000Z',
        found_at: '2026-11-25T10:00:00.000Z',
        closed_at: null,
      })
      .execute();
  await lose(1, 'charged');
  const whole = { document: `invoice:${order.number}:refunded:4450` };
  expect(await attached()).toEqual([[whole]]);
  // What is told as one refund were two.
  await lose(2, 'refunded:450');
  expect(await attached()).toEqual([[{ document: `invoice:${order.number}:refunded:450` }, whole]]);
});

test('an email that a restore queues has the invoice that the site will issue again, and no other', async () => {
  const db = await openMemoryDatabase();
  const { order } = await createOrder(db, makeNewOrder(), new Date());
  const keys = ['charged', 'refunded:1200', 'refunded:1500'];
  const reissued = new Set(keys.map((key) => `${order.number}:${key}`));
  const payments = createMailing(db, { reissued });
  const mails = await payments.renderMails(order.id, [
    { kind: 'charged', cents: 5_000, releasedCents: 0 },
    { kind: 'refunded', cents: 500, totalCents: 500, capturedCents: 5_000 },
    { kind: 'refunded', cents: 1_000, totalCents: 1_500, capturedCents: 5_000 },
  ]);
  expect(mails.map(({ documents }) => documents)).toEqual([
    [{ document: `invoice:${order.number}:charged` }],
    undefined,
    [
      { document: `invoice:${order.number}:refunded:1200` },
      { document: `invoice:${order.number}:refunded:1500` },
    ],
  ]);
  expect(mails.map(({ text }) => text.includes('PDF'))).toEqual([true, false, true]);
});

test('200 views of a pending order make one query to the provider', async () => {
  const { payments, order, status } = await setUpPending();
  // The answer is reused for two seconds: on a busy machine the views take longer.
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const seen = await Promise.all(Array.from({ length: 200 }, () => refreshOrder(payments, order)));
  expect(seen.every(({ state }) => state === 'pending')).toBe(true);
  await refreshOrder(payments, order);
  expect(status).toHaveBeenCalledTimes(1);
});

test('a page waits two seconds for a hanging provider, and shows the order as stored', async () => {
  const { payments, order, status } = await setUpPending();
  status.mockImplementation(() => new Promise(() => {}));
  const timer = vi.spyOn(globalThis, 'setTimeout');
  expect(await refreshOrder(payments, order)).toMatchObject({ state: 'pending' });
  expect(timer).toHaveBeenCalledWith(expect.any(Function), 2_000);
});
