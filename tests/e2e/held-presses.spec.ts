import type { Page } from '@playwright/test';
import { href } from '../../app/routing/href';
import { oil } from './support/goods';
import { countPosts, holdScripts, waitLongerForScripts } from './support/late-scripts';
import { choose } from './support/matrix';
import { cartLink } from './support/shopping';
import { expect, isHydrated, test, waitForHydration } from './support/test';
import { type Locale, locales, textsIn } from './support/texts';

/** The ways in which the script that starts the application may not come in time. */
const failures = {
  refused: (page: Page) => page.route(/\/static\/entry\.client-/, (route) => route.abort()),
  broken: (page: Page) =>
    page.route(/\/static\/entry\.client-/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
    ),
  late: holdScripts,
};

/** What scripts improve, and how it looks with and without them. */
const presses = {
  async add(page: Page, locale: Locale) {
    return page.getByRole('button', { name: textsIn(locale).shop.add, exact: true });
  },
  async cart(page: Page) {
    return page.locator('.site-header .header-cart');
  },
  async newsletter(page: Page) {
    await page.locator('#newsletter-form [name=email]').fill('first.touch@example.com');
    return page.locator('#newsletter-form button');
  },
};

const sideCart = (page: Page, locale: Locale) =>
  page.getByRole('dialog', { name: textsIn(locale).cart.title });

test.describe('a press while the scripts load', { tag: '@js' }, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const locale of choose<Locale>(['de'], [...locales])) {
    test(`is held and done once by the scripts, in ${locale}`, async ({ page }) => {
      const product = href('product', locale, { slug: oil.slug });
      const posts = countPosts(page);
      await waitLongerForScripts(page);
      for (const press of Object.values(presses)) {
        const release = await holdScripts(page);
        await page.goto(product);
        const target = await press(page, locale);
        await target.tap();
        await target.tap();
        await expect(target).toHaveAttribute('data-held');
        await expect(page.locator('.loading-bar')).toHaveCSS('opacity', '1');
        release();
        await waitForHydration(page);
        await expect(page.locator('[data-held]')).toHaveCount(0);
        if (press !== presses.newsletter) await expect(sideCart(page, locale)).toBeVisible();
        await expect(page).toHaveURL(product);
      }
      await expect(page.locator('#newsletter-form [role=status]')).not.toBeEmpty();
      await expect(cartLink(page, locale, 1)).toBeVisible();
      expect(posts).toEqual([`${href('cart', locale)}.data`, `${href('newsletter', locale)}.data`]);
    });

    for (const failure of choose(
      ['refused', 'broken'] as const,
      ['refused', 'broken', 'late'] as const,
    )) {
      for (const name of choose(['add'] as const, ['add', 'cart', 'newsletter'] as const)) {
        test(`is done once by the browser when they are ${failure}: ${name} in ${locale}`, async ({
          page,
          watch,
        }) => {
          watch.expectError('net::ERR_FAILED');
          watch.expectError('Failed to fetch dynamically imported module');
          watch.expectError('broken');
          const posts = countPosts(page);
          await failures[failure](page);
          await page.goto(href('product', locale, { slug: oil.slug }));
          const target = await presses[name](page, locale);
          await target.evaluate((element: HTMLElement) => {
            element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
            element.click();
            element.click();
          });
          if (name === 'newsletter') {
            await expect(page).toHaveURL(/\?newsletter=sent/);
            expect(posts).toEqual([href('newsletter', locale)]);
            return;
          }
          await expect(page).toHaveURL(href('cart', locale));
          await expect(cartLink(page, locale, name === 'add' ? 1 : 0)).toBeVisible();
          expect(posts).toEqual(name === 'add' ? [href('cart', locale)] : []);
        });
      }
    }

    test(`on 400 kbit/s: menu, languages, picture and cart open at the first tap, in ${locale}`, async ({
      context,
      page,
    }) => {
      const session = await context.newCDPSession(page);
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 400,
        downloadThroughput: 50_000,
        uploadThroughput: 50_000,
      });
      const { menu } = textsIn(locale).common;
      const open = (path: string) => page.goto(path, { waitUntil: 'commit' });
      await open(href('home', locale));
      await page.locator('.site-header .menu-button.with-popover').tap();
      await expect(page.getByRole('dialog', { name: menu.title })).toBeVisible();
      expect(await isHydrated(page)).toBe(false);
      await open(href('rooms', locale));
      await page.locator('.site-header summary').tap();
      await expect(page.locator('.site-header .languages__list a').first()).toBeVisible();
      await open(href('gallery', locale));
      await page.locator('.sheet button').first().tap();
      await expect(page.locator('dialog:popover-open')).toBeVisible();
      await open(href('product', locale, { slug: oil.slug }));
      await (await presses.cart(page)).tap();
      await expect(
        sideCart(page, locale).or(
          page.getByRole('heading', { level: 1, name: textsIn(locale).cart.title }),
        ),
      ).toBeVisible();
    });
  }
});
