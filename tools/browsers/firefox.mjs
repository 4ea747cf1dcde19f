import { setTimeout as wait } from 'node:timers/promises';
import { loadPackage } from '../optional-packages.mjs';

/**
 * Starts the system's Firefox, through WebDriver BiDi.
 * @param {string} executablePath
 * @param {string} origin
 * @param {number} width of the window
 * @param {{ scripts?: boolean }} [options] `scripts: false` switches those of the pages off
 * @returns {Promise<import('../browsers.mjs').Browser>}
 */
export async function openFirefox(executablePath, origin, width, { scripts = true } = {}) {
  const { default: puppeteer } = await loadPackage('tools/browsers', 'puppeteer-core');
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: { 'javascript.enabled': scripts },
  });
  const page = await browser.newPage();
  await page.setViewport({ width, height: 900 });
  /** @type {string[]} */
  let errors = [];
  page.on('pageerror', (/** @type {unknown} */ error) => errors.push(String(error)));
  page.on('console', (/** @type {{ type(): string, text(): string }} */ message) => {
    if (message.type() === 'error') errors.push(message.text());
  });

  /**
   * Clicks on an element as soon as it is there. Without scripts the page answers to no observer, which Puppeteer's own clicks
   * wait for; functions are run in a sandbox beside the page.
   * @param {string} selector
   */
  async function click(selector) {
    for (let tries = 0; tries < 50; tries += 1) {
      const point = await page
        .evaluate((/** @type {string} */ wanted) => {
          const element = document.querySelector(wanted);
          element?.scrollIntoView({ block: 'center', behavior: 'instant' });
          const box = element?.getClientRects()[0];
          return box && { x: box.left + box.width / 2, y: box.top + box.height / 2 };
        }, selector)
        .catch(() => undefined);
      if (point) return page.mouse.click(point.x, point.y);
      await wait(200);
    }
    throw new Error(`${selector} is not there`);
  }
  /** @param {string} selector @param {string} text */
  async function type(selector, text) {
    await click(selector);
    await page.keyboard.type(text);
  }
  return {
    open: (path) => page.goto(origin + path),
    url: async () => page.url(),
    evaluate: (run, ...args) => page.evaluate(run, ...args),
    press: (selector) => (scripts ? page.locator(selector).click() : click(selector)),
    fill: (selector, text) => (scripts ? page.locator(selector).fill(text) : type(selector, text)),
    key: (name) => page.keyboard.press(name),
    errors() {
      const taken = errors;
      errors = [];
      return taken;
    },
    print: () => page.pdf({ format: 'A4' }),
    close: () => browser.close(),
  };
}
