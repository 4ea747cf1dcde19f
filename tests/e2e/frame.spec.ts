import type { Page } from '@playwright/test';
import { menuPages } from '../../app/components/layout/frame-data';
import { site } from '../../app/hotel/site';
import { href } from '../../app/routing/href';
import * as checkout from './support/checkout';
import { oil } from './support/goods';
import { findBrokenWords, wordWidths } from './support/display-words';
import { walkByKeyboard } from './support/keyboard';
import { checkAtWidths, lookAt } from './support/page-checks';
import { openScreens } from './support/screen-paths';
import { fillCart, addToCart, quantityOf } from './support/shopping';
import { expect, settle, test, waitForScripts, waitInPage } from './support/test';
import { type Locale, locales, textsIn } from './support/texts';

test('adding to the cart sets the cart cookie and no other', async ({ context, page, visit }) => {
  await visit(href('product', 'hr', { slug: oil.slug }));
  await addToCart(page, 'hr', 1);
  const cookies = await context.cookies();
  expect(cookies.map(({ name }) => name)).toEqual(['cart']);
  expect(cookies[0]).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  await visit(href('checkout', 'hr'));
  await checkout.goToReview(page, 'hr', checkout.buyerIn('hr'));
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['cart']);
});

// The font's generator makes its lining figures the usual ones: prices and times need no feature.
test('figures of the text’s font stand on the line @js', async ({ page, visit }) => {
  await visit(href('shop', 'hr'));
  const depth = await page.evaluate(async () => {
    await document.fonts.load('100px Ysabeau');
    const context = document.createElement('canvas').getContext('2d');
    if (!context) return undefined;
    context.font = '100px Ysabeau';
    const depthOf = (text: string) => context.measureText(text).actualBoundingBoxDescent;
    return { figures: depthOf('0123456789'), letter: depthOf('p') };
  });
  expect(depth?.figures).toBeLessThan(3);
  // Old-style figures reach as far below the line as letters do.
  expect(depth?.letter).toBeGreaterThan(15);
});

test('the veil over a page that loads covers the window at every angle', async ({
  page,
  visit,
}) => {
  await visit(href('imprint', 'hr'));
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const side = await page.evaluate(() => {
      const veil = getComputedStyle(document.body, '::before');
      return Math.min(parseFloat(veil.width), parseFloat(veil.height));
    });
    expect(side).toBeGreaterThan(Math.hypot(width, height));
  }
});

test('the skip link comes first and skips the header', async ({ page, visit }) => {
  await visit(href('shop', 'en'));
  const skip = page.getByRole('link', { name: textsIn('en').common.skip });
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
  'every focus stop is visible and in order, and Tab cycles',
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
    await fillCart(visit, page, 'hr', 2);
    await expectGoodWalk('cart');
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
    const panel = page.getByRole('dialog', { name: textsIn('hr').cart.title });
    await panel.getByRole('link', { name: textsIn('hr').cart.side.overview }).press('Enter');
    await page.getByRole('button', { name: textsIn('hr').cart.summary.checkout }).press('Enter');
    await checkout.expectStep(page, 'hr', 'data');
    await checkout.typeDetails(page, 'hr', checkout.buyerIn('hr'));
    await checkout.detailFields(page, 'hr').city.press('Enter');
    await checkout.expectStep(page, 'hr', 'delivery');
    await page
      .getByRole('checkbox', { name: textsIn('hr').checkout.fields.sameAddress })
      .press('Enter');
    await checkout.expectStep(page, 'hr', 'review');
  },
);

test.describe('data-saving connections', { tag: ['@js', '@matrix'] }, () => {
  test('add to the cart and pay like the others', async ({ page, visit }) => {
    await page.setExtraHTTPHeaders({ 'save-data': 'on' });
    await visit(href('product', 'de', { slug: oil.slug }));
    await addToCart(page, 'de', 2);
    await expect(page).toHaveURL(href('cart', 'de'));
    await page.getByRole('button', { name: textsIn('de').cart.summary.checkout }).click();
    await checkout.goToReview(page, 'de', checkout.buyerIn('de'));
    await expect(page.getByRole('button', { name: checkout.orderButton.de })).toBeVisible();
  });
});

const nameOf = (entry: (typeof menuPages)[number], locale: Locale): string =>
  entry === 'tavern' ? (site.hotel.tavern ?? '') : textsIn(locale).common.pages[entry];
const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const menuIn = (page: Page) => page.getByRole('dialog', { name: textsIn('de').common.menu.title });
const menuButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: textsIn('de').common.menu.open });

test.describe('the menu', { tag: '@js' }, () => {
  const { menu, pages } = textsIn('de').common;

  test(
    'takes the focus, locks the page, and releases both',
    { tag: '@mobile' },
    async ({ page, visit }) => {
      await visit(href('shop', 'de'));
      await expect(menuIn(page)).toBeHidden();
      await menuButton(page).press('Enter');
      await expect(menuIn(page)).toBeVisible();
      const entries = menuIn(page).getByRole('navigation').getByRole('link');
      await expect(entries).toHaveText(menuPages.map((entry) => nameOf(entry, 'de')));
      await expect(menuIn(page).locator('nav [aria-current]')).toHaveText(pages.shop);
      for (let stops = 0; stops < 25; stops += 1) {
        await page.keyboard.press('Tab');
        const isInside = await page.evaluate(
          () =>
            document.activeElement === document.body ||
            Boolean(document.activeElement?.closest('dialog:popover-open')),
        );
        expect(isInside).toBe(true);
      }
      await page.mouse.move(100, 300);
      await page.mouse.wheel(0, 900);
      await settle(page);
      expect(await scrollTop(page)).toBe(0);
      await page.keyboard.press('Escape');
      await expect(menuIn(page)).toBeHidden();
      await expect(menuButton(page)).toBeFocused();
      await page.keyboard.press('Space');
      await expect(menuIn(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await page.mouse.wheel(0, 900);
      await expect.poll(() => scrollTop(page)).toBeGreaterThan(200);
    },
  );

  test('keeps its words whole in every language', async ({ page, visit }) => {
    await visit(href('shop', 'de'));
    await menuButton(page).click();
    const problems: string[] = [];
    for (const locale of locales) {
      const names = menuPages.map((entry) => nameOf(entry, locale));
      await menuIn(page)
        .locator('nav li a')
        .evaluateAll((links, texts) => {
          for (const [index, link] of links.entries()) link.textContent = texts[index] ?? '';
        }, names);
      problems.push(...(await checkAtWidths(page, lookAt(wordWidths, findBrokenWords))));
    }
    expect(problems).toEqual([]);
  });

  test('closes when an entry is chosen; the page changes and takes the focus', async ({
    page,
    visit,
  }) => {
    await visit(href('home', 'de'));
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await menuButton(page).click();
    await menuIn(page).getByRole('link', { name: pages.shop, exact: true }).click();
    await expect(page).toHaveURL(href('shop', 'de'));
    await expect(menuIn(page)).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await menuButton(page).click();
    await menuIn(page).getByRole('button', { name: menu.close }).click();
    await expect(menuIn(page)).toBeHidden();
  });

  test('fetches previews on hover and focus, where there is room for them', async ({
    page,
    visit,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      const [, id] = /\/assets\/(menu-[a-z]+)/.exec(request.url()) ?? [];
      if (id) fetched.push(id);
    });
    const entry = (name: string) => menuIn(page).getByRole('link', { name, exact: true });
    await page.setViewportSize({ width: 1080, height: 800 });
    await visit(href('shop', 'de'));
    await menuButton(page).click();
    await entry(pages.gallery).hover();
    await waitInPage(page, 100);
    await entry(pages.contact).focus();
    await waitInPage(page, 100);
    await page.keyboard.press('Escape');
    await expect(menuIn(page)).toBeHidden();
    // Requests are recorded in order: any earlier fetch would come first.
    await page.setViewportSize({ width: 1440, height: 800 });
    await menuButton(page).click();
    await expect.poll(() => fetched).toEqual(['menu-shop']);
    await entry(pages.gallery).hover();
    await expect.poll(() => fetched).toEqual(['menu-shop', 'menu-gallery']);
    await entry(pages.contact).focus();
    await expect.poll(() => fetched).toEqual(['menu-shop', 'menu-gallery', 'menu-contact']);
    await expect(entry('Italiano')).toBeHidden();
    await page.setViewportSize({ width: 900, height: 800 });
    await expect(entry('Italiano')).toBeVisible();
  });
});

test(
  'on phones menu, shop, mark, cart and booking are one row of targets, in every language',
  { tag: '@js' },
  async ({ page }) => {
    const problems: string[] = [];
    for (const locale of locales) {
      await page.goto(href('home', locale));
      // The last is a phone held sideways, or a desktop with letters twice as large.
      for (const width of [320, 360, 390, 620]) {
        await page.setViewportSize({ width, height: 800 });
        const boxes = await page
          .locator('.site-header :is(a, button, summary):visible:not(.languages__list a)')
          .evaluateAll((controls) =>
            controls.map((control) => {
              const { left, right, top, bottom } = control.getBoundingClientRect();
              const isWhole = control.scrollWidth <= control.clientWidth + 1;
              return { name: control.textContent, left, right, top, bottom, isWhole };
            }),
          );
        expect(boxes.length).toBe(width === 320 ? 5 : 6);
        const [first] = boxes;
        for (const [index, { name, left, right, top, bottom, isWhole }] of boxes.entries()) {
          const isRow = Math.abs(top + bottom - (first?.top ?? 0) - (first?.bottom ?? 0)) < 4;
          const isLarge = right - left >= 44 && bottom - top >= 44;
          const isFree = left >= (boxes[index - 1]?.right ?? 0) && right <= width;
          if (!isRow || !isLarge || !isFree || !isWhole)
            problems.push(`${locale} ${width} ${name}`);
        }
      }
    }
    expect(problems).toEqual([]);
  },
);

test(
  'the menu opens and closes without scripts, and hides the page from the keyboard',
  { tag: '@no-js' },
  async ({ page, visit }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await visit(href('shop', 'de'));
    // The animation that makes the footer visible (site-footer.css) must not do so behind the menu.
    await expect(page.getByRole('contentinfo')).toHaveCSS('content-visibility', 'visible');
    await menuButton(page).press('Enter');
    for (const entry of menuPages) {
      const link = menuIn(page).getByRole('link', { name: nameOf(entry, 'de'), exact: true });
      await expect(link).toHaveAttribute('href', href(entry, 'de'));
    }
    for (let stops = 0; stops < 25; stops += 1) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus:not(body, .site-menu, .site-menu *)')).toHaveCount(0);
    }
    await page.keyboard.press('Escape');
    await expect(menuIn(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    await menuButton(page).click();
    await menuIn(page)
      .getByRole('button', { name: textsIn('de').common.menu.close })
      .click();
    await expect(menuIn(page)).toBeHidden();
  },
);

test(
  'beyond 200 pixels a second header appears, and is not focusable before',
  { tag: ['@js', '@mobile'] },
  async ({ page, visit }) => {
    await visit(href('shop', 'de'));
    const { header, menu } = textsIn('de').common;
    const second = page.getByRole('navigation', { name: header.quick });
    const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top);
    await scrollTo(200);
    await settle(page);
    await expect(second).toBeHidden();
    await scrollTo(201);
    await expect(second).toBeInViewport();
    await expect(second.getByRole('button', { name: menu.open })).toBeVisible();
    await expect(second.getByRole('link', { name: header.cart })).toBeVisible();
    await expect(second.getByRole('link', { name: header.buy })).toBeVisible();
    const book = new URL(
      (await second.getByRole('link', { name: header.newTab }).getAttribute('href')) ?? '',
    );
    expect([...book.searchParams.keys()].sort()).toEqual([
      'adults',
      'children',
      'from',
      'rooms',
      'to',
    ]);
    const scrolled = () => page.evaluate(() => scrollY);
    const before = await scrolled();
    await second.getByRole('button', { name: menu.open }).click();
    await expect(menuIn(page)).toBeVisible();
    expect(await scrolled()).toBe(before);
    await page.keyboard.press('Escape');
    await expect(second.getByRole('button', { name: menu.open })).toBeFocused();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await scrollTo(0);
    await expect(second).toBeHidden();
    const canFocus = await page.evaluate(() => {
      const link = document.querySelector<HTMLElement>('.fixed-header a');
      link?.focus();
      return document.activeElement === link;
    });
    expect(canFocus).toBe(false);
  },
);

test.describe('a browser that prefers another language', { tag: '@js' }, () => {
  test.use({ locale: 'de-AT' });

  test('is offered this page in it, and not again once dismissed', async ({ page, visit }) => {
    const { languageHint } = textsIn('hr').common;
    const hint = page.getByRole('link', { name: languageHint.link.de });
    await visit(`${href('shop', 'hr')}?a=1`);
    await expect(page).toHaveURL(`${href('shop', 'hr')}?a=1`);
    await expect(hint).toHaveAttribute('href', `${href('shop', 'de')}?a=1`);
    await expect(hint).toHaveAttribute('hreflang', 'de');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await hint.click();
    await expect(page).toHaveURL(`${href('shop', 'de')}?a=1`);
    await waitForScripts(page);
    await expect(hint).toBeHidden();
    await visit(href('terms', 'en'));
    await page.getByRole('button', { name: languageHint.dismiss.de, exact: true }).click();
    await expect(hint).toBeHidden();
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({
      'language-hint': 'dismissed',
    });
    await page.reload();
    await waitForScripts(page);
    await expect(hint).toBeHidden();
  });
});

test.describe('between pages', { tag: '@js' }, () => {
  const toShop = (page: Page) =>
    page
      .getByRole('contentinfo')
      .locator(`a[href="${href('shop', 'de')}"]`)
      .first();

  test('a bar shows that a slow page is loading, and disappears afterwards', async ({
    page,
    visit,
  }) => {
    await visit(href('faq', 'de'));
    const bar = page.locator('.loading-bar');
    let response = () => {};
    const held = new Promise<void>((resolve) => (response = resolve));
    await page.route('**/*.data*', async (route) => {
      await held;
      await route.continue();
    });
    await toShop(page).click();
    await expect(bar).toHaveClass(/--running/);
    const left = await scrollTop(page);
    response();
    await expect(page).toHaveURL(href('shop', 'de'));
    await expect(bar).toHaveClass(/--hidden/);
    expect(await scrollTop(page)).toBe(0);
    // Back leads to the place that was left, and from there a link to a part of the page travels.
    await page.goBack();
    await expect.poll(() => scrollTop(page)).toBe(left);
    expect(left).toBeGreaterThan(0);
    const isTravelling = await page.evaluate(() => {
      document.querySelector<HTMLElement>('main a[href^="#"]')?.click();
      return document.documentElement.classList.contains('scrolls-smoothly');
    });
    expect(isTravelling).toBe(true);
    // Something put in the cart does not change the page; it shows the bar all the same.
    const sent = new Promise<void>((resolve) => (response = resolve));
    await page.unroute('**/*.data*');
    await page.route('**/*.data*', async (route) => {
      await sent;
      await route.continue();
    });
    await visit(href('product', 'de', { slug: oil.slug }));
    await page
      .locator('main form:has([name="intent"][value="add"]) button[type="submit"]')
      .first()
      .click();
    await expect(bar).toHaveClass(/--running/);
    response();
    await expect(bar).toHaveClass(/--hidden/);
  });

  test('a missing script falls back to a full page load, and then the error page', async ({
    page,
    visit,
    watch,
  }) => {
    watch.expectStatus(503);
    await page.route(/\/static\/products-[^/]*\.js$/, (route) => route.fulfill({ status: 503 }));
    await visit(href('terms', 'de'));
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await toShop(page).click();
    await expect(page).toHaveURL(href('shop', 'de'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
    expect(
      await page.evaluate(() => Number(sessionStorage.getItem('module-reload'))),
    ).toBeGreaterThan(0);
    await visit(href('terms', 'de'));
    await toShop(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      textsIn('de').common.error.title,
    );
    await expect(page.getByRole('main')).toContainText(textsIn('de').common.error.messages.script);
  });
});

test('in a dark contrast theme no picture blends into the black page', async ({ page, visit }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  for (const path of [href('home', 'de'), href('restaurant', 'de'), href('heritage', 'de')]) {
    await visit(path);
    const blended = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => getComputedStyle(element).mixBlendMode !== 'normal')
        .map(({ className }) => className),
    );
    expect(blended, path).toEqual([]);
  }
});
