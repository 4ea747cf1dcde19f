import { href } from '../../app/routing/href';
import { payWith } from './support/card-page';
import * as checkout from './support/checkout';
import { deliveryCents, oil } from './support/goods';
import { expectMails, expectOneOrder, findOrders } from './support/records';
import {
  amount,
  cartLink,
  cartRow,
  fillCart,
  lineButtons,
  addToCart,
  quantityOf,
  sideCart,
} from './support/shopping';
import { expect, test } from './support/test';
import { euro, type Locale, locales, textsIn } from './support/texts';

const totals: Record<Locale, number> = {
  hr: 3 * oil.cents + deliveryCents.HR,
  en: 3 * oil.cents + deliveryCents.IE,
  de: 3 * oil.cents + deliveryCents.DE,
  it: 3 * oil.cents + deliveryCents.IT,
};

for (const locale of locales) {
  // By default once per kind of browser; tests/integration/orders.test.ts covers every language.
  const tag = {
    hr: ['@phone', '@elsewhere'],
    de: [],
    it: ['@both', '@elsewhere'],
    en: ['@matrix'],
  }[locale];
  test(
    `buys three bottles in ${locale}, from the home page to both emails`,
    { tag },
    async ({ page, site, scripts, visit, watch }) => {
      const { cart, home, order, checkout: texts } = textsIn(locale);
      const buyer = checkout.buyerIn(locale);
      const total = totals[locale];
      // The rejected form below.
      watch.expectStatus(400);

      await visit(href('home', locale));
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await page.getByRole('main').getByRole('link', { name: home.shopLink }).click();
      await expect(page).toHaveURL(href('shop', locale));
      await page.getByRole('link', { name: oil.name, exact: true }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(oil.name);

      await addToCart(page, locale, 2);
      if (scripts) {
        await sideCart(page, locale).getByRole('link', { name: cart.side.overview }).click();
      }
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(cart.title);
      await expect(cartRow(page, locale)).toContainText(euro(2 * oil.cents));
      await quantityOf(page, locale, oil.line).fill('3');
      await lineButtons(page, locale).update.click();
      await expect(cartRow(page, locale)).toContainText(euro(3 * oil.cents));
      await expect(amount(page, cart.summary.subtotal).first()).toHaveText(euro(3 * oil.cents));
      await expect(cartLink(page, locale, 3)).toBeVisible();

      await page.getByRole('button', { name: cart.summary.checkout }).click();
      await checkout.expectStep(page, locale, 'data');
      const typo = { ...buyer, email: 'ana@kupac' };
      await checkout.typeDetails(page, locale, typo);
      await checkout.sendStep(page, locale, 'data');
      const problem = await checkout.expectProblem(
        page,
        locale,
        texts.fields.email,
        texts.errors.email,
      );
      await checkout.expectDetails(page, locale, typo);
      await problem.click();
      const email = checkout.detailFields(page, locale).email;
      await expect(email).toBeFocused();
      await expect(email).toHaveAccessibleDescription(new RegExp(texts.errors.email));
      await email.fill(buyer.email);
      await checkout.sendStep(page, locale, 'data');

      await checkout.expectStep(page, locale, 'delivery');
      expect(await findOrders(site, buyer.email)).toEqual([]);
      await checkout.sendStep(page, locale, 'delivery');
      await checkout.expectStep(page, locale, 'review');
      await expect(page.getByRole('main')).toContainText(buyer.fullName);
      if (scripts) expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
      await checkout.order(page, locale, total);

      await payWith(page, locale, 'succeeds', total);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(order.success.title.done);
      const stored = await expectOneOrder(site, buyer.email, total);
      await expect(page.getByRole('main')).toContainText(stored.number);
      await expect(cartLink(page, locale, 0)).toBeVisible();
      // The page was not touched, so nothing must be stored for a later purchase.
      if (scripts)
        await expect.poll(() => page.evaluate(() => localStorage.cart as unknown)).toBe(undefined);
      await expectMails(site, stored, buyer.email, locale);

      await page.getByRole('link', { name: order.success.link }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(stored.number);
      await expect(page.getByRole('main')).toContainText(order.states.authorised.title);
      await expect(page.getByRole('main')).toContainText(euro(total));
    },
  );
}

test(
  'a declined card keeps the cart, and a retry pays the same order',
  { tag: '@mobile' },
  async ({ page, site, visit }) => {
    const { cart, order } = textsIn('hr');
    const buyer = checkout.buyerIn('hr');
    const total = oil.cents + 450;
    await fillCart(visit, page, 'hr');
    await page.getByRole('button', { name: cart.summary.checkout }).click();
    await checkout.goToReview(page, 'hr', buyer);
    await checkout.order(page, 'hr', total);

    await payWith(page, 'hr', 'declined', total);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(order.fail.title);
    await expect(page.getByRole('main')).toContainText(order.fail.kept);
    await expect(cartLink(page, 'hr', 1)).toBeVisible();
    expect((await findOrders(site, buyer.email)).map((row) => row.state)).toEqual(['failed']);

    await page.getByRole('link', { name: order.fail.retry }).click();
    await checkout.expectStep(page, 'hr', 'review');
    await checkout.order(page, 'hr', total);
    await payWith(page, 'hr', 'succeeds', total);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(order.success.title.done);
    const stored = await expectOneOrder(site, buyer.email, total);
    await expectMails(site, stored, buyer.email, 'hr');
  },
);
