import { expect, test } from 'vitest';
import { createOrder, transitionOrder } from '~/shop/orders/orders.server';
import { openPaymentPage } from '~/shop/payments/core/attempts.server';
import { resolveReview } from '~/shop/payments/reviews/resolve-review.server';
import { settle } from '~/shop/payments/core/settle.server';
import { notifyExpiringHolds } from '~/shop/payments/jobs/notify-expiring-holds.server';
import { makeProvider, reserved } from '../../../../support/fake-provider';
import { makeLoadContext } from '../../../../support/load-context';
import { makeTempDir, openMemoryDatabase } from '../../../../support/memory-database';
import { countReferences, makeJournal } from '../../../../support/memory-journal';
import { makeNewOrder } from '../../../../support/new-order';

const day = 24 * 60 * 60_000;

/** An order on hold, whose clock the test sets. */
async function setUpHold() {
  const db = await openMemoryDatabase();
  const { provider, words } = makeProvider();
  const env = { DATA_DIR: makeTempDir() };
  const context = makeLoadContext({ env, db, providers: [provider] });
  const clock = { now: new Date() };
  const payments = { ...context.payments, now: () => clock.now };
  const { order } = await createOrder(db, makeNewOrder(), new Date());
  const makeReference = countReferences(order.number);
  const hold = async (attempt: number) => {
    await openPaymentPage(db, provider, order, {
      returnUrl: '',
      settle: async () => {},
      journal: makeJournal().journal,
      makeReference,
      now: payments.now,
    });
    const reference = `${order.number}-${attempt}`;
    words.set(reference, { ...reserved(5000), ids: { orderId: `w-${attempt}` } });
    await settle(payments, reference);
  };
  await hold(1);
  /** Another hold on the order; its end in days if the provider reports it. */
  const addHold = async (number: number, days?: number) => {
    const { id: _, ...first } = await db
      .selectFrom('payment_attempts')
      .selectAll()
      .executeTakeFirstOrThrow();
    const reference = `${order.number}-${number}`;
    const at = clock.now.toISOString();
    const dates = { created_at: at, updated_at: at };
    const second = { ...first, ...dates, number, reference, provider_order_id: null };
    await db
      .insertInto('payment_attempts')
      .values({ ...second, state: 'failed' })
      .execute();
    const end = days && { captureBefore: new Date(clock.now.getTime() + days * day) };
    words.set(reference, { ...reserved(5000), ...end });
  };
  const review = () =>
    db
      .transaction()
      .execute((trx) => transitionOrder(trx, order.id, 'review', 'something is odd', new Date()));
  const decide = (to: 'authorised' | 'failed') =>
    resolveReview(payments, order, { to, reason: 'seen at the bank' });
  const warnings = async () =>
    (await db.selectFrom('outbox').select('kind').where('kind', '=', 'order-warning').execute())
      .length;
  const pass = (days: number) => void (clock.now = new Date(clock.now.getTime() + days * day));
  const release = () => words.set(`${order.number}-1`, { state: 'voided', currency: 'EUR' });
  return { payments, hold, addHold, review, decide, warnings, pass, release };
}

test('staff are reminded of a hold once, also if it was in review in the meantime', async () => {
  const { payments, review, decide, warnings, pass } = await setUpHold();
  await notifyExpiringHolds(payments);
  expect(await warnings()).toBe(0);
  pass(6);
  await notifyExpiringHolds(payments);
  await review();
  await decide('authorised');
  await notifyExpiringHolds(payments);
  expect(await warnings()).toBe(1);
});

test('a second hold of the same order has a reminder of its own', async () => {
  const { payments, hold, review, decide, warnings, pass, release } = await setUpHold();
  pass(6);
  await notifyExpiringHolds(payments);
  await review();
  release();
  await decide('failed');
  await hold(2);
  await notifyExpiringHolds(payments);
  expect(await warnings()).toBe(1);
  pass(6);
  await notifyExpiringHolds(payments);
  expect(await warnings()).toBe(2);
});

test.each([
  ['reports', 7],
  ['does not report', undefined],
])(
  'a second hold that staff keep in a review has a reminder of its own: its end the provider %s',
  async (_, days) => {
    const { payments, addHold, review, decide, warnings, pass, release } = await setUpHold();
    pass(6);
    await notifyExpiringHolds(payments);
    await addHold(2, days);
    await review();
    release();
    await decide('authorised');
    await notifyExpiringHolds(payments);
    expect(await warnings()).toBe(1);
    pass(6);
    await notifyExpiringHolds(payments);
    expect(await warnings()).toBe(2);
  },
);
