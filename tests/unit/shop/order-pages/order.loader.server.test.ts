import { expect, test } from 'vitest';
import type { OrderState } from '~/platform/database/stored-values';
import type { WithdrawalEffect } from '~/platform/database/withdrawal-tables';
import { loadFail, loadOrder, loadSuccess } from '~/shop/order-pages/order.loader.server';
import { recordInvoicingStart } from '~/shop/invoices/invoicing-period.server';
import { createOrder, transitionOrder } from '~/shop/orders/orders.server';
import { replaceOrder } from '~/shop/payments/core/payment-service.server';
import { makeInvoices, ownInvoicing, testIssuer } from '../../../support/invoices';
import { makeLoadContext } from '../../../support/load-context';
import { seller } from '../../../support/made-up-hotel/site';
import { openMemoryDatabase } from '../../../support/memory-database';
import { makeNewOrder } from '../../../support/new-order';
import { chargeWithout } from '../../../support/parcel';
import { makeWithdrawal } from '../../../support/new-withdrawal';
import { setUpStock } from '../../../support/stock-shop';

const cart = { lines: [{ productId: 'bottle', variantId: 'bottle-500', count: 1 }], known: true };

test('the page of a failed payment names what others bought in the meantime', async () => {
  const { db, place, open, approve, decline } = await setUpStock(1);
  const [late, quick] = [await place(), await place()];
  const load = () => loadFail(db, new URLSearchParams({ order: late.token }), 'en', cart);
  await open(late);
  await decline(late);
  expect(await load()).toMatchObject({
    view: { soldOut: [], retryPath: '/en/shop/checkout?step=review' },
  });
  await open(quick);
  await approve(quick);
  await approve(late);
  expect(await load()).toMatchObject({
    view: { soldOut: ['bottle en, 500 ml'], retryPath: '/en/shop/cart' },
  });
});

test('the page of a failed payment does not call sold out what the shopper’s changed order holds, and leads on once that is paid', async () => {
  const { db, dependencies, place, open, approve, decline } = await setUpStock(1);
  const older = await place();
  const load = () => loadFail(db, new URLSearchParams({ order: older.token }), 'en', cart);
  await open(older);
  await decline(older);
  const newer = await place();
  await replaceOrder(dependencies, older, newer);
  await open(newer);
  expect(await load()).toMatchObject({
    view: { soldOut: [], retryPath: '/en/shop/checkout?step=review' },
  });
  await approve(newer);
  expect(await load()).toEqual({ otherPath: `/en/success?order=${newer.token}` });
});

test('the page of a failed payment leads on once another attempt has paid the order', async () => {
  const { db, place, open, approve, decline } = await setUpStock(1);
  const order = await place();
  const load = () => loadFail(db, new URLSearchParams({ order: order.token }), 'en', cart);
  await open(order);
  await decline(order);
  expect(await load()).toMatchObject({ view: { number: order.number } });
  await open(order);
  await approve(order);
  expect(await load()).toEqual({ otherPath: `/en/success?order=${order.token}` });
});

test('the page after payment says what happens next until the parcel leaves; then the order’s page does', async () => {
  const { db, place } = await setUpStock(1);
  const context = makeLoadContext({ db });
  const { id, token, number } = await place();
  const load = async (state: OrderState) => {
    await db.updateTable('orders').set({ state }).where('id', '=', id).execute();
    return loadSuccess(context, new URLSearchParams({ order: token }), 'en');
  };
  const orderPath = `/en/order/${token}`;
  // Whatever was decided, the cart has been ordered.
  const settled = expect.objectContaining({ id });
  expect(await load('authorised')).toMatchObject({
    view: { state: 'done', number, orderPath },
    settled,
  });
  expect(await load('review')).toEqual({ view: { state: 'review', number, orderPath }, settled });
  for (const state of ['captured', 'voided', 'expired', 'refunded'] as const) {
    expect(await load(state)).toEqual({ otherPath: orderPath, settled });
  }
  const failed = { otherPath: `/en/fail?order=${token}` };
  for (const state of ['failed', 'abandoned'] as const) expect(await load(state)).toEqual(failed);
  expect(await load('pending')).toEqual({ view: expect.objectContaining({ state: 'waiting' }) });
  await db.updateTable('orders').set({ shipped_at: new Date().toISOString() }).execute();
  expect(await load('authorised')).toEqual({ otherPath: orderPath, settled });
});

test('a withdrawal is told apart by extent and proof, and ends the page after payment', async () => {
  const { db, place } = await setUpStock(1);
  const context = makeLoadContext({ db });
  const { id, token } = await place();
  await db.updateTable('orders').set({ state: 'authorised' }).where('id', '=', id).execute();
  const afterPayment = () => loadSuccess(context, new URLSearchParams({ order: token }), 'en');
  const extentWith = async (effect: WithdrawalEffect, items: string) => {
    const row = makeWithdrawal({ order_id: id, effect, items });
    await db.insertInto('withdrawals').values(row).execute();
    return (await loadOrder(context, token, 'en'))?.withdrawal;
  };
  expect(await extentWith('dismissed', '')).toBeNull();
  expect(await afterPayment()).toMatchObject({ view: { state: 'done' } });
  expect(await extentWith('unproven', '')).toBe('unproven');
  expect(await afterPayment()).toMatchObject({ otherPath: `/en/order/${token}` });
  expect(await extentWith('operator', '1 bottle')).toBe('part');
  expect(await extentWith('void', '')).toBe('whole');
});

test('an order’s page names every withdrawal that is known to be the buyer’s, oldest first', async () => {
  const { db, place } = await setUpStock(1);
  const { id, token } = await place();
  const store = async (effect: WithdrawalEffect, items: string) => {
    const row = makeWithdrawal({ order_id: id, effect, items });
    await db.insertInto('withdrawals').values(row).execute();
    return row.reference;
  };
  const first = await store('operator', '1 bottle');
  await store('unproven', '');
  await store('dismissed', '');
  const second = await store('void', '');
  const view = await loadOrder(makeLoadContext({ db }), token, 'en');
  expect(view?.statements.map(({ reference }) => reference)).toEqual([first, second]);
});

test('an order’s page has the telephone and email of whoever sold it', async () => {
  const db = await openMemoryDatabase();
  const { order } = await createOrder(db, makeNewOrder(), new Date());
  const { phone, phoneDisplay, email } = seller;
  expect(await loadOrder(makeLoadContext({ db }), order.token, 'de')).toMatchObject({
    seller: { phone, phoneDisplay, email },
  });
});

test('an order’s page describes the goods of which the shop has a description', async () => {
  const db = await openMemoryDatabase();
  const { order } = await createOrder(db, makeNewOrder(), new Date());
  const view = await loadOrder(makeLoadContext({ db }), order.token, 'de');
  expect(view?.lines.map(({ description }) => description)).toEqual([
    'Subtitle de, 500 ml',
    '500 ml',
  ]);
});

test('an order’s page knows which pieces the charge left out', async () => {
  const db = await openMemoryDatabase();
  const { order } = await createOrder(db, makeNewOrder(), new Date());
  const list = async () =>
    (await loadOrder(makeLoadContext({ db }), order.token, 'de'))?.lines.map((line) => line.unkept);
  expect(await list()).toEqual([undefined, undefined]);
  await db
    .transaction()
    .execute((trx) => transitionOrder(trx, order.id, 'authorised', 'reserved', new Date()));
  await chargeWithout(db, order.id, [{ variantId: 'soap-500', pieces: 1 }], 4350);
  expect(await list()).toEqual([undefined, 1]);
});

test('an order’s page knows whether its invoice has VAT, and links it by its name in the buyer’s language', async () => {
  const db = await openMemoryDatabase();
  const now = new Date();
  await recordInvoicingStart(db, ownInvoicing(), now);
  const { order } = await createOrder(db, makeNewOrder(), now);
  const load = () => loadOrder(makeLoadContext({ db }), order.token, 'de');
  expect(await load()).toMatchObject({ isInVat: null, invoices: [] });
  const issuer = { ...testIssuer(), isInVat: false };
  await db.transaction().execute(async (trx) => {
    await transitionOrder(trx, order.id, 'authorised', 'reserved', now);
    const captured = { captured_cents: order.total_cents };
    await transitionOrder(trx, order.id, 'captured', 'charged', now, captured);
    await makeInvoices({ ...ownInvoicing(), issuer }).issue(trx, order.id, now);
  });
  await db.updateTable('fiscal_reports').set({ jir: 'any' }).execute();
  expect(await load()).toMatchObject({
    isInVat: false,
    invoices: [{ path: expect.stringMatching(/\/invoice-\d{4}-1-WEB1-1\.pdf$/) }],
  });
});

test('a page that waits for a payment asks at most five times', async () => {
  const { db, place } = await setUpStock(1);
  const context = makeLoadContext({ db });
  const { token } = await place();
  const load = async (tries: object) =>
    loadSuccess(context, new URLSearchParams({ order: token, ...tries }), 'en');
  const success = `/en/success?order=${token}`;
  expect(await load({})).toMatchObject({ view: { state: 'waiting', again: `${success}&try=2` } });
  expect(await load({ try: '4' })).toMatchObject({ view: { again: `${success}&try=5` } });
  for (const last of ['5', '1000000000']) {
    expect(await load({ try: last })).toMatchObject({ view: { state: 'waiting', again: null } });
  }
});

test('the page of an order knows that a refund was paid by other means', async () => {
  const { db, place, open, approve } = await setUpStock(1);
  const order = await place();
  await open(order);
  await approve(order);
  const load = () => loadOrder(makeLoadContext({ db }), order.token, 'en');
  expect(await load()).toMatchObject({ isRefundedElsewhere: false });
  await db.updateTable('payment_attempts').set({ refunded_elsewhere_cents: 100 }).execute();
  expect(await load()).toMatchObject({ isRefundedElsewhere: true });
});
