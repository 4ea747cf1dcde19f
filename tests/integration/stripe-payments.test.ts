import { expect, onTestFinished, test } from 'vitest';
import { getT } from '~/i18n/i18n.server';
import { type Locale, locales } from '~/i18n/locales';
import { href } from '~/routing/href';
import type { StripeFault } from '../../app/emulators/stripe-faults';
import { signWebhook } from '../../app/emulators/stripe-webhooks';
import { eventually } from '../support/eventually';
import { stripeKeys } from '../support/stripe-test-shop';
import type { CardBehaviour } from '../../app/emulators/test-cards';
import { addToCart, goToPayment, goToReview, readMails } from '../support/journey';
import { expectReviewMail, expectTwoMails } from '../support/order-mails';
import { orderDespite } from '../support/provider-outage';
import { Shopper } from '../support/shopper';
import { startSite } from '../support/site';
import { buyWithStripe, findReturnLink, payWithStripe, stripeHolds } from '../support/stripe-shop';
import { stripeShopForTests } from '../support/shop-for-tests';
import { findReferences, query, statesOf } from '../support/stored-rows';

const shop = stripeShopForTests();

async function expectPaid() {
  await eventually(async () => expect(await statesOf(shop.site.dataDir)).toEqual(['authorised']));
  expect(stripeHolds(shop.emulator)).toHaveLength(1);
  await expectTwoMails(shop);
}

test('a purchase in every language, without scripts', async () => {
  for (const locale of locales) {
    const shopper = new Shopper(shop.site.url);
    const page = await goToPayment(shopper, locale);
    expect(page.url).toMatch(/\/c\/pay\/cs_test_/);
    expect(page.html).toContain(`<html lang="${locale}">`);
    const [order] = await query<{ number: string; token: string; total_cents: number }>(
      shop.site.dataDir,
      'select number, token, total_cents from orders order by id desc',
    );
    expect(page.text).toContain(getT(locale)('order:title', { number: order?.number }));
    const end = await payWithStripe(shopper, page, 'succeeds');
    expect(new URL(end.url).pathname).toBe(href('success', locale));
    expect(end.text).toContain(getT(locale)('order:success.title.done'));
    expect(shopper.visited.some((line) => line.includes('/payments/stripe/return?'))).toBe(true);
    expect(shop.emulator.payments().at(-1)).toMatchObject({
      locale,
      amountCents: order?.total_cents,
      reference: (await findReferences(shop.site.dataDir)).at(-1),
    });
  }
  expect(await statesOf(shop.site.dataDir)).toEqual(locales.map(() => 'authorised'));
  await eventually(async () =>
    expect(await readMails(shop.site.dataDir)).toHaveLength(2 * locales.length),
  );
  const attempts = await query<{ provider: string; provider_order_id: string }>(
    shop.site.dataDir,
    'select * from payment_attempts',
  );
  expect(attempts.map(({ provider_order_id: id }) => id)).toEqual(
    shop.emulator.payments().map(({ id }) => id),
  );
  expect(new Set(attempts.map(({ provider }) => provider))).toEqual(new Set(['stripe']));
});

test('a declined card stays on Stripe’s page; leaving it keeps the cart, and a retry pays the same order', async () => {
  const { site, emulator } = shop;
  const shopper = new Shopper(site.url);
  const page = await goToPayment(shopper, 'de');
  const declined = await payWithStripe(shopper, page, 'declined');
  expect(declined.status).toBe(402);
  expect(await statesOf(site.dataDir)).toEqual(['pending']);
  const failed = await shopper.open(findReturnLink(declined));
  expect(new URL(failed.url).pathname).toBe(href('fail', 'de'));
  expect(await statesOf(site.dataDir)).toEqual(['failed']);
  expect((await shopper.open(href('cart', 'de'))).html).toContain('value="buza-500"');
  const review = await shopper.open('/de/shop/checkout?step=review');
  const second = await shopper.submit(review, review.form('submissionId'), { terms: true });
  const end = await payWithStripe(shopper, second, 'succeeds');
  expect(new URL(end.url).pathname).toBe(href('success', 'de'));
  await expectPaid();
  // The first page was closed when the shopper left it, so going back cannot pay twice.
  expect(emulator.payments().map(({ session }) => session)).toEqual(['expired', 'complete']);
});

test.each<CardBehaviour>([
  'answersLate',
  'calledTwice',
  'callbackFirst',
  'noCallback',
  'wrongOrder',
])('the card that %s ends authorised, with exactly two emails', async (card) => {
  const shopper = new Shopper(shop.site.url);
  const page = await buyWithStripe(shopper, 'en', card);
  expect(new URL(page.url).pathname).toBe(href('success', 'en'));
  await expectPaid();
  expect((await shopper.open(page.url)).text).toContain(getT('en')('order:success.title.done'));
});

test('the card that never returns ends authorised by its events alone', async () => {
  const shopper = new Shopper(shop.site.url);
  await addToCart(shopper, 'it');
  const review = await goToReview(shopper, 'it');
  const card = await shopper.submit(review, review.form('submissionId'), { terms: true });
  await payWithStripe(shopper, card, 'neverReturns', false);
  await expectPaid();
  const end = await shopper.submit(review, review.form('submissionId'), { terms: true });
  expect(new URL(end.url).pathname).toBe(href('success', 'it'));
  expect(stripeHolds(shop.emulator)).toHaveLength(1);
});

test('repeated, late and reordered events change nothing more', async () => {
  shop.emulator.setDelivery({ copies: 5, reversed: true });
  await buyWithStripe(new Shopper(shop.site.url), 'en', 'calledTwice');
  await expectPaid();
});

async function post(site: { url: string }, body: string, header?: string) {
  const response = await fetch(`${site.url}/payments/stripe/webhook`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...(header && { 'stripe-signature': header }) },
  });
  return response.status;
}

const now = () => Math.floor(Date.now() / 1000);

const makeEvent = (reference: string) =>
  JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'payment_intent.amount_capturable_updated',
    data: { object: { id: 'pi_1', amount: 1, metadata: { reference } } },
  });

test('forged events and returns change nothing; genuine ones of other payments are accepted and ignored', async () => {
  const { site, emulator } = shop;
  const shopper = new Shopper(site.url);
  await goToPayment(shopper, 'en');
  const [reference = ''] = await findReferences(site.dataDir);
  const event = makeEvent(reference);
  const { webhookSecret } = stripeKeys;
  for (const header of [
    undefined,
    signWebhook('whsec_other', event, now()),
    signWebhook(webhookSecret, event, now() - 301),
    signWebhook(webhookSecret, ` ${event}`, now()),
  ]) {
    expect(await post(site, event, header)).toBe(400);
  }
  // Genuine, but nothing has been paid: the event only triggers a query to Stripe.
  for (const body of [event, makeEvent('M-2026-999999-1'), makeEvent('../../x')])
    expect(await post(site, body, signWebhook(webhookSecret, body, now()))).toBe(200);
  const invalid = Buffer.from(event.replace('pi_1', 'pi_\u00e9'), 'latin1');
  const response = await fetch(`${site.url}/payments/stripe/webhook`, {
    method: 'POST',
    body: invalid,
    headers: {
      'content-type': 'application/json',
      'stripe-signature': signWebhook(webhookSecret, invalid.toString(), now()),
    },
  });
  expect(response.status).toBe(400);
  expect((await fetch(`${site.url}/payments/stripe/webhook`)).status).toBe(405);
  expect(await statesOf(site.dataDir)).toEqual(['pending']);

  const back = (change: Record<string, string>) => {
    const url = new URL(emulator.payments()[0]?.successUrl ?? '');
    for (const [name, value] of Object.entries(change)) url.searchParams.set(name, value);
    return fetch(url, { redirect: 'manual' });
  };
  for (const change of [
    { reference: 'M-2026-000002-1' },
    { outcome: 'cancelled' },
    { signature: 'a'.repeat(43) },
  ] as Record<string, string>[]) {
    const refused = await back(change);
    expect([refused.status, refused.headers.get('location')]).toEqual([400, null]);
  }
  expect((await back({})).status).toBe(303);
  expect(await statesOf(site.dataDir)).toEqual(['pending']);
});

// The adapter's tests have every kind of wrong and unusable response; here is one of each outcome.
test('Stripe reporting another amount pays nothing: the order goes to review', async () => {
  const { site, emulator } = shop;
  const shopper = new Shopper(site.url);
  const page = await goToPayment(shopper, 'en');
  emulator.setMode({ kind: 'wrongAmount', on: ['retrieve'] });
  expect((await payWithStripe(shopper, page, 'succeeds')).status).toBe(200);
  await eventually(async () => expect(await statesOf(site.dataDir)).toEqual(['review']));
  await expectReviewMail(shop);
});

test('while Stripe cannot be queried nothing is decided, and the payment is found once it recovers', async () => {
  const { site, emulator } = shop;
  const shopper = new Shopper(site.url);
  const page = await goToPayment(shopper, 'en');
  emulator.setMode({ kind: 'down', on: ['retrieve', 'list'] });
  const waiting = await payWithStripe(shopper, page, 'noCallback');
  expect(waiting.text).toContain(getT('en')('order:success.title.waiting'));
  expect(await statesOf(site.dataDir)).toEqual(['pending']);
  emulator.setMode();
  // For a moment all callers share the result of one query.
  await eventually(async () => {
    await shopper.open(waiting.url);
    expect(await statesOf(site.dataDir)).not.toEqual(['pending']);
  });
  await expectPaid();
});

test('an event that arrives while Stripe cannot be queried is answered with 503, so that Stripe retries', async () => {
  const { site, emulator } = shop;
  const shopper = new Shopper(site.url);
  const page = await goToPayment(shopper, 'en');
  emulator.setMode({ kind: 'refuses', status: 429, on: ['retrieve', 'list'] });
  // With this card the events are sent before the browser is redirected; the test does not follow the redirect.
  await payWithStripe(shopper, page, 'callbackFirst', false);
  const event = makeEvent((await findReferences(site.dataDir))[0] ?? '');
  expect(await post(site, event, signWebhook(stripeKeys.webhookSecret, event, now()))).toBe(503);
  expect(await statesOf(site.dataDir)).toEqual(['pending']);
  emulator.setMode();
  await expectPaid();
});

test.each<[string, Locale, StripeFault]>([
  ['is down', 'hr', { kind: 'down' }],
  ['answers nothing for minutes', 'en', { kind: 'slow', ms: 120_000 }],
])(
  'when Stripe %s, the review page says so (%s) with 503; a retry makes one order and one hold',
  async (_, locale, fault) => {
    const { shopper, page } = await orderDespite(shop, locale, fault);
    await payWithStripe(shopper, page, 'succeeds');
    await expectPaid();
  },
);

test('with only the provider’s name set, the site starts Stripe’s emulator and states that it is a demonstration', async () => {
  const site = await startSite({ env: { PAYMENT_PROVIDER: 'stripe' } });
  onTestFinished(async () => void (await site.stop()));
  const shopper = new Shopper(site.url);
  const locale: Locale = 'en';
  const page = await goToPayment(shopper, locale);
  expect(new URL(page.url).origin).toBe(site.emulatorUrl);
  const end = await payWithStripe(shopper, page, 'succeeds');
  expect(end.text).toContain(getT(locale)('order:success.title.done'));
  expect(end.text).toContain(getT(locale)('common:demo.title'));
  expect(end.headers.get('content-security-policy')).toContain(
    `form-action 'self' ${site.emulatorUrl}`,
  );
  expect(end.html).not.toMatch(/maestro|wspay/i);
  await addToCart(shopper, locale);
  const review = new URL((await goToReview(shopper, locale)).url);
  const pages = [
    href('payment', locale),
    href('product', locale, { slug: 'buza' }),
    href('cart', locale),
    review.pathname + review.search,
  ];
  for (const path of pages) {
    const { text } = await shopper.open(path);
    expect(text).toContain('Visa');
    expect(text).not.toMatch(/maestro|wspay/i);
  }
  expect((await shopper.open(href('terms', locale))).text).not.toMatch(/maestro|wspay/i);
  await eventually(async () => expect(await readMails(site.dataDir)).toHaveLength(2));
});
