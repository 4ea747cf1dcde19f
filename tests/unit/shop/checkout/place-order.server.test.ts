import { expect, test, vi } from 'vitest';
import { log } from '~/platform/log/log.server';
import {
  type Checkout,
  loadCheckout,
  priceCheckout,
  reachableSteps,
  shownPrices,
} from '~/shop/checkout/checkout-session.server';
import { toCheckoutView } from '~/shop/checkout/checkout.loader.server';
import { findDraft, saveDraft, startDraft } from '~/shop/checkout/drafts.server';
import { validateStored } from '~/shop/checkout/submit-step.server';
import * as place from '~/shop/checkout/place-order.server';
import type { PaymentService } from '~/shop/payments/core/payment-service.server';
import { settle } from '~/shop/payments/core/settle.server';
import { sweepPayments } from '~/shop/payments/jobs/sweeper.server';
import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import { StorageError } from '~/platform/database/storage-error';
import { hourMs } from '~/platform/time/durations';
import { correctStock } from '~/shop/stock/correct-stock.server';
import { readStockLeft } from '~/shop/stock/stock-left.server';
import { PaymentUnavailable } from '~/shop/payments/core/payments';
import { makeProvider, reserved } from '../../../support/fake-provider';
import { makeEnv, makeLoadContext } from '../../../support/load-context';
import { makeSource } from '../../../support/made-up-hotel/content';
import { makeProduct, makeVariant } from '../../../support/made-up-hotel/products';
import { makeTempDir, openMemoryDatabase } from '../../../support/memory-database';

const variantId = 'spring-oil-500';
const usualCents = 2400;

const placeOrder = (
  payments: PaymentService,
  checkout: Checkout,
  submissionId: string,
  admitOrder = async (): Promise<number | undefined> => undefined,
) => place.placeOrder(payments, checkout, submissionId, { holder: 'client', admitOrder });

/** Content with one product at a price. */
const makeContent = (priceCents = usualCents) =>
  makeSource({
    products: [makeProduct({ variants: [makeVariant({ id: variantId, priceCents })] })],
  });

const values = {
  fullName: 'Ana Čačić',
  email: 'ana@example.com',
  phone: '+385911234567',
  address: 'Gradinska 1',
  postalCode: '52429',
  country: 'HR',
  sameAddress: 'on',
  deliveryMethod: 'parcel-post',
};

/** A shopper whose steps are done and who looks at the review page. */
async function setUp() {
  const db = await openMemoryDatabase();
  const fake = makeProvider();
  const env = { DATA_DIR: makeTempDir() };
  const { payments } = makeLoadContext({ env, db, providers: [fake.provider] });
  const draft = { ...startDraft(), values };
  await saveDraft(db, draft, new Date());
  const load = (change: { cents?: number; count?: number } = {}) =>
    loadCheckout(
      db,
      priceCheckout({
        locale: 'en',
        content: makeContent(change.cents),
        cart: {
          lines: [{ productId: 'spring-oil', variantId, count: change.count ?? 1 }],
          checkout: draft.id,
          known: true,
        },
      }),
      new Date(),
    );
  const checkout = await load();
  await saveDraft(db, { ...draft, seenPrices: shownPrices(checkout) }, new Date());
  const { submissionId } = toCheckoutView(checkout, 'review', makeEnv());
  const orders = () => db.selectFrom('orders').selectAll().orderBy('id').execute();
  const references = () => fake.start.mock.calls.map(([{ reference }]) => reference);
  return { payments, db, draft, load, checkout, submissionId, orders, references, ...fake };
}

test('the review page’s id makes one order, at the content’s prices, and leads to its payment page', async () => {
  const { payments, checkout, submissionId, orders, references } = await setUp();
  const placed = await placeOrder(payments, checkout, submissionId);
  const [order] = await orders();
  expect(placed).toEqual({ kind: 'pay', url: `https://pay.test/${references()[0]}` });
  const view = toCheckoutView(checkout, 'review', makeEnv());
  expect(order).toMatchObject({
    submission_id: submissionId,
    total_cents: view.totalCents,
    state: 'pending',
  });
});

test('more than can be invoiced is refused at the delivery step, the review and the order', async () => {
  const { payments, checkout, orders } = await setUp();
  const { totalCents } = toCheckoutView(checkout, 'review', makeEnv());
  const accepted = { ...checkout, maxTotalCents: totalCents ?? 0 };
  const refused = { ...checkout, maxTotalCents: (totalCents ?? 0) - 1 };
  expect(reachableSteps(accepted)).toContain('review');
  expect(validateStored(accepted, 'delivery').problem).toBeUndefined();
  expect(reachableSteps(refused)).not.toContain('review');
  expect(validateStored(refused, 'delivery')).toEqual({ problem: 'amount' });
  const { submissionId } = toCheckoutView(refused, 'review', makeEnv());
  expect(await placeOrder(payments, refused, submissionId)).toEqual({
    kind: 'problem',
    problem: 'amount',
  });
  expect(await orders()).toEqual([]);
});

test('an order and its first payment are stored together, or neither is', async () => {
  const { payments, checkout, submissionId, orders, db } = await setUp();
  const broken = {
    ...payments.journal,
    append: async () => {
      throw new StorageError('The disk is full');
    },
  };
  const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  const failed = await placeOrder({ ...payments, journal: broken }, checkout, submissionId);
  expect(logged).toHaveBeenCalledOnce();
  expect(failed).toEqual({ kind: 'problem', problem: 'storage' });
  expect(await orders()).toEqual([]);
  await expect(placeOrder(payments, checkout, submissionId)).resolves.toMatchObject({
    kind: 'pay',
  });
  const attempts = await db.selectFrom('payment_attempts').selectAll().execute();
  expect(attempts).toMatchObject([{ number: 1, state: 'open' }]);
});

test('ten concurrent submissions create one order, one page, one address', async () => {
  const { payments, checkout, submissionId, orders, start } = await setUp();
  const placed = await Promise.all(
    Array.from({ length: 10 }, () => placeOrder(payments, checkout, submissionId)),
  );
  expect(new Set(placed.map((each) => JSON.stringify(each))).size).toBe(1);
  expect(await orders()).toHaveLength(1);
  expect(start).toHaveBeenCalledTimes(1);
});

test('a price that changed since the page was shown is shown first, and ordered at the next submission', async () => {
  const { payments, load, submissionId, orders, start } = await setUp();
  const dearer = await load({ cents: 9900 });
  expect(await placeOrder(payments, dearer, submissionId)).toEqual({
    kind: 'problem',
    problem: 'changed',
  });
  expect(await orders()).toEqual([]);
  expect(start).not.toHaveBeenCalled();
  const again = await load({ cents: 9900 });
  const view = toCheckoutView(again, 'review', makeEnv());
  expect(view.priceChanges).toEqual([]);
  expect(await placeOrder(payments, again, view.submissionId)).toMatchObject({ kind: 'pay' });
  expect(await orders()).toMatchObject([{ subtotal_cents: 9900 }]);
});

test('a page that has made its order leads to it, even if prices have changed since', async () => {
  const { payments, checkout, load, submissionId, orders } = await setUp();
  const placed = await placeOrder(payments, checkout, submissionId);
  expect(await placeOrder(payments, await load({ cents: 9900 }), submissionId)).toEqual(placed);
  expect(await orders()).toHaveLength(1);
});

/** Lets a day pass after an order was made, in which it was never paid. */
const letADayPass = (db: Kysely<Database>) =>
  db
    .updateTable('orders')
    .set({ state: 'abandoned', created_at: new Date(Date.now() - 25 * hourMs).toISOString() })
    .execute();

test('after a day a page that has made its order orders nothing at former prices', async () => {
  const { payments, db, checkout, load, submissionId, start } = await setUp();
  await placeOrder(payments, checkout, submissionId);
  await letADayPass(db);
  expect(await placeOrder(payments, await load({ cents: 9900 }), submissionId)).toEqual({
    kind: 'problem',
    problem: 'changed',
  });
  expect(start).toHaveBeenCalledTimes(1);
});

test('after a day a page that still shows what is sold pays the same order', async () => {
  const { payments, db, checkout, submissionId, orders } = await setUp();
  await placeOrder(payments, checkout, submissionId);
  await db.deleteFrom('payment_attempts').execute();
  await letADayPass(db);
  expect(await placeOrder(payments, checkout, submissionId)).toMatchObject({ kind: 'pay' });
  expect(await orders()).toMatchObject([{ state: 'pending' }]);
});

test('until it is submitted again the review page names the price that changed', async () => {
  const { load } = await setUp();
  const { priceChanges } = toCheckoutView(await load({ cents: 9900 }), 'review', makeEnv());
  expect(priceChanges).toEqual([{ variantId, beforeCents: usualCents, nowCents: 9900 }]);
});

test('a submission id that this checkout did not issue orders nothing', async () => {
  const { payments, checkout, orders } = await setUp();
  const foreign = `${'f'.repeat(32)}-${'0'.repeat(32)}`;
  expect(await placeOrder(payments, checkout, foreign)).toEqual({
    kind: 'problem',
    problem: 'changed',
  });
  expect(await orders()).toEqual([]);
});

test('without finished steps there is nothing to order', async () => {
  const { payments, db, checkout, submissionId, orders } = await setUp();
  const unfinished = { ...checkout, delivery: undefined };
  expect(await placeOrder(payments, unfinished, submissionId)).toEqual({
    kind: 'problem',
    problem: 'expired',
  });
  const empty = await loadCheckout(
    db,
    priceCheckout({ ...checkout, cart: { ...checkout.cart, lines: [] } }),
    new Date(),
  );
  expect(await placeOrder(payments, empty, submissionId)).toEqual({
    kind: 'problem',
    problem: 'expired',
  });
  expect(await orders()).toEqual([]);
});

test('with the provider down the order waits, and the next attempt pays the same one', async () => {
  const { payments, checkout, submissionId, orders, start } = await setUp();
  start.mockRejectedValueOnce(new PaymentUnavailable('down'));
  expect(await placeOrder(payments, checkout, submissionId)).toEqual({
    kind: 'problem',
    problem: 'provider',
  });
  expect(await orders()).toMatchObject([{ state: 'pending' }]);
  expect(await placeOrder(payments, checkout, submissionId)).toMatchObject({ kind: 'pay' });
  expect(await orders()).toHaveLength(1);
  expect(new Set(start.mock.calls.map(([{ reference }]) => reference)).size).toBe(1);
});

test('a paid order is not paid again by a repeated page', async () => {
  const { payments, checkout, submissionId, orders, words, start, references } = await setUp();
  await placeOrder(payments, checkout, submissionId);
  const [order] = await orders();
  const [reference = ''] = references();
  words.set(reference, reserved(order?.total_cents ?? 0));
  await settle(payments, reference);
  expect(await placeOrder(payments, checkout, submissionId)).toMatchObject({
    kind: 'done',
    order: { number: order?.number, state: 'authorised' },
  });
  expect(start).toHaveBeenCalledTimes(1);
});

test('a cart changed after the payment page was opened makes a new order and gives up the old one', async () => {
  const { payments, checkout, load, submissionId, orders } = await setUp();
  await placeOrder(payments, checkout, submissionId);
  const more = await load({ count: 3 });
  const { submissionId: next } = toCheckoutView(more, 'review', makeEnv());
  expect(await placeOrder(payments, more, next)).toMatchObject({ kind: 'pay' });
  expect((await orders()).map(({ state }) => state)).toEqual(['abandoned', 'pending']);
});

test('when the abandoned order turns out to be paid, nothing more is ordered', async () => {
  const { payments, checkout, load, submissionId, orders, words, start, references } =
    await setUp();
  await placeOrder(payments, checkout, submissionId);
  const [first] = await orders();
  words.set(references()[0] ?? '', reserved(first?.total_cents ?? 0));
  const more = await load({ count: 3 });
  const { submissionId: next } = toCheckoutView(more, 'review', makeEnv());
  expect(await placeOrder(payments, more, next)).toMatchObject({
    kind: 'done',
    order: { number: first?.number },
  });
  expect(start).toHaveBeenCalledTimes(1);
});

/** An order whose page was opened, and the review that the shopper changed meanwhile. */
async function setUpChanged() {
  const shop = await setUp();
  const { payments, checkout, load, submissionId, references, words } = shop;
  await placeOrder(payments, checkout, submissionId);
  const [reference = ''] = references();
  const more = await load({ count: 3 });
  const { submissionId: next } = toCheckoutView(more, 'review', makeEnv());
  const orderAgain = () => placeOrder(payments, more, next);
  /** The provider reserves the amount of the nth page. */
  const pay = async (index: number) => {
    const paid = references()[index] ?? '';
    const { amount_cents } = await shop.db
      .selectFrom('payment_attempts')
      .select('amount_cents')
      .where('reference', '=', paid)
      .executeTakeFirstOrThrow();
    words.set(paid, reserved(amount_cents));
    return settle(payments, paid);
  };
  const states = async () => (await shop.orders()).map(({ state }) => state);
  return { ...shop, reference, orderAgain, pay, states };
}

test('what was paid without the browser’s return is not ordered again after a change', async () => {
  const { pay, orderAgain, orders, start } = await setUpChanged();
  const first = await pay(0);
  expect(await orderAgain()).toMatchObject({ kind: 'done', order: { number: first?.number } });
  expect(await orders()).toHaveLength(1);
  expect(start).toHaveBeenCalledTimes(1);
});

test('what is paid at the moment it is ordered again is found after it was stored', async () => {
  const { payments, load, pay, start } = await setUpChanged();
  const more = await load({ count: 3 });
  const { submissionId } = toCheckoutView(more, 'review', makeEnv());
  const placed = await placeOrder(payments, more, submissionId, async () => {
    await pay(0);
    return undefined;
  });
  expect(placed).toMatchObject({ kind: 'done', order: { state: 'authorised' } });
  expect(start).toHaveBeenCalledTimes(1);
});

const giveUp = {
  failed: (payments: PaymentService, reference: string) =>
    settle(payments, reference, { hint: 'failed' }),
  abandoned: (payments: PaymentService) =>
    sweepPayments({ ...payments, now: () => new Date(Date.now() + 61 * 60_000) }),
};

test.each(['failed', 'abandoned'] as const)(
  'after an order that %s another can be placed, and a late success of the first is released',
  async (state) => {
    const { payments, reference, orderAgain, pay, states, release } = await setUpChanged();
    await giveUp[state](payments, reference);
    expect(await states()).toEqual([state]);
    expect(await orderAgain()).toMatchObject({ kind: 'pay' });
    await pay(1);
    await pay(0);
    expect(await states()).toEqual([state, 'authorised']);
    expect(release).toHaveBeenCalledOnce();
  },
);

test('of two orders of a checkout the one that is paid first counts', async () => {
  const { payments, reference, orderAgain, pay, states } = await setUpChanged();
  await giveUp.failed(payments, reference);
  await orderAgain();
  await pay(0);
  await pay(1);
  expect(await states()).toEqual(['authorised', 'abandoned']);
});

test('a draft lives a day after its last change and is found by its own key only', async () => {
  const { db, draft } = await setUp();
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
  expect(await findDraft(db, draft.id, hours(23))).toMatchObject({
    values,
    submissionId: draft.submissionId,
  });
  expect(await findDraft(db, draft.id, hours(25))).toBeUndefined();
  for (const key of [
    undefined,
    '',
    '%',
    draft.id.slice(1),
    '0'.repeat(32),
    `${draft.id}' or 1=1`,
  ]) {
    expect(await findDraft(db, key, new Date())).toBeUndefined();
  }
});

/** Counts the product's pieces. */
const count = (db: Kysely<Database>, pieces: number) =>
  correctStock(db, { variantId, pieces, basePieces: null, fewFrom: 3, note: '', now: new Date() });

test('what somebody else took a moment ago is not ordered: nothing is left to pay', async () => {
  const { payments, checkout, submissionId, orders, start, db } = await setUp();
  await count(db, 0);
  const at = new Date('2026-11-01T10:00:00Z');
  expect(await placeOrder({ ...payments, now: () => at }, checkout, submissionId)).toEqual({
    kind: 'problem',
    problem: 'stock',
  });
  expect((await orders()).map(({ state }) => state)).toEqual(['abandoned']);
  expect(start).not.toHaveBeenCalled();
  const history = await db.selectFrom('order_events').select(['to_state', 'created_at']).execute();
  expect(history).toEqual(
    ['pending', 'abandoned'].map((state) => ({ to_state: state, created_at: at.toISOString() })),
  );
});

test('a shopper who changes the order keeps the piece that it held', async () => {
  const { payments, checkout, load, submissionId, orders, db, draft } = await setUp();
  await count(db, 1);
  expect(await placeOrder(payments, checkout, submissionId)).toMatchObject({ kind: 'pay' });
  const lines = [{ productId: 'spring-oil', variantId, count: 1 }];
  const own = await readStockLeft(db, { lines, checkout: draft.id });
  const other = await readStockLeft(db, { lines });
  expect([own, other].map((left) => left.get(variantId)?.left)).toEqual([1, 0]);
  const dearer = await load({ cents: 2600 });
  const { submissionId: next } = toCheckoutView(dearer, 'review', makeEnv());
  expect(await placeOrder(payments, dearer, next)).toMatchObject({ kind: 'pay' });
  expect((await orders()).map(({ state }) => state)).toEqual(['abandoned', 'pending']);
});

test('the last piece that a changed order holds is for the shopper who pays the older page', async () => {
  const { payments, checkout, load, submissionId, orders, db, references, words, release } =
    await setUp();
  await count(db, 1);
  await placeOrder(payments, checkout, submissionId);
  const [older = ''] = references();
  await settle(payments, older, { hint: 'failed' });
  const dearer = await load({ cents: 2600 });
  const { submissionId: next } = toCheckoutView(dearer, 'review', makeEnv());
  expect(await placeOrder(payments, dearer, next)).toMatchObject({ kind: 'pay' });
  const [order] = await orders();
  words.set(older, reserved(order?.total_cents ?? 0));
  expect(await settle(payments, older)).toMatchObject({ state: 'authorised' });
  expect(release).not.toHaveBeenCalled();
  const mails = await db.selectFrom('outbox').select('kind').execute();
  expect(mails.map(({ kind }) => kind)).not.toContain('order-sold-out');
  expect(await placeOrder(payments, dearer, next)).toMatchObject({
    kind: 'done',
    order: { number: order?.number },
  });
});

test('an order too many for all together is not stored', async () => {
  const { payments, checkout, submissionId, orders, start } = await setUp();
  expect(await placeOrder(payments, checkout, submissionId, async () => 30)).toEqual({
    kind: 'problem',
    problem: 'tooMany',
    retryAfter: 30,
  });
  expect(await orders()).toEqual([]);
  expect(start).not.toHaveBeenCalled();
});

test('only an order that is about to be stored counts among all', async () => {
  const { payments, load, checkout, submissionId } = await setUp();
  const admitOrder = vi.fn(async () => undefined);
  const submit = (made: Checkout, id: string) => placeOrder(payments, made, id, admitOrder);
  const unfinished = { ...checkout, delivery: undefined };
  expect(await submit(unfinished, submissionId)).toMatchObject({ problem: 'expired' });
  expect(await submit(await load({ cents: 9900 }), submissionId)).toMatchObject({
    problem: 'changed',
  });
  expect(admitOrder).not.toHaveBeenCalled();
  for (let times = 1; times <= 3; times += 1) await submit(checkout, submissionId);
  expect(admitOrder).toHaveBeenCalledOnce();
});

test('the stock of an order is held for the client that orders, also when it pays again', async () => {
  const { payments, db, checkout, submissionId } = await setUp();
  await count(db, 1);
  const listHolders = async () =>
    (await db.selectFrom('stock_holds').select('holder').execute()).map(({ holder }) => holder);
  await placeOrder(payments, checkout, submissionId);
  expect(await listHolders()).toEqual(['client']);
  const [{ reference } = { reference: '' }] = await db
    .selectFrom('payment_attempts')
    .select('reference')
    .execute();
  await settle(payments, reference, { hint: 'failed' });
  await placeOrder(payments, checkout, submissionId);
  expect(await listHolders()).toEqual(['client', 'client']);
});
