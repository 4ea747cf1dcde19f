import { href } from '../../app/routing/href';
import { oil } from './support/goods';
import { waitLongerForScripts } from './support/late-scripts';
import { choose } from './support/matrix';
import {
  addToCart,
  amount,
  cartLink,
  cartRow,
  fillCart,
  lineButtons,
  quantityOf,
} from './support/shopping';
import { expect, test } from './support/test';
import { euro, fill, locales, textsIn } from './support/texts';

const texts = textsIn('hr').cart;

test.describe('pieces that are still being sent', { tag: '@js' }, () => {
  let answer: () => void;

  test.beforeEach(async ({ page, visit }) => {
    await waitLongerForScripts(page);
    await fillCart(visit, page, 'hr', 1);
    const pressed = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/cart.data*', async (route) => {
      if (route.request().method() === 'POST') await pressed;
      await route.continue();
    });
    const { more } = lineButtons(page, 'hr');
    for (let clicks = 0; clicks < 3; clicks += 1) await more.click();
    await expect(quantityOf(page, 'hr', oil.line)).toHaveValue('4');
  });

  test('are all bought when the shopper goes on at once', async ({ page }) => {
    await page.getByRole('button', { name: texts.summary.checkout }).click();
    await expect(page).toHaveURL(href('checkout', 'hr'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      textsIn('hr').checkout.steps.data,
    );
    answer();
    await expect(page.getByRole('main')).toContainText(euro(4 * oil.cents));
  });

  test('are all there in another language', async ({ page }) => {
    await page.getByRole('banner').locator('summary').click();
    await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click();
    answer();
    await expect(page).toHaveURL(href('cart', 'de'));
    await expect(quantityOf(page, 'de', oil.line)).toHaveValue('4');
  });

  test('lead to no other language once the shopper has gone elsewhere', async ({ page }) => {
    await page.getByRole('banner').locator('summary').click();
    await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click();
    await page.getByRole('button', { name: texts.summary.checkout }).click();
    await expect(page).toHaveURL(href('checkout', 'hr'));
    const answered = page.waitForResponse('**/cart.data*');
    answer();
    await answered;
    await expect(page.getByRole('main')).toContainText(euro(4 * oil.cents));
    await expect(page).toHaveURL(href('checkout', 'hr'));
  });
});

test(
  'increase, decrease, typed number, remove and empty on the cart page',
  { tag: ['@both', '@mobile'] },
  async ({ page, visit }) => {
    await fillCart(visit, page, 'hr', 1);
    const { more, less, update, remove } = lineButtons(page, 'hr');
    const count = quantityOf(page, 'hr', oil.line);
    await expect(less).toBeDisabled();

    await more.click();
    await expect(count).toHaveValue('2');
    await expect(cartLink(page, 'hr', 2)).toBeVisible();
    await expect(amount(page, fill(texts.summary.total, { country: 'Hrvatska' }))).toHaveText(
      euro(2 * oil.cents + 450),
    );
    await less.click();
    await expect(count).toHaveValue('1');
    await expect(less).toBeDisabled();
    await count.fill('40');
    await update.click();
    await expect(cartRow(page, 'hr')).toContainText(euro(40 * oil.cents));
    await expect(page.getByRole('main')).toContainText(
      texts.itemNumber.replace('{{number}}', '40'),
    );

    await remove.click();
    await expect(page.getByRole('main')).toContainText(texts.empty.title);
    await expect(page.getByRole('main')).toContainText(texts.empty.hint);
    await expect(cartLink(page, 'hr', 0)).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(0);

    await fillCart(visit, page, 'hr', 2);
    await page.getByRole('button', { name: texts.emptyAll }).click();
    await expect(page.getByRole('main')).toContainText(texts.empty.title);
    await expect(page.getByRole('button', { name: texts.summary.checkout })).toHaveCount(0);
  },
);

test(
  'a typed number is taken along to the checkout, and one out of bounds keeps the shopper here',
  { tag: '@mobile' },
  async ({ page, visit, watch }) => {
    watch.expectStatus(400);
    await fillCart(visit, page, 'hr', 1);
    const count = quantityOf(page, 'hr', oil.line);
    const goOn = page.getByRole('button', { name: texts.summary.checkout });
    await count.evaluate((input: HTMLInputElement) => input.form?.setAttribute('novalidate', ''));
    await count.fill('100');
    await goOn.click();
    await expect(page.getByRole('alert')).toHaveText(texts.problems.count);
    await expect(page).toHaveURL(href('cart', 'hr'));
    await expect(count).toHaveValue('100');
    await count.fill('3');
    await goOn.click();
    await expect(page).toHaveURL(href('checkout', 'hr'));
    await expect(page.getByRole('main')).toContainText(euro(3 * oil.cents));
  },
);

test(
  'a number that was refused is no error of a later change',
  { tag: '@js' },
  async ({ page, visit, watch }) => {
    watch.expectStatus(400);
    const other = { ...oil, slug: 'leccino', name: 'Leccino', line: 'Leccino, 500 ml' };
    await visit(href('product', 'hr', { slug: oil.slug }));
    await addToCart(page, 'hr', 1);
    await visit(href('product', 'hr', { slug: other.slug }));
    await page.getByRole('radio', { name: other.size }).check();
    await page.getByRole('button', { name: textsIn('hr').shop.add, exact: true }).click();
    await visit(href('cart', 'hr'));
    const typed = quantityOf(page, 'hr', oil.line);
    await typed.evaluate((input: HTMLInputElement) => input.form?.setAttribute('novalidate', ''));
    await typed.fill('100');
    await lineButtons(page, 'hr').update.click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveText(texts.problems.count);
    await expect(typed).toHaveAttribute('aria-invalid', 'true');

    const { more } = lineButtons(page, 'hr', other.line);
    await more.click();
    await expect(cartLink(page, 'hr', 3)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(typed).not.toHaveAttribute('aria-invalid');
    await expect(typed).toHaveValue('100');

    await page.route('**/cart.data*', (route) =>
      route.request().method() === 'POST'
        ? route.continue({ postData: 'intent=increase&productId=gone&variantId=gone' })
        : route.continue(),
    );
    await more.click();
    await expect(page.getByRole('alert')).toHaveText(texts.problems.unknown);
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(0);
    await expect(typed).not.toHaveAttribute('aria-invalid');
  },
);

test(
  'a number out of bounds is rejected with an error and changes nothing',
  { tag: '@matrix' },
  async ({ page, visit, watch }) => {
    watch.expectStatus(400);
    await fillCart(visit, page, 'hr', 5);
    const count = quantityOf(page, 'hr', oil.line);
    // Disables the browser's validation to test the server's.
    await count.evaluate((input: HTMLInputElement) => input.form?.setAttribute('novalidate', ''));
    for (const wrong of ['0', '100', '-1', '1.5']) {
      await count.fill(wrong);
      await lineButtons(page, 'hr').update.click();
      await expect(page.getByRole('alert')).toHaveText(texts.problems.count);
      await visit(href('cart', 'hr'));
      await expect(count).toHaveValue('5');
      await count.evaluate((input: HTMLInputElement) => input.form?.setAttribute('novalidate', ''));
    }
  },
);

for (const locale of choose(['de'], locales)) {
  test(`the cart shows delivery for the country chosen, in ${locale}`, async ({ page, visit }) => {
    const { summary } = textsIn(locale).cart;
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    await fillCart(visit, page, locale, 1);
    for (const [country, cents] of [
      ['DE', 1200],
      ['FR', 1600],
      ['ES', 2200],
    ] as const) {
      await page.getByRole('combobox', { name: summary.country }).selectOption(country);
      await page.getByRole('button', { name: summary.show }).click();
      const name = { country: names.of(country) ?? '' };
      await expect(amount(page, fill(summary.delivery, name))).toHaveText(euro(cents));
      await expect(amount(page, fill(summary.total, name))).toHaveText(euro(oil.cents + cents));
    }
  });
}
