import { href } from '../../app/routing/href';
import { expect, test } from './support/test';
import { textsIn } from './support/texts';

test(
  'closing the large picture leaves the focus on the one shown last',
  { tag: '@js' },
  async ({ page, visit }) => {
    const { gallery } = textsIn('de');
    await visit(href('gallery', 'de'));
    const links = page.getByRole('main').locator('.sheet a');
    await links.nth(1).press('Enter');
    const viewer = page.getByRole('dialog', { name: gallery.viewer });
    await expect(viewer).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await viewer.getByRole('button', { name: gallery.next }).press('Enter');
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(links.nth(3)).toBeFocused();
  },
);
