import { href } from '../../app/routing/href';
import { expect, test } from './support/test';

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });

test('a phone lays out a long menu after its first screen @js', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(href('restaurant', 'de'));
  const lastDish = page.locator('.dish').last();
  // Playwright's own visibility ignores `content-visibility`.
  const isLaidOut = () =>
    lastDish.evaluate((dish) => dish.checkVisibility({ contentVisibilityAuto: true }));
  // Its tenths of a second may pass before a busy machine has drawn the first frame.
  const setTime = (time: string) =>
    page.locator('.menu-card__section').evaluateAll((sections, value) => {
      for (const section of sections) {
        if (section instanceof HTMLElement) section.style.setProperty('--laid-out-after', value);
      }
    }, time);
  await setTime('600s');
  await expect.poll(isLaidOut).toBe(false);
  await setTime('');
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
