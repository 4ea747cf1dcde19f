import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { href } from '../../app/routing/href';
import { oil } from './support/goods';
import { basketLink, basketRow, putInBasket, quantityOf } from './support/shopping';
import { expect, test, waitUntilAwake } from './support/test';
import { wordsIn } from './support/words';

const maxBytes = 6 * 1024;
const articles = { hr: 'sto-radi-bura', de: 'was-die-bora-tut' } as const;

const pagesIn = (locale: 'hr' | 'de') => ({
  home: href('home', locale),
  room: href('room', locale, { slug: 'suite-cavalier' }),
  shop: href('shop', locale),
  product: href('product', locale, { slug: oil.slug }),
  restaurant: href('restaurant', locale),
  article: href('article', locale, { slug: articles[locale] }),
  contact: href('contact', locale),
});

/** Compressed bytes of all scripts that the page holds or has loaded, data for scripts included. */
async function weighScripts(page: Page): Promise<number> {
  const { inline, loaded } = await page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return {
      inline: [...document.scripts]
        .filter(({ type }) => type !== 'application/ld+json')
        .map(({ text }) => text),
      loaded: entries
        .filter(({ name, initiatorType }) => initiatorType === 'script' || name.endsWith('.js'))
        .map(({ encodedBodySize }) => encodedBodySize),
    };
  });
  const inPage = inline.filter(Boolean).map((text) => brotliCompressSync(text).length);
  return [...inPage, ...loaded].reduce((sum, bytes) => sum + bytes, 0);
}

/** Runs in the page: notes everything that is moved. */
function noteShifts(): void {
  type Shift = { sources: { node: Element | null }[] };
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries() as unknown as Shift[]) {
      shifts.push(sources.map(({ node }) => node?.className ?? node?.nodeName ?? '').join(' '));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

const readShifts = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { shifts: string[] }).shifts]);

function contactFields(page: Page) {
  const form = page.locator('form#contact');
  const [fullName, email, message] = ['fullName', 'email', 'message'].map((name) =>
    form.locator(`[name=${name}]`),
  ) as [Locator, Locator, Locator];
  return { form, fullName, email, message };
}

/**
 * Lets the script that starts the application come late: until then the page is the browser's alone.
 * @param until milliseconds, or what comes first
 */
async function delayScripts(page: Page, until: number | Promise<unknown>): Promise<void> {
  await page.route(/\/static\/entry\.client-/, async (route) => {
    await (typeof until === 'number' ? wait(until) : until);
    // The page may have gone by now.
    await route.continue().catch(() => {});
  });
}

const countPosts = (page: Page) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(new URL(request.url()).pathname);
  });
  return posts;
};

test.describe('before anybody touches it', { tag: '@js' }, () => {
  for (const locale of ['hr', 'de'] as const) {
    for (const [name, path] of Object.entries(pagesIn(locale))) {
      test(`${name} in ${locale} has its loader and nothing else; then it wakes and nothing moves`, async ({
        page,
      }) => {
        await page.addInitScript(noteShifts);
        await page.goto(path);
        await wait(1_500);
        const bytes = await weighScripts(page);
        expect(bytes).toBeGreaterThan(0);
        expect(bytes).toBeLessThanOrEqual(maxBytes);
        await expect(page.locator('link[rel=modulepreload]')).toHaveCount(0);

        const shiftsSoFar = await readShifts(page);
        await page.mouse.move(300, 400);
        await waitUntilAwake(page);
        expect(await weighScripts(page)).toBeGreaterThan(maxBytes);
        await wait(300);
        expect(await readShifts(page)).toEqual(shiftsSoFar);
        expect(shiftsSoFar).not.toContainEqual(expect.stringContaining('notices'));
      });
    }
  }

  test.describe('a visitor from elsewhere', () => {
    test.use({ locale: 'it-CH' });
    test('is offered the own language all the same, and can say no', async ({ page }) => {
      await page.goto(href('home', 'de'));
      const { languageHint } = wordsIn('de').common;
      await expect(page.getByRole('link', { name: languageHint.link.it })).toBeVisible();
      expect(await weighScripts(page)).toBeLessThanOrEqual(maxBytes);
      await delayScripts(page, 60_000);
      await page.getByRole('button', { name: languageHint.dismiss.it, exact: true }).click();
      await expect(page.getByRole('link', { name: languageHint.link.it })).toBeHidden();
    });
  });

  test('a key wakes a visitor’s own page too, whose data it holds', async ({ page, visit }) => {
    await visit(href('product', 'hr', { slug: oil.slug }));
    await putInBasket(page, 'hr', 2);
    await page.goto(href('cart', 'hr'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('#page-script')).not.toHaveAttribute('data-src');
    const isAwake = () =>
      page.evaluate(() => Object.keys(document).some((key) => key.startsWith('__reactContainer')));
    expect(await isAwake()).toBe(false);
    await page.keyboard.press('Tab');
    await waitUntilAwake(page);
    expect(await isAwake()).toBe(true);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const shop = page.getByRole('contentinfo').locator(`a[href="${href('shop', 'hr')}"]`);
    await shop.first().click();
    await expect(page).toHaveURL(new RegExp(`${href('shop', 'hr')}$`));
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test('a basket whose cookie is gone comes back by itself', async ({ context, page, visit }) => {
    await visit(href('product', 'hr', { slug: oil.slug }));
    await putInBasket(page, 'hr', 3);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('cart'))).not.toBeNull();
    await context.clearCookies();
    await page.goto(href('shop', 'hr'));
    await expect(basketLink(page, 'hr', 3)).toBeVisible();
  });
});

test.describe('the first press, with scripts three seconds away', { tag: '@js' }, () => {
  test('puts in the basket once', async ({ page }) => {
    await delayScripts(page, 3_000);
    const posts = countPosts(page);
    await page.goto(href('product', 'hr', { slug: oil.slug }));
    await page.getByRole('button', { name: wordsIn('hr').shop.add, exact: true }).click();
    await expect(page).toHaveURL(href('cart', 'hr'));
    await expect(basketLink(page, 'hr', 1)).toBeVisible();
    await page.keyboard.press('Shift');
    await waitUntilAwake(page);
    await expect(basketLink(page, 'hr', 1)).toBeVisible();
    await expect(basketRow(page, 'hr')).toHaveCount(1);
    expect(posts).toEqual([href('cart', 'hr')]);
  });

  test('follows the basket’s link, the menu’s, and opens the languages', async ({ page }) => {
    await delayScripts(page, 3_000);
    await page.goto(href('shop', 'de'));
    const banner = page.getByRole('banner');
    await banner.locator('summary').click();
    await expect(banner.getByRole('link', { name: 'English', exact: true })).toBeVisible();
    await banner.getByRole('link', { name: wordsIn('de').common.menu.open }).click();
    await expect(page).toHaveURL(/#footer-navigation$/);
    await page.goto(href('shop', 'de'));
    await basketLink(page, 'de', 0).click();
    await expect(page).toHaveURL(href('cart', 'de'));
  });

  test('sends a form once, even when the scripts come before the answer', async ({ page }) => {
    const pressed = page.waitForRequest((request) => request.method() === 'POST');
    await delayScripts(page, pressed);
    const posts = countPosts(page);
    await page.route(href('contact', 'de'), async (route) => {
      if (route.request().method() === 'POST') await wait(3_000);
      await route.continue();
    });
    await page.goto(href('contact', 'de'));
    const { form, fullName, email, message } = contactFields(page);
    await fullName.fill('Ana Čačić');
    await email.fill('first.touch@example.com');
    await message.fill('Haben Sie im Mai ein Zimmer?');
    await form.getByRole('button').click({ noWaitAfter: true });
    await expect(page).toHaveURL(/\?sent=1/);
    expect(posts).toEqual([href('contact', 'de')]);
    await expect(page.locator('[data-takes-focus]')).toBeFocused();
  });
});

test.describe('scripts that come late', { tag: '@js' }, () => {
  test('leave what is typed, selected and focused', async ({ page }) => {
    await delayScripts(page, 2_000);
    await page.goto(href('contact', 'hr'));
    const { fullName, message } = contactFields(page);
    await message.fill('Imate li sobu?');
    await fullName.pressSequentially('Ana Marija');
    await fullName.evaluate((field: HTMLInputElement) => field.setSelectionRange(4, 10));
    await waitUntilAwake(page);
    await expect(fullName).toBeFocused();
    await expect(fullName).toHaveValue('Ana Marija');
    await expect(message).toHaveValue('Imate li sobu?');
    const selected = await fullName.evaluate((field: HTMLInputElement) => [
      field.selectionStart,
      field.selectionEnd,
    ]);
    expect(selected).toEqual([4, 10]);
  });

  test('withstand a visitor who presses keys at every moment of it', async ({ page }) => {
    await page.addInitScript(() => {
      const press = () => new KeyboardEvent('keydown', { key: 'Shift', bubbles: true });
      setInterval(() => document.body?.dispatchEvent(press()), 1);
    });
    for (const path of [href('home', 'hr'), href('contact', 'hr'), href('cart', 'hr')]) {
      await page.goto(path);
      await waitUntilAwake(page);
    }
  });

  test('leave what is changed in a form that came back with errors', async ({ page, watch }) => {
    watch.expectStatus(400);
    await delayScripts(page, 2_000);
    await page.goto(href('contact', 'hr'));
    const { form, fullName, message } = contactFields(page);
    await message.fill('Prva verzija');
    await form.getByRole('button').click();
    const summary = page.locator('#error-summary');
    await expect(summary).toBeFocused();
    await expect(message).toHaveValue('Prva verzija');
    await message.fill('Druga verzija');
    await fullName.pressSequentially('Ana');
    await waitUntilAwake(page);
    await expect(message).toHaveValue('Druga verzija');
    await expect(fullName).toHaveValue('Ana');
    await expect(fullName).toBeFocused();
  });

  test('leave the chosen size, the count and an open list', async ({ page }) => {
    await delayScripts(page, 2_000);
    await page.goto(href('product', 'hr', { slug: oil.slug }));
    const size = page.getByRole('radio').last();
    await size.check();
    await quantityOf(page, 'hr', oil.name).fill('4');
    const summary = page.getByRole('banner').locator('summary');
    await summary.press('Enter');
    await waitUntilAwake(page);
    await expect(size).toBeChecked();
    await expect(quantityOf(page, 'hr', oil.name)).toHaveValue('4');
    await expect(page.getByRole('banner').locator('details')).toHaveAttribute('open');
    await page.getByRole('button', { name: wordsIn('hr').shop.add, exact: true }).click();
    await expect(basketLink(page, 'hr', 4)).toBeVisible();
  });

  test('do not move a page that was read on after coming back', async ({ page, visit }) => {
    await visit(href('terms', 'hr'));
    await page.evaluate(() => window.scrollTo(0, 1_000));
    await wait(300);
    await page.reload();
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(1_000);
    await page.mouse.wheel(0, 500);
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(1_500);
    await waitUntilAwake(page);
    await wait(500);
    expect(await page.evaluate(() => Math.round(scrollY))).toBe(1_500);
  });
});
