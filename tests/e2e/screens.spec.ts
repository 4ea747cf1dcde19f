import type { BrowserContext, Page } from '@playwright/test';
import { href } from '../../app/routing/href';
import { findCrowdedLinks } from './support/crowded-links';
import { appendPages, findBrokenCells, findBrokenWords, wordWidths } from './support/display-words';
import {
  checkAtWidths,
  enlargedWindows,
  findViolations,
  lookAt,
  lookForMisfits,
} from './support/page-checks';
import { choose, isMatrix } from './support/matrix';
import { openScreens } from './support/screen-paths';
import { walkEnquiries, walkPurchase } from './support/screens';
import { fillCart, sideCart } from './support/shopping';
import { findSmallTargets } from './support/small-targets';
import { expect, test, waitForScripts } from './support/test';
import { type Locale, locales, textsIn } from './support/texts';

// Every screen is opened once, and everything that only a browser can check is checked in this one visit: axe, overflow and
// clipping at any width, what is stored in the browser (LAW-19), and (support/test.ts) its console and third-party requests.

const widths = [320, 390, 768, 1080, 1440, 1920];
/** Screens with different markup or text backgrounds on phones than on desktops. */
const otherOnPhones = ['home', 'room', 'table reservation', 'gallery', 'product', 'empty cart'];
/** Screens whose template another screen has too: outside the matrix only their fit is checked. */
const sameTemplates = [
  'gallery of rooms',
  'product without oil',
  'package reservation after sending',
  'newsletter after leaving',
  'unknown newsletter link',
  'failure without an order',
  'payment',
  'privacy',
  'imprint',
  'accessibility',
];
const perTest = 6;

type Screen = [name: string, path: string];

/** The public pages and a missing one, in batches of one test each. */
function portionScreens(locale: Locale): { part: string; screens: Screen[] }[] {
  const missing = `${locale === 'hr' ? '' : `/${locale}`}/404`;
  const all = Object.entries({ ...openScreens(locale), 'missing page': missing });
  const count = Math.ceil(all.length / perTest);
  return Array.from({ length: count }, (_, index) => ({
    part: `${index + 1} of ${count}`,
    screens: all.slice(index * perTest, (index + 1) * perTest),
  }));
}

/** The addresses of a screen in the other languages. */
function findOthers(screen: string, locale: Locale): string[] {
  return locales
    .filter((other) => other !== locale)
    .flatMap((other) => openScreens(other)[screen] ?? []);
}

/** Allowed in this tab's storage: the router's scroll positions, and that the notice was shown. */
async function findTraces(page: Page, context: BrowserContext): Promise<string[]> {
  const stored = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  const cookies = (await context.cookies()).map(({ name }) => `cookie ${name}`);
  return [...cookies, ...stored.filter((key) => key !== 'positions')];
}

async function findViolationsOnPhone(page: Page): Promise<string[]> {
  const window = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  const found = await findViolations(page);
  if (window) await page.setViewportSize(window);
  return found.map((problem) => `on a phone: ${problem}`);
}

// German has the longest words.
for (const locale of choose(['de'], locales)) {
  for (const { part, screens } of portionScreens(locale)) {
    test(
      `public pages in ${locale} fit, store nothing and pass axe, ${part}`,
      { tag: ['@js', ...(locale === 'de' ? ['@mobile'] : [])] },
      async ({ page, context, visit, watch, isMobile }) => {
        watch.expectStatus(404);
        const { demo } = textsIn(locale).common;
        const problems: string[] = [];
        for (const [screen, path] of screens) {
          await visit(path);
          const banner = page.getByRole('complementary', { name: demo.title });
          await expect(banner).toContainText(demo.text);
          const isBrief = !isMatrix && sameTemplates.includes(screen);
          if (isBrief) {
            const misfits = await checkAtWidths(page, lookForMisfits([320, 1440]));
            problems.push(...misfits.map((problem) => `${screen}: ${problem}`));
            continue;
          }
          const found = [...(await findViolations(page)), ...(await findTraces(page, context))];
          if (!isMobile && (isMatrix || otherOnPhones.includes(screen)))
            found.push(...(await findViolationsOnPhone(page)));
          if (!isMobile) {
            const looks = [...lookForMisfits(widths), ...lookAt([390], findSmallTargets)];
            found.push(...(await checkAtWidths(page, looks)));
          }
          // The other languages need no visit of their own for this; their frame has the same words on every page.
          if (!isMobile && locale === 'de') {
            const part = screen === 'home' || isMatrix ? 'site' : 'main';
            await appendPages(page, findOthers(screen, locale), part);
            const looks = [
              ...lookAt(wordWidths, findBrokenWords),
              // The frame, which has the most links, is there once; windows of other widths cost a layout each.
              ...lookAt(screen === 'home' ? [390, 390 / 2] : [390], findCrowdedLinks),
              ...lookAt(
                (await page.locator('table').count()) > 0 ? enlargedWindows : [],
                findBrokenCells,
              ),
            ];
            found.push(...(await checkAtWidths(page, looks)));
          }
          problems.push(...found.map((problem) => `${screen}: ${problem}`));
        }
        expect(problems).toEqual([]);
      },
    );
  }
}

for (const locale of choose(['hr'], ['hr', 'de'])) {
  for (const { part, screens } of portionScreens(locale)) {
    const usual = ['home', 'product', 'contact'];
    const looked = screens.filter(([name]) => isMatrix || usual.includes(name));
    if (looked.length === 0) continue;
    // With Save-Data: axe itself cannot run in a browser without scripts.
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
    const stored = await tab.evaluate(() => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      document.cookie,
    ]);
    expect(stored, path).toEqual(['']);
    await tab.close();
  }
  expect(await context.cookies()).toEqual([]);
});

test(
  'what a visit stores is on the page about cookies',
  { tag: '@js' },
  async ({ context, page, visit }) => {
    await fillCart(visit, page, 'hr');
    const shop = page.getByRole('main').locator(`a[href="${href('shop', 'hr')}"]`);
    await shop.first().click();
    await expect(page).toHaveURL(href('shop', 'hr'));
    // The router writes what it remembers when the page is left.
    await visit(href('cookies', 'hr'));
    const stored = await page.evaluate(() => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
    ]);
    const set = [...stored, ...(await context.cookies()).map(({ name }) => name)];
    const named = await page.getByRole('main').locator('tbody tr > :first-child').allInnerTexts();
    const unnamed = set.filter((name) => !named.some((row) => row.startsWith(`${name} (`)));
    expect(set).toEqual(expect.arrayContaining(['cart', 'positions']));
    expect(unnamed).toEqual([]);
  },
);

/** Axe, overflow in the narrowest window or with text twice as large, small targets, and broken words. */
function checkForms(page: Page, isMobile: boolean) {
  const problems: string[] = [];
  const look = async (screen: string) => {
    const found = await findViolations(page);
    if (!isMobile) {
      const looks = [
        ...lookForMisfits(choose([320], widths)),
        ...lookAt([390], findSmallTargets),
        ...lookAt(choose([320, 1024], wordWidths), findBrokenWords),
      ];
      found.push(...(await checkAtWidths(page, looks)));
    }
    problems.push(...found.map((problem) => `${screen}: ${problem}`));
  };
  return { problems, look };
}

for (const locale of choose(['de'], locales)) {
  const mobile = locale === 'de' ? ['@mobile'] : [];
  test(
    `every screen of a purchase in ${locale} fits and passes axe`,
    { tag: ['@js', ...mobile] },
    async ({ page, visit, watch, isMobile }) => {
      watch.expectStatus(400);
      const { problems, look } = checkForms(page, isMobile);
      await walkPurchase(page, locale, visit, look);
      expect(problems).toEqual([]);
    },
  );

  test(
    `forms with errors and after sending in ${locale} fit and pass axe`,
    { tag: ['@js', ...mobile] },
    async ({ page, visit, watch, isMobile }) => {
      watch.expectStatus(400);
      const { problems, look } = checkForms(page, isMobile);
      await walkEnquiries(page, locale, visit, look);
      expect(problems).toEqual([]);
    },
  );
}

for (const locale of choose([], ['hr', 'de'] as const)) {
  test(
    `axe finds nothing in a purchase without scripts in ${locale}`,
    { tag: ['@js', '@matrix'] },
    async ({ page, visit, watch }) => {
      watch.expectStatus(400);
      // Only the site gets the header; the provider emulator has its own tests.
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
      sideCart(page, 'hr').getByRole('link', { name: textsIn('hr').cart.side.overview }),
    ).toBeVisible();
    expect(await findViolations(page), 'side cart').toEqual([]);
  },
);
