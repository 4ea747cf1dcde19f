import { expect, onTestFinished, test } from 'vitest';
import { getT } from '~/i18n/i18n.server';
import { href } from '~/routing/href';
import { eventually } from '../support/eventually';
import {
  addToCart,
  type cards,
  goToPayment,
  goToReview,
  payWith,
  readMails,
} from '../support/journey';
import { expectTwoMails } from '../support/order-mails';
import { holdsOf, startShop } from '../support/shop-with-provider';
import { wspayShopForTests } from '../support/shop-for-tests';
import { Shopper } from '../support/shopper';
import { startSite } from '../support/site';
import { query, statesOf } from '../support/stored-rows';

const shop = wspayShopForTests();

test('a declined card ends on the failure page, keeps the cart, and a retry pays the same order', async () => {
  const { site, emulator } = shop;
  const shopper = new Shopper(site.url);
  const failed = await payWith(shopper, await goToPayment(shopper, 'de'), 'declined');
  expect(new URL(failed.url).pathname).toBe(href('fail', 'de'));
  expect(failed.status).toBe(200);
  expect(failed.text).toContain(getT('de')('order:fail.title'));
  expect(await statesOf(site.dataDir)).toEqual(['failed']);
  expect((await shopper.open(href('cart', 'de'))).html).toContain('value="buza-500"');
  expect(failed.html).toContain('href="/de/shop/checkout?step=review"');
  const review = await shopper.open('/de/shop/checkout?step=review');
  const page = await shopper.submit(review, review.form('submissionId'), { terms: true });
  const end = await payWith(shopper, page, 'succeeds');
  expect(new URL(end.url).pathname).toBe(href('success', 'de'));
  expect(await statesOf(site.dataDir)).toEqual(['authorised']);
  expect(holdsOf(emulator)).toHaveLength(1);
  await expectTwoMails(shop);
});

test('a cancelled payment can be retried', async () => {
  const { site } = shop;
  const shopper = new Shopper(site.url);
  const page = await goToPayment(shopper, 'en');
  const cancelForm = page.forms.find(({ action }) => action.endsWith('/cancel'));
  const end = await shopper.submit(page, cancelForm ?? page.form('nothing'));
  expect(new URL(end.url).pathname).toBe(href('fail', 'en'));
  expect(await statesOf(site.dataDir)).toEqual(['failed']);
});

test.each<keyof typeof cards>(['answersLate', 'calledTwice', 'callbackFirst', 'noCallback'])(
  'the card that %s ends authorised, with exactly two emails',
  async (card) => {
    const shopper = new Shopper(shop.site.url);
    let page = await payWith(shopper, await goToPayment(shopper, 'en'), card);
    expect(new URL(page.url).pathname).toBe(href('success', 'en'));
    await eventually(async () => expect(await statesOf(shop.site.dataDir)).toEqual(['authorised']));
    page = await shopper.open(page.url);
    expect(page.text).toContain(getT('en')('order:success.title.done'));
    expect(
      shopper.cookies.has('cart') && (await shopper.open(href('cart', 'en'))).html,
    ).not.toContain('value="buza-500"');
    await expectTwoMails(shop);
    expect(holdsOf(shop.emulator)).toHaveLength(1);
  },
);

test('the card that never returns ends authorised by the callback, with exactly two emails', async () => {
  const shopper = new Shopper(shop.site.url);
  await addToCart(shopper, 'it');
  const review = await goToReview(shopper, 'it');
  const card = await shopper.submit(review, review.form('submissionId'), { terms: true });
  await payWith(shopper, card, 'neverReturns', false);
  await eventually(async () => expect(await statesOf(shop.site.dataDir)).toEqual(['authorised']));
  await expectTwoMails(shop);
  // The shopper goes back to the review page and submits it again: the order already exists.
  const end = await shopper.submit(review, review.form('submissionId'), { terms: true });
  expect(new URL(end.url).pathname).toBe(href('success', 'it'));
  expect(await statesOf(shop.site.dataDir)).toEqual(['authorised']);
  expect(holdsOf(shop.emulator)).toHaveLength(1);
});

test('the waiting page refreshes itself a few times, then stops and explains what happens next', async () => {
  const { site } = await startShop({ delayMs: 60_000 });
  const shopper = new Shopper(site.url);
  let page = await payWith(shopper, await goToPayment(shopper, 'en'), 'answersLate');
  let rounds = 1;
  for (;;) {
    expect(page.text).toContain(getT('en')('order:success.title.waiting'));
    const [, next] =
      /<noscript><meta http-equiv="refresh" content="10;url=([^"]+)"\/?><\/noscript>/.exec(
        page.html,
      ) ?? [];
    if (!next) break;
    page = await shopper.open(next.replaceAll('&amp;', '&'));
    rounds += 1;
    expect(rounds).toBeLessThanOrEqual(5);
  }
  expect(rounds).toBe(5);
  expect(await statesOf(site.dataDir)).toEqual(['pending']);
});

test('a process killed during payment finds the payment at its next start', async () => {
  const first = await startSite();
  const shopper = new Shopper(first.url);
  const page = await goToPayment(shopper, 'en');
  expect(new URL(page.url).origin).toBe(first.emulatorUrl);
  await payWith(shopper, page, 'answersLate', false);
  await first.kill();
  const second = await startSite({ dataDir: first.dataDir, port: first.port });
  onTestFinished(() => second.kill());
  await eventually(async () => {
    const [order] = await query<{ token: string }>(first.dataDir, 'select token from orders');
    await shopper.open(`/en/success?order=${order?.token}`);
    expect(await statesOf(first.dataDir)).toEqual(['authorised']);
  });
  await eventually(async () => expect(await readMails(first.dataDir)).toHaveLength(2));
});
