import { expect, test } from 'vitest';
import { createOrder } from '~/shop/orders/orders.server';
import { requestOperation } from '~/shop/payments/core/operations.server';
import { PaymentUnavailable } from '~/shop/payments/core/payments';
import { findRefunds, type RefundSearch } from '~/shop/payments/jobs/find-refunds.server';
import { charged, reserved } from '../../../../support/fake-provider';
import { makeNewOrder } from '../../../../support/new-order';
import { setUpSettling } from '../../../../support/settlement-fixture';

const hour = 60 * 60_000;

/** An order of 50.00 that is charged. */
async function setUp() {
  const shop = await setUpSettling();
  const { db, dependencies, order, clock, status } = shop;
  await shop.open();
  shop.say(1, reserved(5000));
  await shop.ask(1);
  await requestOperation(dependencies, order.id, { kind: 'capture' });
  const later = (hours: number) => {
    clock.now = new Date(clock.now.getTime() + hours * hour);
  };
  const search: RefundSearch = {};
  /** The references that one round queries. */
  const round = async () => {
    status.mockClear();
    await findRefunds(dependencies, search);
    return status.mock.calls.map(([{ reference }]) => reference);
  };
  const readOrder = () =>
    db.selectFrom('orders').selectAll().where('id', '=', order.id).executeTakeFirstOrThrow();
  return { ...shop, later, round, readOrder, reference: `${order.number}-1` };
}

test('a refund made in the provider’s dashboard is found within half a day, and the buyer is told', async () => {
  const { round, later, say, readOrder, read } = await setUp();
  await round();
  say(1, { ...charged(5000, 5000), state: 'refunded' });
  later(11);
  expect(await round()).toEqual([]);
  later(1);
  await round();
  expect(await readOrder()).toMatchObject({ state: 'refunded', refunded_cents: 5000 });
  expect((await read()).mails.at(-1)).toBe('refunded-5000');
});

test('a full refund that failed afterwards is found within half a day, and staff are told', async () => {
  const { round, later, say, readOrder, read } = await setUp();
  say(1, { ...charged(5000, 5000), state: 'refunded' });
  await round();
  say(1, { ...charged(5000, 0), failedRefundCents: 5000 });
  later(12);
  await round();
  expect(await readOrder()).toMatchObject({ state: 'review' });
  expect((await read()).mails.at(-1)).toBe('review-refundFailed');
});

test('an order refunded in full is queried for 45 days, where the provider says how much was refunded', async () => {
  const { provider, round, later, say, reference } = await setUp();
  say(1, { ...charged(5000, 5000), state: 'refunded' });
  await round();
  later(44 * 24);
  expect(await round()).toEqual([reference]);
  Object.assign(provider, { reportsPartialRefunds: false });
  later(12);
  expect(await round()).toEqual([]);
  Object.assign(provider, { reportsPartialRefunds: true });
  later(12);
  expect(await round()).toEqual([]);
});

test('more of a refund in parts is found only where the provider says how much was refunded', async () => {
  const { dependencies, order, round, later, say, provider, readOrder, reference } = await setUp();
  await requestOperation(dependencies, order.id, { kind: 'refund', amountCents: 1000 });
  expect(await round()).toEqual([reference]);
  say(1, charged(5000, 3000));
  later(12);
  await round();
  expect(await readOrder()).toMatchObject({ state: 'captured', refunded_cents: 3000 });
  Object.assign(provider, { reportsPartialRefunds: false });
  later(12);
  expect(await round()).toEqual([]);
});

test('after half a year without a change an order is no longer queried', async () => {
  const { round, later, reference } = await setUp();
  later(179 * 24);
  expect(await round()).toEqual([reference]);
  later(24);
  expect(await round()).toEqual([]);
});

test('many charged orders are queried in several rounds, the newest first, also if some cannot be', async () => {
  const { db, round, words, clock } = await setUp();
  for (let count = 0; count < 60; count++) {
    const { order } = await createOrder(db, makeNewOrder(), new Date());
    const changes = { state: 'captured', captured_cents: 5000 } as const;
    await db.updateTable('orders').set(changes).where('id', '=', order.id).execute();
    const at = clock.now.toISOString();
    await db
      .insertInto('payment_attempts')
      .values({
        order_id: order.id,
        reference: `P-${order.id}`,
        number: 1,
        state: 'authorised',
        amount_cents: 5000,
        created_at: at,
        updated_at: at,
      })
      .execute();
    words.set(`P-${order.id}`, charged(5000));
  }
  words.set('P-60', new PaymentUnavailable('down'));
  const [first, second, third] = [await round(), await round(), await round()];
  expect([first.length, second.length, third.length]).toEqual([50, 11, 0]);
  expect(first.slice(0, 2)).toEqual(['P-61', 'P-60']);
  expect(new Set([...first, ...second]).size).toBe(61);
});
