import { expect, type Locator, type Page } from '@playwright/test';
import { href } from '../../../app/routing/href';
import { oil } from './goods';
import { fill, type Locale, textsIn } from './texts';

type Goods = typeof oil;

/** The side cart, which only opens with scripts. */
export function sideCart(page: Page, locale: Locale): Locator {
  return page.getByRole('dialog', { name: textsIn(locale).cart.title });
}

/** Adds a product from its page to an empty cart. */
export async function addToCart(page: Page, locale: Locale, count: number, goods: Goods = oil) {
  await page.getByRole('radio', { name: goods.size }).check();
  await quantityOf(page, locale, goods.name).fill(String(count));
  await page.getByRole('button', { name: textsIn(locale).shop.add, exact: true }).click();
  await expect(cartLink(page, locale, count)).toBeVisible();
}

/** Adds a product to the cart and opens the cart page, with scripts and without. */
export async function fillCart(
  visit: (path: string) => Promise<unknown>,
  page: Page,
  locale: Locale,
  count = 1,
  goods: Goods = oil,
) {
  await visit(href('product', locale, { slug: goods.slug }));
  await addToCart(page, locale, count, goods);
  await visit(href('cart', locale));
  await expect(cartRow(page, locale, goods)).toBeVisible();
}

/** A line of the cart, on its page or in the side cart. */
export function cartRow(scope: Page | Locator, locale: Locale, goods: Goods = oil): Locator {
  const page = 'page' in scope ? scope.page() : scope;
  return scope
    .getByRole('list', { name: textsIn(locale).cart.list })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: goods.name, exact: true }) });
}

export function quantityOf(scope: Page | Locator, locale: Locale, of: string): Locator {
  return scope.getByRole('spinbutton', {
    name: fill(textsIn(locale).common.quantity.label, { of }),
  });
}

/** The buttons of a line. */
export function lineButtons(scope: Page | Locator, locale: Locale, of = oil.line) {
  const { cart, common } = textsIn(locale);
  const { decrease, increase, update } = common.quantity;
  // The text for screen readers follows the visible label, with or without a space.
  const button = (seen: string) =>
    scope.getByRole('button', { name: new RegExp(`^${seen} ?: ${of}$`) });
  return {
    less: scope.getByRole('button', { name: fill(decrease, { of }), exact: true }),
    more: scope.getByRole('button', { name: fill(increase, { of }), exact: true }),
    update: button(update),
    remove: button(cart.remove),
  };
}

/** The amount of a term in a description list. */
export function amount(scope: Page | Locator, term: string): Locator {
  // The whole term: the total's ends as the delivery's does.
  return scope
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`) })
    .locator('xpath=following-sibling::dd');
}

/** The cart link in the header; its name includes the number of items. */
export function cartLink(page: Page, locale: Locale, count: number): Locator {
  const { header } = textsIn(locale).common;
  const counts: Record<string, string> = header;
  const form = counts[`cartCount_${new Intl.PluralRules(locale).select(count)}`];
  const name = count === 0 ? header.cart : fill(form ?? header.cartCount_other, { count });
  return page.getByRole('banner').getByRole('link', { name, exact: true });
}
