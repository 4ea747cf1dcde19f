import type { Page } from '@playwright/test';
import { href } from '../../app/routing/href';
import { expect, test } from './support/test';
import { textsIn } from './support/texts';

const small = (page: Page) => page.getByRole('main').locator('.sheet button');
const large = (page: Page) => page.locator('dialog:popover-open');

test(
  'closing the large picture leaves the focus on the one shown last',
  { tag: '@js' },
  async ({ page, visit }) => {
    const { gallery } = textsIn('de');
    await visit(href('gallery', 'de'));
    await small(page).nth(1).press('Enter');
    await expect(large(page)).toHaveAttribute('id', 'picture-2');
    await page.keyboard.press('ArrowRight');
    const next = large(page).getByRole('button', { name: gallery.next });
    await next.press('Enter');
    await expect(large(page)).toHaveAttribute('id', 'picture-4');
    await expect(next).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(large(page)).toHaveCount(0);
    await expect(small(page).nth(3)).toBeFocused();
    await small(page).nth(0).click();
    await expect(large(page)).toHaveCount(1);
    await page.mouse.click(20, 450);
    await expect(large(page)).toHaveCount(0);
  },
);

test(
  'Back closes the large picture, and leaves the page only when none is open',
  { tag: '@js' },
  async ({ page, visit }) => {
    await visit(href('heritage', 'de'));
    await visit(href('gallery', 'de'));
    const gallery = page.url();
    const hasEntry = (expected: true | undefined) =>
      expect.poll(() => page.evaluate(() => history.state?.picture)).toBe(expected);
    await small(page).nth(1).press('Enter');
    await page.keyboard.press('ArrowRight');
    await expect(large(page)).toHaveAttribute('id', 'picture-3');
    await hasEntry(true);
    await page.goBack();
    await expect(large(page)).toHaveCount(0);
    expect(page.url()).toBe(gallery);
    await expect(small(page).nth(2)).toBeFocused();
    await page.goForward();
    await hasEntry(true);
    await small(page).nth(0).press('Enter');
    await expect(large(page)).toHaveCount(1);
    await page.goBack();
    await expect(large(page)).toHaveCount(0);
    await small(page).nth(0).press('Enter');
    await hasEntry(true);
    await page.keyboard.press('Escape');
    await expect(large(page)).toHaveCount(0);
    await hasEntry(undefined);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${href('heritage', 'de')}$`));
  },
);

test(
  'a picture opens large without scripts, hides the page, and closes',
  { tag: '@no-js' },
  async ({ page, visit }) => {
    const { gallery } = textsIn('de');
    await visit(href('gallery', 'de'));
    await small(page).nth(2).click();
    await expect(large(page)).toHaveAttribute('id', 'picture-3');
    await expect(large(page).getByRole('img').last()).toBeInViewport();
    await expect(large(page).getByRole('button')).toHaveCount(1);
    for (let stops = 0; stops < 4; stops += 1) {
      await page.keyboard.press('Tab');
      await expect(page.locator('main :focus:not(dialog *), header :focus')).toHaveCount(0);
    }
    await page.keyboard.press('Escape');
    await expect(large(page)).toHaveCount(0);
    await expect(small(page).nth(2)).toBeFocused();
    await small(page).nth(3).click();
    await large(page).getByRole('button', { name: gallery.close }).click();
    await expect(large(page)).toHaveCount(0);
  },
);
