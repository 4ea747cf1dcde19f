import { href } from '../../app/routing/href';
import * as checkout from './support/checkout';
import { oil } from './support/goods';
import { walkByKeyboard } from './support/keyboard';
import { openScreens } from './support/screens';
import { fillBasket, putInBasket, quantityOf } from './support/shopping';
import { expect, test } from './support/test';
import { locales, wordsIn } from './support/words';

for (const locale of locales) {
  test(`a visitor in ${locale} is told that the shop is a demonstration, and leaves no trace`, async ({
    context,
    page,
    scripts,
    visit,
  }) => {
    const { demo } = wordsIn(locale).common;
    for (const path of Object.values(openScreens(locale))) {
      await visit(path);
      const banner = page.getByRole('complementary', { name: demo.title });
      await expect(banner).toContainText(demo.text);
      expect(await context.cookies(), path).toEqual([]);
      if (!scripts) continue;
      // The framework remembers how far a page was scrolled, for this tab alone.
      const stored = await page.evaluate(() => [
        ...Object.keys(localStorage),
        ...Object.keys(sessionStorage).filter(
          (key) => !/^(positions|remix-router-transitions)/.test(key),
        ),
      ]);
      expect(stored, path).toEqual([]);
    }
  });
}

test('a first page stores nothing at all', { tag: '@js' }, async ({ context, site, watch }) => {
  watch.expectStatus(404);
  for (const path of [...Object.values(openScreens('hr')), '/404']) {
    const tab = await context.newPage();
    await tab.goto(site.url + path, { waitUntil: 'load' });
    const sizes = await tab.evaluate(() => [
      localStorage.length,
      sessionStorage.length,
      document.cookie.length,
    ]);
    expect(sizes, path).toEqual([0, 0, 0]);
    await tab.close();
  }
  expect(await context.cookies()).toEqual([]);
});

test('after adding there is the basket’s cookie and no other', async ({ context, page, visit }) => {
  await visit(href('product', 'hr', { slug: oil.slug }));
  await putInBasket(page, 'hr', 1);
  const cookies = await context.cookies();
  expect(cookies.map(({ name }) => name)).toEqual(['cart']);
  expect(cookies[0]).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  await visit(href('checkout', 'hr'));
  await checkout.goToReview(page, 'hr', checkout.buyerIn('hr'));
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['cart']);
});

test('the skip link comes first and leads past the header', async ({ page, visit }) => {
  await visit(href('shop', 'en'));
  const skip = page.getByRole('link', { name: wordsIn('en').common.skip });
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
  await page.keyboard.press('Tab');
  const inMain = await page.evaluate(() => Boolean(document.activeElement?.closest('main')));
  expect(inMain).toBe(true);
});

test(
  'every stop of the keyboard is seen, in order, and Tab comes around',
  { tag: '@mobile' },
  async ({ page, visit }) => {
    const expectGoodWalk = async (screen: string) => {
      const stops = await walkByKeyboard(page);
      expect(stops.length, screen).toBeGreaterThan(10);
      expect(
        stops.filter(({ problems }) => problems.length > 0),
        screen,
      ).toEqual([]);
    };
    for (const screen of ['home', 'shop', 'product', 'shipping'] as const) {
      await visit(openScreens('hr')[screen] ?? '');
      await expectGoodWalk(screen);
    }
    await fillBasket(visit, page, 'hr', 2);
    await expectGoodWalk('basket');
    await visit(href('checkout', 'hr'));
    await expectGoodWalk('my data');
    await checkout.typeDetails(page, 'hr', checkout.buyerIn('hr'));
    await checkout.sendStep(page, 'hr', 'data');
    await checkout.expectStep(page, 'hr', 'delivery');
    await visit(`${href('checkout', 'hr')}?step=delivery`);
    await expectGoodWalk('delivery');
    await checkout.sendStep(page, 'hr', 'delivery');
    await checkout.expectStep(page, 'hr', 'review');
    await visit(`${href('checkout', 'hr')}?step=review`);
    await expectGoodWalk('review');
  },
);

test(
  'a purchase up to the review works by keyboard alone',
  { tag: '@js' },
  async ({ page, visit }) => {
    await visit(href('product', 'hr', { slug: oil.slug }));
    await page.getByRole('radio', { name: oil.size }).press('Space');
    await quantityOf(page, 'hr', oil.name).press('Enter');
    const panel = page.getByRole('dialog', { name: wordsIn('hr').cart.title });
    await panel.getByRole('link', { name: wordsIn('hr').cart.side.overview }).press('Enter');
    await page.getByRole('link', { name: wordsIn('hr').cart.summary.checkout }).press('Enter');
    await checkout.expectStep(page, 'hr', 'data');
    await checkout.typeDetails(page, 'hr', checkout.buyerIn('hr'));
    await checkout.detailFields(page, 'hr').city.press('Enter');
    await checkout.expectStep(page, 'hr', 'delivery');
    await page
      .getByRole('checkbox', { name: wordsIn('hr').checkout.fields.sameAddress })
      .press('Enter');
    await checkout.expectStep(page, 'hr', 'review');
  },
);

test.describe('thrifty connections', { tag: '@js' }, () => {
  for (const [name, value] of [
    ['save-data', 'on'],
    ['ect', '2g'],
    ['ect', 'slow-2g'],
  ] as const) {
    test(`get pages without scripts (${name}: ${value})`, async ({ request }) => {
      for (const path of Object.values(openScreens('en'))) {
        const html = await (await request.get(path, { headers: { [name]: value } })).text();
        expect(html, path).not.toMatch(/<script(?![^>]*application\/ld\+json)/);
        expect(html, path).not.toContain('modulepreload');
      }
      const usual = await (await request.get(href('home', 'en'))).text();
      expect(usual).toMatch(/<script[^>]*type="module"/);
    });
  }

  test('put in the basket and pay like the others', async ({ page, visit }) => {
    await page.setExtraHTTPHeaders({ 'save-data': 'on' });
    await visit(href('product', 'de', { slug: oil.slug }));
    await putInBasket(page, 'de', 2);
    await expect(page).toHaveURL(href('cart', 'de'));
    await page.getByRole('link', { name: wordsIn('de').cart.summary.checkout }).click();
    await checkout.goToReview(page, 'de', checkout.buyerIn('de'));
    await expect(page.getByRole('button', { name: checkout.orderButton.de })).toBeVisible();
  });
});
