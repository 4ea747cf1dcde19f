import { type Browser, chromium, type Page } from '@playwright/test';
import { href } from '../../app/routing/href';
import { findChromium } from '../../tools/ensure-browser.mjs';
import { fieldOf } from './support/enquiries';
import { oil } from './support/goods';
import { choose } from './support/matrix';
import { cartLink, addToCart } from './support/shopping';
import { expect, isHydrated, test, waitForScripts, waitForHydration } from './support/test';

/** Runs in the page: records whether it was restored from the back/forward cache. */
function noteReturn(): void {
  window.addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
}

async function goBackTo(page: Page, path: string): Promise<void> {
  // Delayed, so that the page can return first. A page restored from that cache fires no load event.
  await page.evaluate(() => void setTimeout(() => history.back(), 50));
  const cameBack = () =>
    page.evaluate(() => [
      location.pathname,
      (window as unknown as { persisted?: boolean }).persisted,
    ]);
  await expect.poll(() => cameBack().catch(() => [])).toEqual([path, true]);
}

test.describe('Back restores a page from the browser’s cache', { tag: '@js' }, () => {
  test.describe.configure({ mode: 'default' });
  let browser: Browser | undefined;
  let page: Page;
  test.beforeAll(async () => {
    const executablePath = findChromium();
    // Playwright disables that cache by default.
    browser = await chromium.launch({
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--disable-gpu'],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
  });
  test.afterAll(() => browser?.close());
  test.beforeEach(async () => {
    page = await (browser as Browser).newPage();
    await page.addInitScript(noteReturn);
  });
  test.afterEach(() => page.close());

  const home = href('home', 'en');
  const product = href('product', 'en', { slug: oil.slug });
  const cases = [
    [home, 'not hydrated'],
    [product, 'hydrated'],
    [home, 'hydrated'],
    [product, 'not hydrated'],
  ] as const;
  for (const [path, state] of choose(cases.slice(0, 2), cases)) {
    test(`${path}, ${state}`, async ({ site }) => {
      await page.goto(site.url + path);
      if (state === 'hydrated') await waitForScripts(page);
      await page.goto(site.url + href('terms', 'de'));
      await goBackTo(page, path);
      if (state === 'not hydrated') await waitForHydration(page);
      expect(await isHydrated(page)).toBe(true);
    });
  }

  for (const state of ['not hydrated', 'hydrated'] as const) {
    test(`and the cart is current on a page that is ${state}`, async ({ site }) => {
      await page.goto(site.url + href('home', 'en'));
      if (state === 'hydrated') await waitForScripts(page);
      await page.goto(site.url + href('product', 'en', { slug: oil.slug }));
      await waitForScripts(page);
      await addToCart(page, 'en', 2);
      await goBackTo(page, href('home', 'en'));
      await expect(cartLink(page, 'en', 2)).toBeVisible();
    });
  }
});

// In the first layout, menu and footer have estimated heights (laid-out-later.css).
test('Back returns to the place below a long menu', { tag: '@js' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(href('restaurant', 'en'));
  await waitForScripts(page);
  const link = page.locator('.onward a').last();
  const top = () => link.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const before = await top();
  await link.click();
  await expect(link).toHaveCount(0);
  await page.goBack();
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(10);
});

test(
  'Back returns to what was typed in a form and not sent',
  { tag: '@js' },
  async ({ page, visit }) => {
    const path = href('contact', 'de');
    await visit(path);
    await fieldOf(page, 'fullName').fill('Jürgen Groß');
    await waitForScripts(page);
    await fieldOf(page, 'message').fill('Guten Tag,\nhaben Sie ein Zimmer?');
    const privacy = href('privacy', 'de');
    await page.getByRole('main').locator(`a[href="${privacy}"]`).click();
    await expect(page).toHaveURL(privacy);
    await page.goBack();
    await waitForScripts(page);
    await expect(fieldOf(page, 'message')).toHaveValue('Guten Tag,\nhaben Sie ein Zimmer?');
    await expect(fieldOf(page, 'fullName')).toHaveValue('Jürgen Groß');
  },
);
