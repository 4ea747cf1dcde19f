import { href } from '../../app/routing/href';
import { oil } from './support/goods';
import { choose } from './support/matrix';
import { amount, cartLink, cartRow, fillCart, lineButtons, quantityOf } from './support/shopping';
import { expect, test } from './support/test';
import { euro, fill, locales, textsIn } from './support/texts';

const texts = textsIn('hr').cart;

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
    await expect(page.getByRole('link', { name: texts.summary.checkout })).toHaveCount(0);
  },
);

test('a number out of bounds is rejected with an error and changes nothing', async ({
  page,
  visit,
  watch,
}) => {
  watch.expectStatus(400);
  await fillCart(visit, page, 'hr', 5);
  const count = quantityOf(page, 'hr', oil.line);
  // Disables the browser's validation to test the server's.
  await count.evaluate((input: HTMLInputElement) => input.form?.setAttribute('novalidate', ''));
  for (const wrong of choose(['100'], ['0', '100', '-1', '1.5'])) {
    await count.fill(wrong);
    await lineButtons(page, 'hr').update.click();
    await expect(page.getByRole('alert')).toHaveText(texts.problems.count);
    await visit(href('cart', 'hr'));
    await expect(count).toHaveValue('5');
    await count.evaluate((input: HTMLInputElement) => input.form?.setAttribute('novalidate', ''));
  }
});

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
