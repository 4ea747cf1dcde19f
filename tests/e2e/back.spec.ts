import { chromium, type Page } from '@playwright/test';
import { href } from '../../app/routing/href';
import { findChromium } from '../../tools/ensure-browser.mjs';
import { expect, test, waitForScripts } from './support/test';

/** Runs in the page: notes whether the browser brought it back from its cache. */
function noteReturn(): void {
  window.addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
}

const cameBack = (page: Page) =>
  page.evaluate(() => (window as unknown as { persisted?: boolean }).persisted);

test.describe('Back restores a page from the browser’s cache', { tag: '@js' }, () => {
  let closeBrowser = async () => {};
  test.afterEach(() => closeBrowser());

  for (const path of [href('home', 'en'), href('product', 'en', { slug: 'bianchera' })]) {
    for (const state of ['asleep', 'awake'] as const) {
      test(`${path}, ${state}`, async ({ site }) => {
        // The test runner's own settings switch that cache off.
        const browser = await chromium.launch({
          executablePath: findChromium(),
          args: ['--no-sandbox', '--disable-gpu'],
          ignoreDefaultArgs: ['--disable-back-forward-cache'],
        });
        closeBrowser = () => browser.close();
        const page = await browser.newPage();
        await page.addInitScript(noteReturn);
        await page.goto(site.url + path);
        if (state === 'awake') await waitForScripts(page);
        await page.goto(`${site.url}${href('terms', 'de')}`);
        await page.evaluate(() => void setTimeout(() => history.back(), 50));
        await expect.poll(() => cameBack(page).catch(() => undefined)).toBe(true);
        expect(new URL(page.url()).pathname).toBe(path);
        await waitForScripts(page);
      });
    }
  }
});
