// The tests in other browsers than Chromium, those of the system: `npm run test:browsers`. They find what these engines lay out or paint
// differently; what the pages do is tested in `tests/e2e`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPorts, startSite, stop } from './bench/processes.mjs';
import { findInPath } from './ensure-browser.mjs';
import { readOptions } from './options.mjs';
import { ensureInstalledAndBuilt, root } from './prepare.mjs';
import { exitOnSignals } from '../tests/support/exit-on-signals.mjs';
import { openFirefox } from './browsers/firefox.mjs';
import {
  askForTable,
  buy,
  settle,
  until,
  useKeyboard,
  useMenuAndLightbox,
} from './browsers/journeys.mjs';
import { findPageProblems } from './browsers/page-problems.mjs';
import { canReadSheets, findStrandedHeadings } from './browsers/printed-sheets.mjs';
import { hasWebKit, openWebKit } from './browsers/webkit.mjs';

/**
 * @typedef {object} Browser
 * @property {(path: string) => Promise<unknown>} open
 * @property {() => Promise<string>} url
 * @property {(run: (...args: any[]) => any, ...args: unknown[]) => Promise<any>} evaluate runs a function in the page
 * @property {(selector: string) => Promise<unknown>} press
 * @property {(selector: string, text: string) => Promise<unknown>} fill
 * @property {(name: 'Tab' | 'Enter' | 'Escape' | 'ArrowRight') => Promise<unknown>} key presses it
 * @property {() => string[]} errors of the page's scripts since the last call
 * @property {() => Promise<Uint8Array>} [print] the page as a PDF file
 * @property {() => Promise<unknown>} close
 */

process.chdir(root);
exitOnSignals();
readOptions('npm run test:browsers\n', { options: {} });
await ensureInstalledAndBuilt();

const widths = /** @type {const} */ ([390, 1440]);
const firefox = findInPath(['firefox', 'firefox-esr']);
/**
 * @type {{
 *   name: string,
 *   packages: string,
 *   open: ((width: number) => Promise<Browser>) | undefined,
 *   openWithoutScripts?: () => Promise<Browser>,
 * }[]}
 */
const engines = [
  {
    name: 'Firefox',
    packages: 'firefox-esr',
    ...(firefox
      ? {
          open: (width) => openFirefox(firefox, origin, width),
          openWithoutScripts: () => openFirefox(firefox, origin, widths[0], { scripts: false }),
        }
      : { open: undefined }),
  },
  {
    name: 'WebKit',
    packages: 'webkit2gtk-driver xvfb',
    open: hasWebKit() ? (width) => openWebKit(origin, width) : undefined,
  },
];
const missing = engines.filter(({ open }) => !open);
for (const { name, packages } of missing)
  console.log(`SKIPPED ${name}: not installed (apt-get install ${packages})`);
if (missing.length === engines.length) {
  console.log('0 passed, 1 failed: there is no browser to test');
  process.exit(1);
}

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

/** The German pages, which have the longest words. */
async function listPages() {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const locations = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  return locations.filter((path) => /^\/de(?:\/|$)/.test(path));
}

/** @param {Browser} browser @param {string} path */
async function openWhole(browser, path) {
  await browser.open(path);
  await until(browser, () => document.readyState === 'complete', 'loaded');
  // Parts are laid out later by animations (decision 0083), also those that are never on the screen.
  await settle(browser);
}

/** @param {Browser} browser @param {string} path */
async function look(browser, path) {
  await openWhole(browser, path);
  await browser.evaluate(() =>
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
  );
  return [...(await browser.evaluate(findPageProblems)), ...browser.errors()];
}

/**
 * Prints every page, if the browser can.
 * @param {string} name
 * @param {Browser} browser
 */
async function printPages(name, browser) {
  if (!browser.print) return;
  if (!canReadSheets()) {
    console.log(`SKIPPED ${name} on paper: pdftotext is not installed (poppler-utils)`);
    return;
  }
  for (const path of pages) {
    await openWhole(browser, path);
    const pdf = await browser.print();
    report(`${name} on paper: ${path}`, await findStrandedHeadings(browser, pdf));
  }
}

/** @param {string} name @param {() => Promise<void>} journey */
const walk = (name, journey) =>
  journey().then(
    () => report(name, []),
    (/** @type {unknown} */ error) => report(name, [String(error)]),
  );

const pages = await listPages();
for (const { name, open, openWithoutScripts } of engines) {
  if (!open) continue;
  for (const width of widths) {
    const browser = await open(width);
    for (const path of pages) report(`${name}, ${width} px: ${path}`, await look(browser, path));
    if (width === widths[1]) await printPages(name, browser);
    await walk(`${name}, ${width} px: menu and large picture`, () => useMenuAndLightbox(browser));
    await walk(`${name}, ${width} px: by keyboard`, () => useKeyboard(browser));
    await walk(`${name}, ${width} px: an order`, () => buy(browser));
    await browser.close();
  }
  if (!openWithoutScripts) continue;
  const browser = await openWithoutScripts();
  const title = `${name} without scripts, ${widths[0]} px`;
  await walk(`${title}: menu and large picture`, () => useMenuAndLightbox(browser));
  await walk(`${title}: a table`, () => askForTable(browser));
  await walk(`${title}: an order`, () => buy(browser));
  await browser.close();
}
await stop(site);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
