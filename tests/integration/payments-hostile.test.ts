import { expect, test } from 'vitest';
import { getT } from '~/i18n/i18n.server';
import { eventually } from '../support/eventually';
import { goToPayment, payWith } from '../support/journey';
import { expectReviewMail, expectTwoMails } from '../support/order-mails';
import { orderDespite } from '../support/provider-outage';
import { wspayShopForTests } from '../support/shop-for-tests';
import { holdsOf } from '../support/shop-with-provider';
import { Shopper } from '../support/shopper';
import { findReferences, query, statesOf } from '../support/stored-rows';

const shop = wspayShopForTests();

const forged = {
  ShopID: 'TESTSHOP',
  ShoppingCartID: 'M-2026-000001-1',
  ActionSuccess: '1',
  ApprovalCode: '123456',
  WsPayOrderId: 'x',
  Amount: '1.00',
  Signature: 'a'.repeat(128),
};

test('forged callbacks and returns change nothing', async () => {
  const { site } = shop;
  const shopper = new Shopper(site.url);
  await goToPayment(shopper, 'en');
  const [reference = ''] = await findReferences(site.dataDir);
  const ours = { ...forged, ShoppingCartID: reference };
  const post = (body: string, type: string) =>
    fetch(`${site.url}/payments/wspay/callback`, {
      method: 'POST',
      body,
      headers: { 'content-type': type },
    });
  for (const body of [
    ours,
    { ...ours, Signature: '' },
    { ...ours, Signature: undefined },
    { ...ours, ActionSuccess: 1 },
    {},
    { ...ours, ShoppingCartID: { a: 1 } },
  ]) {
    expect((await post(JSON.stringify(body), 'application/json')).status).toBe(400);
  }
  expect(
    (await post(new URLSearchParams(ours).toString(), 'application/x-www-form-urlencoded')).status,
  ).toBe(400);
  const query2 = new URLSearchParams({
    ShoppingCartID: reference,
    Success: '1',
    ApprovalCode: '1',
    Signature: 'b'.repeat(128),
  });
  for (const method of ['GET', 'POST']) {
    const response = await fetch(
      `${site.url}/payments/wspay/return${method === 'GET' ? `?${query2}` : ''}`,
      {
        method,
        redirect: 'manual',
        ...(method === 'POST' && { body: query2 }),
      },
    );
    expect(response.status).toBe(400);
    expect(response.headers.get('location')).toBeNull();
  }
  expect(await statesOf(site.dataDir)).toEqual(['pending']);
  // One line in ten seconds: anyone can send any number of them.
  const lines = site.log().split('Payment messages without a valid signature').length - 1;
  expect(lines).toBeGreaterThan(0);
  expect(lines).toBeLessThan(5);
});

test('a genuine return replayed for another order, or altered, changes nothing', async () => {
  const { site } = shop;
  const payer = new Shopper(site.url);
  const paid = await payWith(payer, await goToPayment(payer, 'en'), 'succeeds');
  expect(paid.status).toBe(200);
  const returned =
    payer.visited.find((line) => line.includes('/payments/wspay/return'))?.split(' ')[1] ?? '';
  const thief = new Shopper(site.url);
  await goToPayment(thief, 'en');
  const [, second = ''] = await findReferences(site.dataDir);
  const replayed = new URL(returned);
  replayed.searchParams.set('ShoppingCartID', second);
  expect((await fetch(replayed, { redirect: 'manual' })).status).toBe(400);
  const again = await fetch(returned, { redirect: 'manual' });
  expect(again.status).toBe(303);
  expect(await statesOf(site.dataDir)).toEqual(['authorised', 'pending']);
  expect(await query(site.dataDir, 'select id from outbox')).toHaveLength(2);
});

// The adapter's tests have every kind of wrong and unusable response; here is one of each outcome.
test('a provider that reports another amount pays nothing: the order goes to review, and only the hotel is notified', async () => {
  const { site, emulator } = shop;
  const shopper = new Shopper(site.url);
  const page = await goToPayment(shopper, 'en');
  emulator.setMode({ kind: 'wrongAmount', on: ['status', 'callback'] });
  const end = await payWith(shopper, page, 'succeeds');
  expect(end.status).toBe(200);
  expect(end.text).toContain(getT('en')('order:states.review.title'));
  expect(end.text).not.toContain(getT('en')('order:success.title.done'));
  await eventually(async () => expect(await statesOf(site.dataDir)).toEqual(['review']));
  await expectReviewMail(shop);
  expect(site.log()).toContain('A payment does not fit its order');
  emulator.setMode();
});

test('while the status cannot be queried nothing is decided, and the payment is found once the provider recovers', async () => {
  const { site, emulator } = shop;
  const shopper = new Shopper(site.url);
  const page = await goToPayment(shopper, 'en');
  emulator.setMode({ kind: 'down', on: ['status', 'callback'] });
  const waiting = await payWith(shopper, page, 'succeeds');
  expect(waiting.text).toContain(getT('en')('order:success.title.waiting'));
  expect(await statesOf(site.dataDir)).toEqual(['pending']);
  emulator.setMode();
  // For a moment all callers share the result of one query.
  await expect
    .poll(async () => (await shopper.open(waiting.url)) && (await statesOf(site.dataDir)))
    .toEqual(['authorised']);
  await expectTwoMails(shop);
});

test.each([
  ['is down', 'hr', { kind: 'down' }],
  ['answers nothing for minutes', 'en', { kind: 'slow', ms: 120_000 }],
] as const)(
  'when the provider %s, the review page says so (%s) with 503; a retry makes one order and one hold',
  async (_, locale, fault) => {
    const { site, emulator } = shop;
    const { shopper, page } = await orderDespite(shop, locale, fault);
    await payWith(shopper, page, 'succeeds');
    expect(await statesOf(site.dataDir)).toEqual(['authorised']);
    expect(holdsOf(emulator)).toHaveLength(1);
    await expectTwoMails(shop);
  },
);
