import { brotliCompressSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { href } from '../../app/routing/href';
import { waitLikeAPerson } from './support/enquiries';
import { oil } from './support/goods';
import { countPosts, holdScripts } from './support/late-scripts';
import { choose } from './support/matrix';
import { cartLink, cartRow, addToCart, quantityOf } from './support/shopping';
import {
  expect,
  isHydrated,
  settle,
  test,
  waitForScripts,
  waitInPage,
  waitForHydration,
} from './support/test';
import { textsIn } from './support/texts';

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

/** Compressed bytes of all inline and loaded scripts, data for scripts included. */
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

/** Runs in the page: records layout shifts. */
function noteShifts(): void {
  type Entry = { value: number; sources: { node: Element | null }[] };
  const shifts: { value: number; moved: string }[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as unknown as Entry[]) {
      const names = sources.map(({ node }) => node?.className ?? node?.nodeName ?? '');
      shifts.push({ value, moved: names.join(' ') });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

const readShifts = (page: Page) =>
  page.evaluate(() => [
    ...(window as unknown as { shifts: { value: number; moved: string }[] }).shifts,
  ]);

function contactFields(page: Page) {
  const form = page.locator('form#contact');
  const [fullName, email, message] = ['fullName', 'email', 'message'].map((name) =>
    form.locator(`[name=${name}]`),
  ) as [Locator, Locator, Locator];
  return { form, fullName, email, message };
}

test.describe('before the first interaction', { tag: '@js' }, () => {
  // tests/integration/weight.test.ts measures the other languages.
  for (const locale of choose(['de'], ['hr', 'de'])) {
    const pages = pagesIn(locale);
    for (const name of choose(['home', 'product', 'contact'], Object.keys(pages))) {
      test(`${name} in ${locale} loads its loader only; then it hydrates and nothing moves`, async ({
        page,
      }) => {
        await page.addInitScript(noteShifts);
        await page.goto(pages[name as keyof typeof pages]);
        await page.waitForLoadState('networkidle');
        // Nothing may load later either.
        await waitInPage(page, 1_050);
        const bytes = await weighScripts(page);
        expect(bytes).toBeGreaterThan(0);
        expect(bytes).toBeLessThanOrEqual(maxBytes);
        await expect(page.locator('link[rel=modulepreload]')).toHaveCount(0);

        const structuredData = page.locator('script[type="application/ld+json"]');
        const fromServer = (await structuredData.textContent()) ?? '';
        const shiftsSoFar = await readShifts(page);
        // The first move of a pointer has no direction yet, and does not count (start-page-script.client.ts).
        await page.mouse.move(300, 400);
        await page.mouse.move(310, 400);
        await waitForHydration(page);
        expect(await weighScripts(page)).toBeGreaterThan(maxBytes);
        await settle(page);
        expect(await readShifts(page)).toEqual(shiftsSoFar);
        // The browser cannot build them, and keeps what the server has rendered.
        expect(JSON.parse(fromServer)).toHaveProperty('@context');
        expect(await structuredData.textContent()).toBe(fromServer);
      });
    }
  }

  test.describe('a visitor with another language', () => {
    test.use({ locale: 'it-CH' });
    test('is offered their language too, and can dismiss it', async ({ page }) => {
      await page.addInitScript(noteShifts);
      await page.goto(href('home', 'de'));
      const { languageHint } = textsIn('de').common;
      const offer = page.getByRole('link', { name: languageHint.link.it });
      await expect(offer).toBeVisible();
      // One thing at a time, above the page and before its first paint.
      await expect(page.locator('.strip:visible:not(.demo-banner)')).toHaveCount(1);
      // A font that loads late moves the header's text by a pixel (0.00); a strip would move the page (0.05 and more).
      expect((await readShifts(page)).filter(({ value }) => value >= 0.005)).toEqual([]);
      expect(await weighScripts(page)).toBeLessThanOrEqual(maxBytes);
      await holdScripts(page);
      await page.getByRole('button', { name: languageHint.dismiss.it, exact: true }).click();
      await expect(offer).toBeHidden();
    });
  });

  test('a key press hydrates an uncached page too, with its inline data', async ({
    page,
    visit,
  }) => {
    await visit(href('product', 'hr', { slug: oil.slug }));
    await addToCart(page, 'hr', 2);
    await page.goto(href('cart', 'hr'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('#page-script')).not.toHaveAttribute('data-src');
    expect(await isHydrated(page)).toBe(false);
    await page.keyboard.press('Tab');
    await waitForHydration(page);
    expect(await isHydrated(page)).toBe(true);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const shop = page.getByRole('contentinfo').locator(`a[href="${href('shop', 'hr')}"]`);
    await shop.first().click();
    await expect(page).toHaveURL(new RegExp(`${href('shop', 'hr')}$`));
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test('a cart whose cookie is gone is restored', async ({ context, page, visit }) => {
    await visit(href('product', 'hr', { slug: oil.slug }));
    await addToCart(page, 'hr', 3);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('cart'))).not.toBeNull();
    await context.clearCookies();
    await page.goto(href('shop', 'hr'));
    await expect(cartLink(page, 'hr', 3)).toBeVisible();
  });
});

test.describe('the first click, before the scripts load', { tag: '@js' }, () => {
  test('adds to the cart once', async ({ page }) => {
    const release = await holdScripts(page);
    const posts = countPosts(page);
    await page.goto(href('product', 'hr', { slug: oil.slug }));
    await page.getByRole('button', { name: textsIn('hr').shop.add, exact: true }).click();
    await expect(page).toHaveURL(href('cart', 'hr'));
    await expect(cartLink(page, 'hr', 1)).toBeVisible();
    release();
    await waitForScripts(page);
    await expect(cartLink(page, 'hr', 1)).toBeVisible();
    await expect(cartRow(page, 'hr')).toHaveCount(1);
    expect(posts).toEqual([href('cart', 'hr')]);
  });

  test('opens languages and menu, which stays open as the scripts come', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(href('shop', 'de'));
    const banner = page.getByRole('banner');
    await banner.locator('summary').click();
    await expect(banner.getByRole('link', { name: 'English', exact: true })).toBeVisible();
    const { menu } = textsIn('de').common;
    await banner.getByRole('button', { name: menu.open }).click();
    const dialog = page.getByRole('dialog', { name: menu.title });
    await expect(dialog).toBeVisible();
    release();
    await waitForHydration(page);
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: menu.close }).click();
    await expect(dialog).toBeHidden();
    await expect(banner.getByRole('button', { name: menu.open })).toBeFocused();
  });

  test('submits a form once, even when the scripts load before the response', async ({ page }) => {
    const release = await holdScripts(page);
    const posts = countPosts(page);
    // A page that is being left cannot be evaluated; the chunks that its application preloads show that it has started.
    const hydration = page.waitForRequest(/\/static\/text-page-/);
    await page.route(href('contact', 'de'), async (route) => {
      if (route.request().method() === 'POST') {
        release();
        await hydration;
      }
      await route.continue();
    });
    await page.goto(href('contact', 'de'));
    const { form, fullName, email, message } = contactFields(page);
    await fullName.fill('Ana Čačić');
    await email.fill('first.touch@example.com');
    await message.fill('Haben Sie im Mai ein Zimmer?');
    await waitLikeAPerson(form);
    // oxlint-disable-next-line typescript/no-deprecated -- the page is left at once; the next line waits for the new one
    await form.getByRole('button').click({ noWaitAfter: true });
    await expect(page).toHaveURL(/\?sent=1/);
    expect(posts).toEqual([href('contact', 'de')]);
    await expect(page.locator('[data-takes-focus]')).toBeFocused();
  });
});

test.describe('scripts that load late', { tag: '@js' }, () => {
  test('keep what is typed, selected and focused', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(href('contact', 'hr'));
    const { fullName, message } = contactFields(page);
    await message.fill('Imate li sobu?');
    await fullName.pressSequentially('Ana Marija');
    await fullName.evaluate((field: HTMLInputElement) => field.setSelectionRange(4, 10));
    release();
    await waitForHydration(page);
    await expect(fullName).toBeFocused();
    await expect(fullName).toHaveValue('Ana Marija');
    await expect(message).toHaveValue('Imate li sobu?');
    const selected = await fullName.evaluate((field: HTMLInputElement) => [
      field.selectionStart,
      field.selectionEnd,
    ]);
    expect(selected).toEqual([4, 10]);
  });

  test('withstand a key that is pressed before the first render', async ({ page }) => {
    await page.addInitScript(() => {
      // React sends itself a message in order to render: the key is pressed in between.
      const { postMessage } = MessagePort.prototype;
      MessagePort.prototype.postMessage = function (this: MessagePort, ...message: unknown[]) {
        MessagePort.prototype.postMessage = postMessage;
        const press = new KeyboardEvent('keydown', { key: 'Shift', bubbles: true });
        queueMicrotask(() => document.body.dispatchEvent(press));
        Reflect.apply(postMessage, this, message);
      };
      // As on a slow phone: the page's data are not decoded by then.
      const reader = ReadableStreamDefaultReader.prototype;
      const read = Reflect.get(reader, 'read') as () => Promise<ReadableStreamReadResult<unknown>>;
      reader.read = async function (this: unknown) {
        await new Promise((resolve) => setTimeout(resolve, 100));
        return read.call(this);
      } as typeof read;
    });
    for (const path of [href('home', 'hr'), href('contact', 'hr'), href('cart', 'hr')]) {
      await page.goto(path);
      await page.keyboard.press('Shift');
      await waitForHydration(page);
    }
  });

  test('keep changes in a form that came back with errors', async ({ page, watch }) => {
    watch.expectStatus(400);
    const release = await holdScripts(page);
    await page.goto(href('contact', 'hr'));
    const { form, fullName, message } = contactFields(page);
    await message.fill('Prva verzija');
    await form.getByRole('button').click();
    const summary = page.locator('#error-summary');
    await expect(summary).toBeFocused();
    await expect(message).toHaveValue('Prva verzija');
    await message.fill('Druga verzija');
    await fullName.pressSequentially('Ana');
    release();
    await waitForHydration(page);
    await expect(message).toHaveValue('Druga verzija');
    await expect(fullName).toHaveValue('Ana');
    await expect(fullName).toBeFocused();
  });

  test('leave the focus in a field beside a confirmation', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(`${href('contact', 'hr')}?sent=1`);
    await expect(page.locator('.enquiry__sent')).toBeFocused();
    const email = page.getByRole('contentinfo').getByRole('textbox');
    await email.pressSequentially('ana@example.com');
    release();
    await waitForHydration(page);
    await expect(email).toBeFocused();
  });

  test('keep the chosen size, the count and an open list', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(href('product', 'hr', { slug: oil.slug }));
    const size = page.getByRole('radio').last();
    await size.check();
    await quantityOf(page, 'hr', oil.name).fill('4');
    const summary = page.getByRole('banner').locator('summary');
    await summary.press('Enter');
    release();
    await waitForHydration(page);
    await expect(size).toBeChecked();
    await expect(quantityOf(page, 'hr', oil.name)).toHaveValue('4');
    await expect(page.getByRole('banner').locator('details')).toHaveAttribute('open');
    await page.getByRole('button', { name: textsIn('hr').shop.add, exact: true }).click();
    await expect(cartLink(page, 'hr', 4)).toBeVisible();
  });

  test('do not move a page that was scrolled on after a reload', async ({ page, visit }) => {
    await visit(href('terms', 'hr'));
    await page.evaluate(() => window.scrollTo(0, 1_000));
    await settle(page);
    const release = await holdScripts(page);
    await page.reload();
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(1_000);
    await page.mouse.wheel(0, 500);
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(1_500);
    release();
    await waitForHydration(page);
    await settle(page);
    expect(await page.evaluate(() => Math.round(scrollY))).toBe(1_500);
  });
});
