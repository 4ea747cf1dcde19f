import type { Page } from '@playwright/test';
import { href } from '../../app/routing/href';
import { oil } from './support/goods';
import { walkByKeyboard } from './support/keyboard';
import { choose } from './support/matrix';
import {
  amount,
  cartLink,
  cartRow,
  lineButtons,
  addToCart,
  quantityOf,
  sideCart,
} from './support/shopping';
import { expect, test, waitForScripts } from './support/test';
import { euro, textsIn } from './support/texts';

const texts = textsIn('hr').cart;
const line = { productId: oil.productId, variantId: oil.variantId };

const readMirror = (page: Page) => page.evaluate(() => localStorage.getItem('cart'));

test.describe('the panel', { tag: ['@js', '@mobile'] }, () => {
  test.beforeEach(async ({ visit }) => {
    await visit(href('product', 'hr', { slug: oil.slug }));
  });

  const whole = 'opens after adding, updates, empties, and returns the focus';
  test(whole, { tag: '@phone' }, async ({ page }) => {
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await addToCart(page, 'hr', 2);
    const panel = sideCart(page, 'hr');
    await expect(panel).toBeVisible();
    await expect(panel).toContainText(texts.side.added);
    await expect(panel).toContainText(texts.itemNumber.replace('{{number}}', '2'));
    await expect(amount(panel, texts.summary.subtotal)).toHaveText(euro(2 * oil.cents));

    const { more, less, remove } = lineButtons(panel, 'hr');
    await more.click();
    await expect(cartRow(panel, 'hr')).toContainText(euro(3 * oil.cents));
    await expect(cartLink(page, 'hr', 3)).toBeVisible();
    await less.click();
    await less.click();
    await expect(cartRow(panel, 'hr')).toContainText(euro(oil.cents));
    await less.click({ force: true });
    await expect(cartLink(page, 'hr', 1)).toBeVisible();
    await expect(cartRow(panel, 'hr')).toContainText(euro(oil.cents));

    await remove.click();
    await expect(panel).toContainText(texts.empty.title);
    await expect(panel).toContainText(texts.empty.hint);
    await expect(panel.getByRole('listitem')).toHaveCount(0);
    await expect(cartLink(page, 'hr', 0)).toBeVisible();
    await expect(panel.getByRole('heading', { name: texts.title })).toBeFocused();

    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(page.getByRole('button', { name: textsIn('hr').shop.add })).toBeFocused();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test('opens after every addition, not only the first on a page', async ({ page }) => {
    const panel = sideCart(page, 'hr');
    for (const count of [1, 2, 3]) {
      await addToCart(page, 'hr', count);
      await expect(panel).toBeVisible();
      await expect(panel).toContainText(texts.itemNumber.replace('{{number}}', String(count)));
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
    }
  });

  test('shows a related product that is added after the first', async ({ page }) => {
    await addToCart(page, 'hr', 1);
    const panel = sideCart(page, 'hr');
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    const related = page
      .getByRole('region', { name: textsIn('hr').shop.related })
      .getByRole('link')
      .first();
    const name = await related.innerText();
    await related.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await page.getByRole('button', { name: textsIn('hr').shop.add, exact: true }).click();
    await expect(panel).toBeVisible();
    await expect(cartRow(panel, 'hr')).toBeVisible();
    await expect(cartRow(panel, 'hr', { ...oil, name })).toBeVisible();
  });

  test(
    'stays shut when nothing was added; why is said in view',
    { tag: '@phone' },
    async ({ page, watch }) => {
      watch.expectStatus(400);
      await quantityOf(page, 'hr', oil.name).fill('0');
      await page.getByRole('button', { name: textsIn('hr').shop.add, exact: true }).click();
      await expect(page.getByText(textsIn('hr').shop.addInvalid)).toBeInViewport();
      await expect(sideCart(page, 'hr')).toBeHidden();
    },
  );

  test('opens from the header, closes with Esc and its button, and returns the focus', async ({
    page,
  }) => {
    const opener = cartLink(page, 'hr', 0);
    const panel = sideCart(page, 'hr');
    await expect(panel).toBeHidden();
    await opener.press('Enter');
    await expect(panel).toBeVisible();
    await expect(panel).toContainText(texts.empty.title);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.click();
    await panel.getByRole('button', { name: texts.side.close }).click();
    await expect(panel).toBeHidden();
    await expect(page).toHaveURL(href('product', 'hr', { slug: oil.slug }));
  });

  test('closes when the page changes', async ({ page }) => {
    await addToCart(page, 'hr', 1);
    const panel = sideCart(page, 'hr');
    await expect(panel.getByRole('img', { name: 'WSPay' })).toHaveCount(1);
    await expect(panel.getByRole('link', { name: texts.summary.continue })).toHaveAttribute(
      'href',
      href('shop', 'hr'),
    );
    await panel.getByRole('link', { name: texts.side.overview }).click();
    await expect(page).toHaveURL(href('cart', 'hr'));
    await expect(panel).toBeHidden();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(oil.name);
    await expect(panel).toBeHidden();
  });

  test('two quick changes both count', async ({ page }) => {
    await addToCart(page, 'hr', 1);
    const { more } = lineButtons(sideCart(page, 'hr'), 'hr');
    for (let clicks = 0; clicks < 4; clicks += 1) await more.click();
    await expect(cartLink(page, 'hr', 5)).toBeVisible();
    await page.reload();
    await expect(cartLink(page, 'hr', 5)).toBeVisible();
  });
});

test(
  'why a change was refused is not said again later',
  { tag: '@js' },
  async ({ page, visit, watch }) => {
    watch.expectStatus(400);
    await visit(href('product', 'hr', { slug: oil.slug }));
    await addToCart(page, 'hr', 1);
    const panel = sideCart(page, 'hr');
    await page.route('**/cart.data*', (route) =>
      route.request().method() === 'POST'
        ? route.continue({ postData: 'intent=increase&productId=gone&variantId=gone' })
        : route.continue(),
    );
    await lineButtons(panel, 'hr').more.click();
    await expect(panel.getByRole('alert')).toHaveText(texts.problems.unknown);
    await page.unroute('**/cart.data*');
    await page.keyboard.press('Escape');
    await addToCart(page, 'hr', 2);
    await expect(panel).toContainText(texts.side.added);
    await expect(panel.getByRole('alert')).toHaveCount(0);
  },
);

test(
  'its foot covers no focus stop of a long cart',
  { tag: ['@js', '@mobile', '@phone'] },
  async ({ page, visit }) => {
    const goods = ['bianchera', 'buza', 'leccino'];
    const lines = goods.flatMap((productId) =>
      ['250', '500'].map((size) => ({ productId, variantId: `${productId}-${size}`, count: 2 })),
    );
    await visit(href('home', 'hr'));
    await page.evaluate((mirror) => localStorage.setItem('cart', mirror), JSON.stringify(lines));
    await page.reload();
    await expect(cartLink(page, 'hr', 12)).toBeVisible();
    await cartLink(page, 'hr', 12).click();
    const panel = sideCart(page, 'hr');
    const rows = panel.getByRole('list', { name: texts.list }).getByRole('listitem');
    await expect(rows).toHaveCount(6);
    const stops = await walkByKeyboard(page);
    expect(stops.length).toBeGreaterThan(24);
    expect(stops.filter(({ problems }) => problems.length > 0)).toEqual([]);
  },
);

test.describe('the mirror in localStorage', { tag: '@js' }, () => {
  test('mirrors the cart, and is removed when it is emptied', async ({ page, visit }) => {
    await visit(href('product', 'hr', { slug: oil.slug }));
    expect(await readMirror(page)).toBeNull();
    await addToCart(page, 'hr', 2);
    await expect.poll(() => readMirror(page)).toBe(JSON.stringify([{ ...line, count: 2 }]));
    await lineButtons(sideCart(page, 'hr'), 'hr').remove.click();
    await expect.poll(() => readMirror(page)).toBeNull();
  });

  test('restores the cart when the cookie is gone', async ({ page, visit, context }) => {
    await visit(href('product', 'hr', { slug: oil.slug }));
    await addToCart(page, 'hr', 3);
    await expect.poll(() => readMirror(page)).not.toBeNull();
    await context.clearCookies();
    await visit(href('shop', 'hr'));
    await expect(cartLink(page, 'hr', 3)).toBeVisible();
    await visit(href('cart', 'hr'));
    await expect(cartRow(page, 'hr')).toContainText(euro(3 * oil.cents));

    // On a page that was left open, and as often as it goes.
    for (let times = 0; times < 2; times += 1) {
      await context.clearCookies();
      const restored = page.waitForResponse((response) =>
        Boolean(response.request().postData()?.startsWith('intent=restore')),
      );
      await lineButtons(page, 'hr').less.click();
      await restored;
      await expect(cartRow(page, 'hr')).toContainText(euro(3 * oil.cents));
    }
  });

  const wrong = [
    ['is not JSON', '{"productId"'],
    ['is not a list', '{"productId":"bianchera"}'],
    ['has an invalid line', JSON.stringify([{ ...line, count: -1 }])],
    [
      'has a product that is no longer sold',
      JSON.stringify([{ productId: 'gone', variantId: 'gone-1', count: 1 }]),
    ],
  ] as const;
  // tests/unit/shop/cart covers every invalid value, and what is no longer sold.
  for (const [what, text] of choose([], wrong)) {
    test(`is removed when it ${what}`, async ({ page, visit }) => {
      await visit(href('home', 'hr'));
      await page.evaluate((mirror) => localStorage.setItem('cart', mirror), text);
      await page.reload();
      await waitForScripts(page);
      await expect.poll(() => readMirror(page)).toBeNull();
      await expect(cartLink(page, 'hr', 0)).toBeVisible();
    });
  }

  test('does not restore a cart that was emptied on purpose', async ({ page, visit }) => {
    await visit(href('product', 'hr', { slug: oil.slug }));
    await addToCart(page, 'hr', 2);
    await visit(href('cart', 'hr'));
    await page.getByRole('button', { name: texts.emptyAll }).click();
    await expect(page.getByRole('main')).toContainText(texts.empty.title);
    await expect.poll(() => readMirror(page)).toBeNull();
    await visit(href('shop', 'hr'));
    await expect(cartLink(page, 'hr', 0)).toBeVisible();
  });
});
