// The tests in other browsers than Chromium, those of the system: `npm run test:browsers`. They find what these engines lay out or paint
// differently; what the pages do is tested in `tests/e2e`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findPorts, startSite, stop } from './bench/processes.mjs';
import { findInPath } from './ensure-browser.mjs';
import { readOptions } from './options.mjs';
import { ensureInstalledAndBuilt, root } from './prepare.mjs';
import { exitOnSignals } from '../tests/support/exit-on-signals.mjs';
import { openFirefox } from './browsers/firefox.mjs';
import { findPageProblems } from './browsers/page-problems.mjs';
import { hasWebKit, openWebKit } from './browsers/webkit.mjs';

/**
 * @typedef {object} Browser
 * @property {(path: string) => Promise<unknown>} open
 * @property {() => Promise<string>} url
 * @property {(run: (...args: any[]) => any, ...args: unknown[]) => Promise<any>} evaluate runs a function in the page
 * @property {(selector: string) => Promise<unknown>} press
 * @property {(selector: string, text: string) => Promise<unknown>} fill
 * @property {() => string[]} errors of the page's scripts since the last call
 * @property {() => Promise<unknown>} close
 */

process.chdir(root);
exitOnSignals();
readOptions('npm run test:browsers\n', { options: {} });
await ensureInstalledAndBuilt();

const widths = [390, 1440];
const firefox = findInPath(['firefox', 'firefox-esr']);
/** @type {{ name: string, packages: string, open: ((width: number) => Promise<Browser>) | undefined }[]} */
const engines = [
  {
    name: 'Firefox',
    packages: 'firefox-esr',
    open: firefox ? (width) => openFirefox(firefox, origin, width) : undefined,
  },
  {
    name: 'WebKit',
    packages: 'webkit2gtk-driver xvfb',
    open: hasWebKit() ? (width) => openWebKit(origin, width) : undefined,
  },
];

const port = await findPorts(2);
const origin = `http://localhost:${port}`;
const dataDir = mkdtempSync(join(tmpdir(), 'murva-browsers-'));
const site = await startSite({ port, dataDir, env: { HOST: 'localhost', JOB_INTERVAL_MS: '500' } });
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));

let passed = 0;
let failed = 0;
/** @param {string} name @param {readonly string[]} problems */
function report(name, problems) {
  if (problems.length === 0) passed += 1;
  else failed += 1;
  console.log(`${problems.length === 0 ? 'ok    ' : 'BROKEN'}  ${name}`);
  for (const problem of problems) console.log(`        ${problem}`);
}

/** Waits until a function of the page returns something true. @param {Browser} browser @param {() => boolean} isSo @param {string} what */
async function until(browser, isSo, what) {
  for (let tries = 0; tries < 150; tries += 1) {
    // While a page is being left, its functions may be lost.
    if (await browser.evaluate(isSo).catch(() => false)) return;
    await wait(200);
  }
  throw new Error(`${what}: not after 30 seconds, at ${await browser.url()}`);
}

/** Waits for the page's animations: during the one between two pages a press reaches nothing. @param {Browser} browser */
const settle = (browser) =>
  until(
    browser,
    () => document.getAnimations().every(({ playState }) => playState === 'finished'),
    'at rest',
  );

/** The German pages, which have the longest words. */
async function listPages() {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const locations = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  return locations.filter((path) => /^\/de(?:\/|$)/.test(path));
}

/** @param {Browser} browser @param {string} path */
async function look(browser, path) {
  await browser.open(path);
  await until(browser, () => document.readyState === 'complete', 'loaded');
  // Parts are laid out later by animations (decision 0083), also those that are never on the screen.
  await settle(browser);
  await browser.evaluate(() =>
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
  );
  return [...(await browser.evaluate(findPageProblems)), ...browser.errors()];
}

/** @param {Browser} browser */
async function useMenuAndLightbox(browser) {
  await browser.open('/de');
  await browser.press('.menu-button.with-popover');
  await until(
    browser,
    () => document.querySelector('.site-menu:popover-open') !== null,
    'the menu opens',
  );
  await browser.press('.site-menu a[href="/de/galerie"]');
  await until(browser, () => location.pathname === '/de/galerie', 'the gallery opens');
  await settle(browser);
  await browser.press('button.sheet__open');
  await until(
    browser,
    () => document.querySelector('.lightbox:popover-open') !== null,
    'a picture opens',
  );
  await browser.press('.lightbox:popover-open [popovertargetaction="hide"]');
  await until(
    browser,
    () => document.querySelector('.lightbox:popover-open') === null,
    'it closes',
  );
}

/** @param {Browser} browser */
async function buy(browser) {
  await browser.open('/de/shop/buza');
  await browser.press('main form:has([name="productId"]) button:not([type="button"])');
  await until(
    browser,
    () => document.querySelector('.side-cart [value="increase"]') !== null,
    'the side cart opens',
  );
  await browser.open('/de/shop/checkout');
  await browser.press('main form button[type="submit"], main form .btn');
  await until(
    browser,
    () => document.querySelector('.error-summary') !== null,
    'errors are listed',
  );
  const buyer = {
    fullName: 'Jörg Weiß',
    email: 'joerg@example.de',
    phone: '+49 171 2345678',
    address: 'Gasse 1',
    postalCode: '80331',
    city: 'München',
  };
  for (const [name, value] of Object.entries(buyer))
    await browser.fill(`main [name="${name}"]`, value);
  await browser.evaluate(() => {
    const country = document.querySelector('main [name="country"]');
    if (!(country instanceof HTMLSelectElement)) throw new Error('There is no country');
    country.value = 'DE';
    country.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await browser.press('main form .btn[type="submit"]');
  await until(browser, () => location.search === '?step=delivery', 'the delivery is asked');
  await browser.press('main form .btn[type="submit"]');
  await until(browser, () => location.search === '?step=review', 'the order is shown');
  await browser.press('main [name="terms"]');
  await browser.press('main form .btn[type="submit"]');
  await until(
    browser,
    () => document.querySelector('[name="cardNumber"]') !== null,
    'the card is asked',
  );
  await browser.fill('[name="cardNumber"]', '4111111111111111');
  await browser.fill('[name="expiry"]', '1239');
  await browser.fill('[name="cvv"]', '123');
  await browser.press('button.pay');
  await until(
    browser,
    () => /M-\d{4}-\d{6}/.test(document.body.textContent ?? ''),
    'it is ordered',
  );
}

/** @param {string} name @param {() => Promise<void>} journey */
const walk = (name, journey) =>
  journey().then(
    () => report(name, []),
    (/** @type {unknown} */ error) => report(name, [String(error)]),
  );

const pages = await listPages();
for (const { name, packages, open } of engines) {
  if (!open) {
    console.log(`SKIPPED ${name}: not installed (apt-get install ${packages})`);
    continue;
  }
  for (const width of widths) {
    const browser = await open(width);
    for (const path of pages) report(`${name}, ${width} px: ${path}`, await look(browser, path));
    await walk(`${name}, ${width} px: menu and large picture`, () => useMenuAndLightbox(browser));
    await walk(`${name}, ${width} px: an order`, () => buy(browser));
    await browser.close();
  }
}
await stop(site);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
