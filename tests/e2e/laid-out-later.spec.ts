import { href } from '../../app/routing/href';
import { expect, test } from './support/test';

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });

/** Runs in the page: records whether a frame was drawn without the last dish. */
function noteMissingDish(): void {
  const look = () => {
    const dish = [...document.querySelectorAll('.dish')].at(-1);
    // Playwright's own visibility ignores `content-visibility`.
    const isMissing = dish && !dish.checkVisibility({ contentVisibilityAuto: true });
    if (isMissing) Object.assign(window, { wasMissing: true });
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

test('a phone lays out a long menu after its first screen @js', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(noteMissingDish);
  await page.goto(href('restaurant', 'de'));
  expect(await page.evaluate(() => 'wasMissing' in window)).toBe(true);
  const isLaidOut = () =>
    page
      .locator('.dish')
      .last()
      .evaluate((dish) => dish.checkVisibility({ contentVisibilityAuto: true }));
  await expect.poll(isLaidOut).toBe(true);
});

for (const [name, anchor] of [
  ['restaurant', 'hours'],
  ['rooms', 'terms'],
] as const) {
  test(`a link to what follows parts laid out later ends there: ${anchor} @both`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(`${href(name, 'de')}#${anchor}`);
    const isLaidOut = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('main :is(h2, h3)')].every((part) =>
          part.checkVisibility({ contentVisibilityAuto: true }),
        ),
      );
    await expect.poll(isLaidOut).toBe(true);
    const top = await page
      .locator(`#${anchor}`)
      .evaluate((heading) => heading.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(100);
  });
}
