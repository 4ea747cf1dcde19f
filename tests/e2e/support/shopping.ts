import { expect, type Locator, type Page } from '@playwright/test';
import { href } from '../../../app/routing/href';
import { oil } from './goods';
import { fill, type Locale, wordsIn } from './words';

type Goods = typeof oil;

/** The panel that slides in; only scripts open it. */
export function sideCart(page: Page, locale: Locale): Locator {
  return page.getByRole('dialog', { name: wordsIn(locale).cart.title });
}

/** On a product's page: chooses the size, types the quantity and puts it in; the cart holds nothing else. */
export async function addToCart(page: Page, locale: Locale, count: number, goods: Goods = oil) {
  await page.getByRole('radio', { name: goods.size }).check();
  await quantityOf(page, locale, goods.name).fill(String(count));
  await page.getByRole('button', { name: wordsIn(locale).shop.add, exact: true }).click();
  await expect(cartLink(page, locale, count)).toBeVisible();
}

/** Opens a product's page, puts it in and goes to the cart's page, with scripts and without. */
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

/** A line of the cart, on its page or in the panel. */
export function cartRow(scope: Page | Locator, locale: Locale, goods: Goods = oil): Locator {
  const page = 'page' in scope ? scope.page() : scope;
  return scope
    .getByRole('list', { name: wordsIn(locale).cart.list })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: goods.name, exact: true }) });
}

export function quantityOf(scope: Page | Locator, locale: Locale, of: string): Locator {
  return scope.getByRole('spinbutton', {
    name: fill(wordsIn(locale).common.quantity.label, { of }),
  });
}

/** The buttons of a line. */
export function lineButtons(scope: Page | Locator, locale: Locale, of = oil.line) {
  const { cart, common } = wordsIn(locale);
  const { decrease, increase, update } = common.quantity;
  // What is said only to those who listen stands apart from the word that is seen.
  const button = (seen: string) =>
    scope.getByRole('button', { name: new RegExp(`^${seen} ?: ${of}$`) });
  return {
    less: scope.getByRole('button', { name: fill(decrease, { of }), exact: true }),
    more: scope.getByRole('button', { name: fill(increase, { of }), exact: true }),
    update: button(update),
    remove: button(cart.remove),
  };
}

/** The amount that stands beside a word in a list of amounts. */
export function amount(scope: Page | Locator, term: string): Locator {
  return scope.getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::dd');
}

/** The cart's link in the header; its name tells how many pieces are in. */
export function cartLink(page: Page, locale: Locale, count: number): Locator {
  const { header } = wordsIn(locale).common;
  const counts: Record<string, string> = header;
  const form = counts[`cartCount_${new Intl.PluralRules(locale).select(count)}`];
  const name = count === 0 ? header.cart : fill(form ?? header.cartCount_other, { count });
  return page.getByRole('banner').getByRole('link', { name, exact: true });
}
