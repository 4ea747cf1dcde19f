import { expect, test, vi } from 'vitest';
import { createOrder } from '~/shop/orders/orders.server';
import { openPaymentPage } from '~/shop/payments/core/attempts.server';
import { PaymentUnavailable, ProviderNotSetUp } from '~/shop/payments/core/payments';
import { startSweeper, sweepPayments } from '~/shop/payments/jobs/sweeper.server';
import { eventually } from '../../../../support/eventually';
import { charged, makeProvider, reserved } from '../../../../support/fake-provider';
import { countReferences, makeJournal } from '../../../../support/memory-journal';
import { makeNewOrder } from '../../../../support/new-order';
import { makeLoadContext } from '../../../../support/load-context';
import { makeTempDir, openMemoryDatabase } from '../../../../support/memory-database';

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

/** An order whose payment page was opened some minutes ago. */
async function setUp(ages: readonly number[]) {
  const db = await openMemoryDatabase();
  const fake = makeProvider();
  const env = { DATA_DIR: makeTempDir() };
  const { payments } = makeLoadContext({ env, db, providers: [fake.provider] });
  const sweepOnce = () => sweepPayments(payments);
  const orders = [];
  for (const minutes of ages) {
    const { order } = await createOrder(db, makeNewOrder(), new Date());
    await openPaymentPage(db, fake.provider, order, {
      returnUrl: '',
      settle: async () => {},
      journal: makeJournal().journal,
      makeReference: countReferences(order.number),
    });
    const past = { created_at: minutesAgo(minutes), updated_at: minutesAgo(minutes) };
    await db.updateTable('payment_attempts').set(past).where('order_id', '=', order.id).execute();
    await db.updateTable('orders').set(past).where('id', '=', order.id).execute();
    orders.push(order);
  }
  const states = async () =>
    (await db.selectFrom('orders').select('state').orderBy('id').execute()).map(
      ({ state }) => state,
    );
  return { db, payments, sweepOnce, orders, states, ...fake };
}

test('a payment without return and callback is found at the start, with its mails', async () => {
  const { sweepOnce, db, orders, states, words } = await setUp([5]);
  words.set(`${orders[0]?.number}-1`, reserved(5000));
  await sweepOnce();
  expect(await states()).toEqual(['authorised']);
  const mails = await db.selectFrom('outbox').select('kind').orderBy('id').execute();
  expect(mails.map(({ kind }) => kind)).toEqual(['order-confirmation', 'order-notice']);
});

test('an order is abandoned an hour after its page was opened, and not before', async () => {
  const { sweepOnce, states } = await setUp([59, 61]);
  await sweepOnce();
  expect(await states()).toEqual(['pending', 'abandoned']);
});

test('an order from before the clock was set back does not wait until the clock has caught up', async () => {
  const day = 24 * 60;
  const { sweepOnce, states } = await setUp([-59, -61, -365 * day]);
  await sweepOnce();
  expect(await states()).toEqual(['pending', 'abandoned', 'abandoned']);
});

test('without a response from the provider nothing is abandoned, and the round still ends', async () => {
  const { sweepOnce, orders, states, words, status } = await setUp([61, 62, 63, 64, 65]);
  for (const { number } of orders) words.set(`${number}-1`, new PaymentUnavailable('down'));
  await sweepOnce();
  expect(await states()).toEqual(Array(5).fill('pending'));
  expect(status).toHaveBeenCalledTimes(3);
});

test('a provider that is down is waited for however long it takes', async () => {
  const { sweepOnce, orders, states, words } = await setUp([72 * 60]);
  words.set(`${orders[0]?.number}-1`, new PaymentUnavailable('down'));
  await sweepOnce();
  expect(await states()).toEqual(['pending']);
});

test('an order whose provider is not set up any more is abandoned a day after its page has closed', async () => {
  const { db, payments, states } = await setUp([25 * 60, 27 * 60, 28 * 60, 29 * 60, 30 * 60]);
  const providerOf = () => {
    throw new ProviderNotSetUp('The card provider wspay is not set up');
  };
  await sweepPayments({ ...payments, providerOf });
  expect(await states()).toEqual(['pending', ...Array(4).fill('abandoned')]);
  const events = db.selectFrom('order_events').select('reason').where('to_state', '=', 'abandoned');
  expect(new Set((await events.execute()).map(({ reason }) => reason))).toEqual(
    new Set(['never paid, and its provider is not set up any more']),
  );
});

test('orders without a payment page are abandoned even without a response from the provider', async () => {
  const { sweepOnce, db, orders, states, words } = await setUp([5, 5, 5, 5]);
  for (const { number } of orders) words.set(`${number}-1`, new PaymentUnavailable('down'));
  const { order } = await createOrder(db, makeNewOrder(), new Date());
  const past = { updated_at: minutesAgo(61) };
  await db.updateTable('orders').set(past).where('id', '=', order.id).execute();
  await sweepOnce();
  expect(await states()).toEqual([...Array(4).fill('pending'), 'abandoned']);
});

test('orders without a payment page are abandoned even if a payment cannot be swept', async () => {
  const { sweepOnce, db, orders, states, words } = await setUp([5]);
  words.set(`${orders[0]?.number}-1`, new TypeError('not a status'));
  const { order } = await createOrder(db, makeNewOrder(), new Date());
  const past = { updated_at: minutesAgo(61) };
  await db.updateTable('orders').set(past).where('id', '=', order.id).execute();
  await expect(sweepOnce()).rejects.toThrow('not a status');
  expect(await states()).toEqual(['pending', 'abandoned']);
});

test('a provider that is down does not delay the payments of another one', async () => {
  const { db, payments, orders, states, words, provider } = await setUp([61, 61, 61, 61]);
  const other = makeProvider();
  const providerOf = (id: string) =>
    id === 'stripe' ? { ...other.provider, id: 'stripe' as const } : provider;
  for (const { number } of orders) words.set(`${number}-1`, new PaymentUnavailable('down'));
  const paid = [];
  for (const minutes of [5, 5, 5]) {
    const { order } = await createOrder(db, makeNewOrder(), new Date());
    const stripe = { ...other.provider, id: 'stripe' as const };
    await openPaymentPage(db, stripe, order, {
      returnUrl: '',
      settle: async () => {},
      journal: makeJournal().journal,
      makeReference: countReferences(order.number),
    });
    const past = { created_at: minutesAgo(minutes), updated_at: minutesAgo(minutes) };
    await db.updateTable('payment_attempts').set(past).where('order_id', '=', order.id).execute();
    other.words.set(`${order.number}-1`, reserved(5000));
    paid.push('authorised');
  }
  await sweepPayments({ ...payments, providerOf });
  expect(await states()).toEqual([...Array(4).fill('pending'), ...paid]);
});

test('an abandoned attempt gives its lease back', async () => {
  const { sweepOnce, db, states } = await setUp([61]);
  await db
    .updateTable('payment_attempts')
    .set({ leased_until: minutesAgo(60) })
    .execute();
  await sweepOnce();
  expect(await states()).toEqual(['abandoned']);
  const attempts = db.selectFrom('payment_attempts').select(['state', 'leased_until']);
  expect(await attempts.execute()).toEqual([{ state: 'failed', leased_until: null }]);
});

test('one payment without a response does not delay the others', async () => {
  const { sweepOnce, orders, states, words } = await setUp([1, 2, 3]);
  const [first, second, third] = orders.map(({ number }) => `${number}-1`);
  words.set(first ?? '', new PaymentUnavailable('confused'));
  words.set(second ?? '', reserved(5000));
  words.set(third ?? '', { state: 'failed' });
  await sweepOnce();
  expect(await states()).toEqual(['pending', 'authorised', 'failed']);
});

test('an abandoned attempt is checked for another hour: its page may still take a card', async () => {
  const { sweepOnce, db, orders, states, words, status } = await setUp([30, 90]);
  for (const minutes of [30, 90]) {
    const [order] = minutes === 30 ? orders : orders.slice(1);
    const gone = { state: 'failed' as const, updated_at: minutesAgo(minutes) };
    await db
      .updateTable('payment_attempts')
      .set(gone)
      .where('order_id', '=', order?.id ?? 0)
      .execute();
    words.set(`${order?.number}-1`, reserved(5000));
  }
  await db.updateTable('orders').set({ state: 'failed' }).execute();
  await sweepOnce();
  expect(await states()).toEqual(['authorised', 'failed']);
  expect(status).toHaveBeenCalledTimes(1);
});

test('an order whose process died before any attempt is abandoned after an hour', async () => {
  const { sweepOnce, db, states } = await setUp([]);
  for (const minutes of [61, 59]) {
    const { order } = await createOrder(db, makeNewOrder(), new Date());
    const past = { updated_at: minutesAgo(minutes) };
    await db.updateTable('orders').set(past).where('id', '=', order.id).execute();
  }
  await sweepOnce();
  expect(await states()).toEqual(['abandoned', 'pending']);
});

test('an order that is paid for again while others are abandoned keeps its new page', async () => {
  const { db, payments, provider, states } = await setUp([]);
  const { order } = await createOrder(db, makeNewOrder(), new Date());
  await createOrder(db, makeNewOrder(), new Date());
  await db
    .updateTable('orders')
    .set({ updated_at: minutesAgo(61) })
    .execute();
  const payAgain = vi.fn(() =>
    openPaymentPage(db, provider, order, {
      returnUrl: '',
      settle: async () => {},
      journal: makeJournal().journal,
    }),
  );
  // After the orders without a page were listed, and before the first of them is abandoned.
  const abandon = vi.spyOn(db, 'transaction').mockImplementationOnce(() => {
    const builder = db.transaction();
    const execute = builder.execute.bind(builder);
    builder.execute = async (work) => {
      await payAgain();
      return execute(work);
    };
    return builder;
  });
  await sweepPayments(payments);
  abandon.mockRestore();
  expect(payAgain).toHaveBeenCalled();
  expect(await states()).toEqual(['pending', 'abandoned']);
});

test('decided orders are unchanged and not requested', async () => {
  const { sweepOnce, db, states, status } = await setUp([90, 90, 90]);
  const [first, second, third] = await db.selectFrom('orders').select('id').orderBy('id').execute();
  for (const [row, state] of [
    [first, 'authorised'],
    [second, 'review'],
    [third, 'captured'],
  ] as const) {
    await db
      .updateTable('orders')
      .set({ state })
      .where('id', '=', row?.id ?? 0)
      .execute();
  }
  await sweepOnce();
  expect(await states()).toEqual(['authorised', 'review', 'captured']);
  expect(status).not.toHaveBeenCalled();
});

test('a round queries each payment once, even if the provider does not respond', async () => {
  const { db, payments, orders, words, status } = await setUp([5, 5, 90, 5]);
  const [open, paid, , unavailable] = orders.map(({ number }) => `${number}-1`);
  words.set(paid ?? '', reserved(5000));
  words.set(unavailable ?? '', new PaymentUnavailable('confused'));
  // A hold that ends soon: staff are notified at the end of the round.
  const soon = new Date(Date.now() + 60 * 60_000).toISOString();
  const { order } = await createOrder(db, makeNewOrder(), new Date());
  const held = { state: 'authorised', authorised_at: soon, capture_before: soon } as const;
  await db.updateTable('orders').set(held).where('id', '=', order.id).execute();
  const sweeper = startSweeper(payments, {});
  const warning = db.selectFrom('outbox').select('id').where('kind', '=', 'order-warning');
  await eventually(async () => expect(await warning.execute()).toHaveLength(1));
  await sweeper.stop();
  const asked = status.mock.calls.map(([{ reference }]) => reference);
  expect(asked).toContain(open);
  expect(asked.toSorted()).toEqual(orders.map(({ number }) => `${number}-1`).toSorted());
});

test('a round runs at the start', async () => {
  const { payments, states } = await setUp([61]);
  const sweeper = startSweeper(payments, {});
  await eventually(async () => expect(await states()).toEqual(['abandoned']));
  await sweeper.stop();
});

test('refunds of charged orders are looked for at the start', async () => {
  const { db, payments, orders, states, words } = await setUp([61]);
  await db.updateTable('payment_attempts').set({ state: 'authorised' }).execute();
  await db.updateTable('orders').set({ state: 'captured', captured_cents: 5000 }).execute();
  words.set(`${orders[0]?.number}-1`, { ...charged(5000, 5000), state: 'refunded' });
  const sweeper = startSweeper(payments, {});
  await eventually(async () => expect(await states()).toEqual(['refunded']));
  await sweeper.stop();
});
