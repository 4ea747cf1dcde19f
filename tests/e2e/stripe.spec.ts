import { payWith, cancelPayment, expectCardPage } from './support/card-page';
import * as checkout from './support/checkout';
import { oil } from './support/goods';
import { expectMails, expectOneOrder, findOrders } from './support/records';
import { cartLink, fillCart } from './support/shopping';
import { expect, test } from './support/test';
import { textsIn } from './support/texts';

test.use({ siteEnv: { PAYMENT_PROVIDER: 'stripe' } });

const total = oil.cents + 450;

test(
  'with Stripe: a declined card stays on its page, leaving it keeps the cart, and a retry pays the same order',
  { tag: '@mobile' },
  async ({ page, site, visit, watch }) => {
    const { order, emulator, common } = textsIn('hr');
    const buyer = checkout.buyerIn('hr');
    // Stripe's page after the declined card.
    watch.expectStatus(402);
    await fillCart(visit, page, 'hr');
    await visit('/shop/checkout');
    await checkout.goToReview(page, 'hr', buyer);
    await checkout.order(page, 'hr', total);

    await payWith(page, 'hr', 'declined', total);
    await expectCardPage(page, 'hr', total);
    await expect(page.getByRole('alert')).toContainText(emulator.errors.cardDeclined);
    expect((await findOrders(site, buyer.email)).map((row) => row.state)).toEqual(['pending']);
    await cancelPayment(page, 'hr');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(order.fail.title);
    await expect(cartLink(page, 'hr', 1)).toBeVisible();
    expect((await findOrders(site, buyer.email)).map((row) => row.state)).toEqual(['failed']);

    await page.getByRole('link', { name: order.fail.retry }).click();
    await checkout.expectStep(page, 'hr', 'review');
    await expect(page.getByRole('complementary', { name: common.demo.title })).toBeVisible();
    await checkout.order(page, 'hr', total);
    await payWith(page, 'hr', 'succeeds', total);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(order.success.title.done);
    const stored = await expectOneOrder(site, buyer.email, total);
    await expectMails(site, stored, buyer.email, 'hr');
  },
);
