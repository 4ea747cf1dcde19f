import { loadPackage } from '../optional-packages.mjs';

/**
 * Starts the system's Firefox, through WebDriver BiDi.
 * @param {string} executablePath
 * @param {string} origin
 * @param {number} width of the window
 * @returns {Promise<import('../browsers.mjs').Browser>}
 */
export async function openFirefox(executablePath, origin, width) {
  const { default: puppeteer } = await loadPackage('tools/browsers', 'puppeteer-core');
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  const page = await browser.newPage();
  await page.setViewport({ width, height: 900 });
  /** @type {string[]} */
  let errors = [];
  page.on('pageerror', (/** @type {unknown} */ error) => errors.push(String(error)));
  page.on('console', (/** @type {{ type(): string, text(): string }} */ message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return {
    open: (path) => page.goto(origin + path),
    url: async () => page.url(),
    evaluate: (run, ...args) => page.evaluate(run, ...args),
    press: (selector) => page.locator(selector).click(),
    fill: (selector, text) => page.locator(selector).fill(text),
    errors() {
      const taken = errors;
      errors = [];
      return taken;
    },
    close: () => browser.close(),
  };
}
