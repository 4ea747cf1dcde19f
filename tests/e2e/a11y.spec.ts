import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { openScreens, walkEnquiries, walkPurchase } from './support/screens';
import { fillBasket, sideCart } from './support/shopping';
import { expect, test } from './support/test';
import { type Locale, locales, wordsIn } from './support/words';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Every rule that a screen breaks, with the places. */
async function findViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}`),
  );
}

/** Content that sticks out of a window, apart from boxes that scroll by themselves (wide tables). */
function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const scrolls = (element: Element) =>
      /auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX);
    const hasScroller = (element: Element): boolean => {
      const parent = element.parentElement;
      return (
        parent !== null && parent !== document.body && (scrolls(parent) || hasScroller(parent))
      );
    };
    const found = [...document.body.querySelectorAll('*')].filter((element) => {
      const { right, left, width: own } = element.getBoundingClientRect();
      return own > 1 && (right > width + 1 || left < -1) && !hasScroller(element);
    });
    const wide =
      document.documentElement.scrollWidth > width
        ? [`page: ${document.documentElement.scrollWidth}`]
        : [];
    return [...wide, ...found.map((element) => `${element.tagName} ${element.className}`)];
  });
}

// Many screens in one test, each looked at as a whole.
test.beforeEach(() => test.slow());

type Check = (screen: string) => Promise<void>;

function collect(page: Page, find: (page: Page) => Promise<string[]>) {
  const problems: string[] = [];
  const look: Check = async (screen) => {
    problems.push(...(await find(page)).map((problem) => `${screen}: ${problem}`));
  };
  return { problems, look };
}

const perTest = 8;

/** The pages that anybody may open, the missing one among them, in portions of one test each. */
function portionScreens(
  locale: Locale,
): { part: string; screens: [name: string, path: string][] }[] {
  const missing = `${locale === 'hr' ? '' : `/${locale}`}/404`;
  const all = Object.entries({ ...openScreens(locale), 'missing page': missing });
  const count = Math.ceil(all.length / perTest);
  return Array.from({ length: count }, (_, index) => ({
    part: `${index + 1} of ${count}`,
    screens: all.slice(index * perTest, (index + 1) * perTest),
  }));
}

for (const locale of locales) {
  // The pages without scripts are the ones for thrifty connections: axe itself could not run in a browser without.
  for (const [way, headers] of [
    ['with scripts', {}],
    ['without scripts', { 'save-data': 'on' }],
  ] as const) {
    // The markup is the same in every language; the thrifty pages differ only in what is left out.
    if (way === 'without scripts' && locale !== 'hr' && locale !== 'de') continue;
    const mobile = locale === 'de' && way === 'with scripts' ? ['@mobile'] : [];

    for (const { part, screens } of portionScreens(locale)) {
      test(
        `axe finds nothing on open pages in ${locale} ${way}, ${part}`,
        { tag: ['@js', ...mobile] },
        async ({ page, visit, watch }) => {
          watch.expectStatus(404);
          await page.setExtraHTTPHeaders(headers);
          const { problems, look } = collect(page, findViolations);
          for (const [screen, path] of screens) {
            await visit(path);
            await look(screen);
          }
          expect(problems).toEqual([]);
        },
      );
    }

    test(
      `axe finds nothing on the way to an order in ${locale} ${way}`,
      { tag: ['@js', ...mobile] },
      async ({ page, visit, watch }) => {
        watch.expectStatus(400);
        // Only the site gets the header; the card provider has its own tests.
        await page.route(/^http:\/\/localhost/, (route) =>
          route.continue({ headers: { ...route.request().headers(), ...headers } }),
        );
        const { problems, look } = collect(page, findViolations);
        await walkPurchase(page, locale, visit, look);
        expect(problems).toEqual([]);
      },
    );
  }
}

for (const locale of ['hr', 'de'] as const) {
  test(
    `axe finds nothing in forms with errors and after sending in ${locale}`,
    { tag: ['@js', ...(locale === 'de' ? ['@mobile'] : [])] },
    async ({ page, visit, watch }) => {
      watch.expectStatus(400);
      const { problems, look } = collect(page, findViolations);
      await walkEnquiries(page, locale, visit, look);
      expect(problems).toEqual([]);
    },
  );
}

test(
  'axe finds nothing in the side cart, the language list and on the card page',
  { tag: ['@js', '@mobile'] },
  async ({ page, visit }) => {
    const { problems, look } = collect(page, findViolations);
    await fillBasket(visit, page, 'hr');
    await visit('/shop');
    await page.getByRole('banner').locator('summary').click();
    await look('languages');
    await page
      .getByRole('banner')
      .getByRole('link', { name: /košarici/ })
      .click();
    await expect(
      sideCart(page, 'hr').getByRole('link', { name: wordsIn('hr').cart.side.overview }),
    ).toBeVisible();
    await look('side cart');
    expect(problems).toEqual([]);
  },
);

/** Words that stand in a box too small for them. */
function findCutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hasWords = (element: Element) =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
    return [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { overflowX, overflowY, clipPath } = getComputedStyle(element);
        const clips = /hidden|clip/.test(overflowX + overflowY) && clipPath === 'none';
        return clips && hasWords(element) && element.clientHeight > 1;
      })
      .filter(
        ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
          scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 2,
      )
      .map((element) => `cut: ${element.tagName} ${element.className}`);
  });
}

const widths = [320, 390, 768, 1080, 1440, 1920];

for (const locale of ['hr', 'de'] as const) {
  for (const { part, screens } of portionScreens(locale)) {
    test(
      `nothing sticks out or is cut at any width in ${locale}, ${part}`,
      { tag: '@js' },
      async ({ page, visit, watch }) => {
        watch.expectStatus(404);
        const problems: string[] = [];
        for (const [screen, path] of screens) {
          await visit(path);
          for (const width of widths) {
            await page.setViewportSize({ width, height: 900 });
            const found = [...(await findOverflow(page)), ...(await findCutText(page))];
            problems.push(...found.map((problem) => `${screen} at ${width}: ${problem}`));
          }
          // Letters twice as large, as some readers set them in their browser: the page's rules allow no style element.
          await page.evaluate(() => {
            document.documentElement.style.fontSize = '200%';
          });
          await page.setViewportSize({ width: 1280, height: 900 });
          problems.push(
            ...(await findOverflow(page)).map((problem) => `${screen} enlarged: ${problem}`),
          );
        }
        expect(problems).toEqual([]);
      },
    );
  }

  test.describe(`at 320 pixels in ${locale}`, { tag: '@js' }, () => {
    test.use({ viewport: { width: 320, height: 640 } });

    test('no page of a purchase scrolls sideways', async ({ page, visit, watch }) => {
      watch.expectStatus(400);
      const { problems, look } = collect(page, findOverflow);
      await walkPurchase(page, locale, visit, look);
      expect(problems).toEqual([]);
    });

    test('no form scrolls sideways, whatever it says', async ({ page, visit, watch }) => {
      watch.expectStatus(400);
      const { problems, look } = collect(page, findOverflow);
      await walkEnquiries(page, locale, visit, async (screen) => {
        await look(screen);
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%';
        });
        await page.setViewportSize({ width: 1280, height: 900 });
        await look(`${screen} enlarged`);
        await page.setViewportSize({ width: 320, height: 640 });
      });
      expect(problems).toEqual([]);
    });
  });
}
