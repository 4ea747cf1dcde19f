import { href } from '../../app/routing/href';
import * as checkout from './support/checkout';
import { cartRow, fillCart } from './support/shopping';
import { expect, test, waitForScripts } from './support/test';
import { type Locale, textsIn } from './support/texts';

// tests/integration/languages.test.ts checks the switcher's links on every page.

const names: Record<Locale, string> = {
  hr: 'Hrvatski',
  en: 'English',
  de: 'Deutsch',
  it: 'Italiano',
};

test(
  'switching keeps the cart and the page',
  { tag: '@mobile' },
  async ({ page, scripts, visit }) => {
    await fillCart(visit, page, 'hr', 2);
    for (const locale of ['en', 'de', 'it'] as const) {
      await page.getByRole('banner').locator('summary').click();
      await page
        .getByRole('banner')
        .getByRole('link', { name: names[locale], exact: true })
        .click();
      await expect(page).toHaveURL(href('cart', locale));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(textsIn(locale).cart.title);
      await expect(cartRow(page, locale)).toBeVisible();
      if (scripts) await waitForScripts(page);
    }
  },
);

test(
  'another language, step or the cart keeps what was typed in the checkout',
  { tag: '@js' },
  async ({ page, visit }) => {
    const buyer = checkout.buyerIn('hr');
    const message = (locale: Locale) =>
      page.getByRole('textbox', { name: textsIn(locale).checkout.fields.giftMessage });
    await fillCart(visit, page, 'hr');
    await visit('/shop/checkout');
    await checkout.typeDetails(page, 'hr', buyer);
    await page
      .getByRole('banner')
      .getByRole('link', { name: textsIn('hr').cart.title })
      .click();
    await expect(page).toHaveURL(href('cart', 'hr'));
    await page.getByRole('button', { name: textsIn('hr').cart.summary.checkout }).click();
    await checkout.expectDetails(page, 'hr', buyer);
    await checkout.sendStep(page, 'hr', 'data');
    await checkout.expectStep(page, 'hr', 'delivery');
    await message('hr').fill('Sretan rođendan');
    // The footer of the checkout has no languages; its header has.
    await page.getByRole('banner').locator('summary').click();
    await page.getByRole('banner').getByRole('link', { name: names.de, exact: true }).click();
    await expect(page).toHaveURL('/de/shop/checkout?step=delivery');
    await checkout.expectStep(page, 'de', 'delivery');
    await expect(message('de')).toHaveValue('Sretan rođendan');
    await waitForScripts(page);
    await message('de').fill('Alles Gute');
    await page.getByRole('link', { name: textsIn('de').checkout.back.data }).click();
    await checkout.expectStep(page, 'de', 'data');
    await checkout.expectDetails(page, 'de', buyer);
    await checkout.sendStep(page, 'de', 'data');
    await expect(message('de')).toHaveValue('Alles Gute');
    await message('de').fill('Herzlich');
    await page.goBack();
    await checkout.expectStep(page, 'de', 'data');
    await checkout.sendStep(page, 'de', 'data');
    await expect(message('de')).toHaveValue('Herzlich');
  },
);

test(
  'the list under the pointer closes by Escape, wherever the focus is',
  { tag: '@js' },
  async ({ page, visit }) => {
    await visit(href('shop', 'hr'));
    const list = page.getByRole('banner').getByRole('link', { name: names.de, exact: true });
    await page.getByRole('banner').locator('summary').hover();
    await expect(list).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
  },
);
