import type { BrowserContext, Page } from '@playwright/test';
import { findMisfitsAt, findViolations } from './support/looks';
import { choose, isMatrix } from './support/matrix';
import { openScreens } from './support/screen-paths';
import { walkEnquiries, walkPurchase } from './support/screens';
import { fillCart, sideCart } from './support/shopping';
import { expect, test, waitForScripts } from './support/test';
import { type Locale, locales, wordsIn } from './support/words';

// Every screen is opened once, and everything that only a browser sees of it is looked at in this one visit: axe, what sticks
// out or is cut at any width, what is left behind in the browser (LAW-19), and (support/test.ts) its console and foreign requests.

const widths = [320, 390, 768, 1080, 1440, 1920];
/** On a telephone these have other markup than on a desk, or other colours behind their words. */
const otherOnPhones = ['home', 'room', 'table reservation', 'gallery', 'product', 'empty cart'];
const perTest = 8;

type Screen = [name: string, path: string];

/** The pages that anybody may open, the missing one among them, in portions of one test each. */
function portionScreens(locale: Locale): { part: string; screens: Screen[] }[] {
  const missing = `${locale === 'hr' ? '' : `/${locale}`}/404`;
  const all = Object.entries({ ...openScreens(locale), 'missing page': missing });
  const count = Math.ceil(all.length / perTest);
  return Array.from({ length: count }, (_, index) => ({
    part: `${index + 1} of ${count}`,
    screens: all.slice(index * perTest, (index + 1) * perTest),
  }));
}

/** What scripts keep: the router, how far a page was scrolled, for this tab alone; the notice, that it was shown. */
async function findTraces(page: Page, context: BrowserContext): Promise<string[]> {
  const stored = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  const cookies = (await context.cookies()).map(({ name }) => `cookie ${name}`);
  return [...cookies, ...stored.filter((key) => !['positions', 'closure-notice'].includes(key))];
}

async function findViolationsOnPhone(page: Page): Promise<string[]> {
  const window = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  const found = await findViolations(page);
  if (window) await page.setViewportSize(window);
  return found.map((problem) => `on a phone: ${problem}`);
}

// German words are the longest.
for (const locale of choose(['de'], locales)) {
  for (const { part, screens } of portionScreens(locale)) {
    test(
      `open pages in ${locale} fit, keep nothing and break no rule of axe, ${part}`,
      { tag: ['@js', ...(locale === 'de' ? ['@mobile'] : [])] },
      async ({ page, context, visit, watch, isMobile }) => {
        watch.expectStatus(404);
        const { demo } = wordsIn(locale).common;
        const problems: string[] = [];
        for (const [screen, path] of screens) {
          await visit(path);
          const banner = page.getByRole('complementary', { name: demo.title });
          await expect(banner).toContainText(demo.text);
          const found = [...(await findViolations(page)), ...(await findTraces(page, context))];
          if (!isMobile && (isMatrix || otherOnPhones.includes(screen)))
            found.push(...(await findViolationsOnPhone(page)));
          if (!isMobile) found.push(...(await findMisfitsAt(page, widths)));
          problems.push(...found.map((problem) => `${screen}: ${problem}`));
        }
        expect(problems).toEqual([]);
      },
    );
  }
}

for (const locale of choose(['hr'], ['hr', 'de'])) {
  for (const { part, screens } of portionScreens(locale)) {
    const usual = ['home', 'room', 'product', 'contact', 'empty cart'];
    const looked = screens.filter(([name]) => isMatrix || usual.includes(name));
    if (looked.length === 0) continue;
    // For thrifty connections: axe itself could not run in a browser without scripts.
    test(
      `axe finds nothing on pages without scripts in ${locale}, ${part}`,
      { tag: '@js' },
      async ({ page, visit, watch }) => {
        watch.expectStatus(404);
        await page.setExtraHTTPHeaders({ 'save-data': 'on' });
        const problems: string[] = [];
        for (const [screen, path] of looked) {
          await visit(path);
          problems.push(...(await findViolations(page)).map((found) => `${screen}: ${found}`));
        }
        expect(problems).toEqual([]);
      },
    );
  }
}

test('a first page stores nothing at all', { tag: '@js' }, async ({ context, site, watch }) => {
  watch.expectStatus(404);
  const { home = '', shop = '', contact = '', ...others } = openScreens('hr');
  for (const path of choose(
    [home, shop, contact, '/404'],
    [home, shop, contact, '/404', ...Object.values(others)],
  )) {
    const tab = await context.newPage();
    await tab.goto(site.url + path, { waitUntil: 'load' });
    // A second after the page the notice that the hotel is closed notes that it came.
    const stored = await tab.evaluate(() => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage).filter((key) => key !== 'closure-notice'),
      document.cookie,
    ]);
    expect(stored, path).toEqual(['']);
    await tab.close();
  }
  expect(await context.cookies()).toEqual([]);
});

/** Axe, and what sticks out of the narrowest window or with letters twice as large. */
function lookAtForms(page: Page, isMobile: boolean) {
  const problems: string[] = [];
  const look = async (screen: string) => {
    const found = await findViolations(page);
    if (!isMobile) found.push(...(await findMisfitsAt(page, choose([320], widths))));
    problems.push(...found.map((problem) => `${screen}: ${problem}`));
  };
  return { problems, look };
}

for (const locale of choose(['de'], locales)) {
  const mobile = locale === 'de' ? ['@mobile'] : [];
  test(
    `every screen on the way to an order in ${locale} fits and breaks no rule of axe`,
    { tag: ['@js', ...mobile] },
    async ({ page, visit, watch, isMobile }) => {
      watch.expectStatus(400);
      const { problems, look } = lookAtForms(page, isMobile);
      await walkPurchase(page, locale, visit, look);
      expect(problems).toEqual([]);
    },
  );

  test(
    `forms with errors and after sending in ${locale} fit and break no rule of axe`,
    { tag: ['@js', ...mobile] },
    async ({ page, visit, watch, isMobile }) => {
      watch.expectStatus(400);
      const { problems, look } = lookAtForms(page, isMobile);
      await walkEnquiries(page, locale, visit, look);
      expect(problems).toEqual([]);
    },
  );
}

for (const locale of choose([], ['hr', 'de'] as const)) {
  test(
    `axe finds nothing on the way to an order without scripts in ${locale}`,
    { tag: ['@js', '@matrix'] },
    async ({ page, visit, watch }) => {
      watch.expectStatus(400);
      // Only the site gets the header; the card provider has its own tests.
      await page.route(/^http:\/\/localhost/, (route) =>
        route.continue({ headers: { ...route.request().headers(), 'save-data': 'on' } }),
      );
      const problems: string[] = [];
      await walkPurchase(page, locale, visit, async (screen) => {
        problems.push(...(await findViolations(page)).map((found) => `${screen}: ${found}`));
      });
      expect(problems).toEqual([]);
    },
  );
}

test(
  'axe finds nothing in the side cart and the language list',
  { tag: ['@js', '@mobile'] },
  async ({ page, visit }) => {
    await fillCart(visit, page, 'hr');
    await page.goto('/shop');
    await waitForScripts(page);
    await page.getByRole('banner').locator('summary').click();
    expect(await findViolations(page), 'languages').toEqual([]);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /košarici/ })
      .click();
    await expect(
      sideCart(page, 'hr').getByRole('link', { name: wordsIn('hr').cart.side.overview }),
    ).toBeVisible();
    expect(await findViolations(page), 'side cart').toEqual([]);
  },
);
