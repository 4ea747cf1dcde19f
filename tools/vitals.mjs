// Web vitals of the production build: `npm run vitals`.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findPorts, startSite, stop } from './bench/processes.mjs';
import { ensureBrowser } from './ensure-browser.mjs';
import { replaceBetweenMarkers, table } from './markdown.mjs';
import { readOptions, refuse } from './options.mjs';
import { median } from './percentile.mjs';
import { ensureInstalledAndBuilt, root } from './prepare.mjs';
import { sharePictures } from './test-pictures.mjs';
import { audit, loadLighthouse } from './vitals/lighthouse.mjs';
import { startProxy } from './vitals/proxy.mjs';
import { screens } from './vitals/screens.mjs';
import { visitSlowly } from './vitals/slow-phone.mjs';

const usage = `npm run vitals -- [--screens home,shop] [--runs 3] [--docs]
  --screens  only these of ${Object.keys(screens).join(', ')}
  --runs     Lighthouse's visits of a screen, of which the median of each figure counts
  --docs     writes the figures into docs/performance.md
`;
const { values } = readOptions(usage, {
  options: {
    screens: { type: 'string', default: Object.keys(screens).join() },
    runs: { type: 'string', default: '3' },
    docs: { type: 'boolean', default: false },
  },
});
/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {keyof typeof screens} ScreenName */

const wanted = values.screens.split(',');
const names = /** @type {ScreenName[]} */ (wanted.filter((name) => Object.hasOwn(screens, name)));
const runs = Number(values.runs);
if (names.length < wanted.length || !Number.isInteger(runs) || runs < 1) {
  refuse('--screens takes names of screens, --runs an integer from 1', usage);
}

const seconds = (/** @type {number} */ milliseconds) => `${(milliseconds / 1000).toFixed(2)} s`;
const whole = (/** @type {number} */ milliseconds) => `${Math.round(milliseconds)} ms`;
const kilobytes = (/** @type {number} */ bytes) => (bytes / 1024).toFixed(1);

/** @typedef {import('./vitals/lighthouse.mjs').Audit} Audit */

/**
 * The median of each figure: a single visit's blocking time varies by more than what a page costs.
 * @param {Audit[]} list
 */
function toMedians(list) {
  const middle = (/** @type {(one: Audit) => number} */ figure) => median(list.map(figure)) ?? NaN;
  return {
    scores: (list[0]?.scores ?? []).map((_, index) => middle(({ scores }) => scores[index] ?? NaN)),
    fcp: middle(({ fcp }) => fcp),
    lcp: middle(({ lcp }) => lcp),
    cls: middle(({ cls }) => cls),
    tbt: middle(({ tbt }) => tbt),
    benchmark: Math.round(middle(({ benchmark }) => benchmark)),
  };
}

/**
 * Pictures are encoded on first request, so first visits are not measured.
 * @param {Browser} browser
 * @param {string} origin
 */
async function warmUp(browser, origin) {
  for (const phone of [
    { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 },
    { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 },
  ]) {
    const context = await browser.newContext({ ...phone, isMobile: true });
    const page = await context.newPage();
    for (const name of names) {
      await page.goto(origin + screens[name], { waitUntil: 'load', timeout: 180_000 });
      await page.waitForLoadState('networkidle', { timeout: 180_000 });
    }
    await context.close();
  }
}

/** @typedef {Audit & { name: ScreenName }} AuditRow */

/**
 * @param {import('./vitals/lighthouse.mjs').Lighthouse} lighthouse
 * @param {string} origin
 * @param {number} debugPort
 */
async function runLighthouse(lighthouse, origin, debugPort) {
  /** @type {AuditRow[]} */
  const rows = [];
  for (const name of names) {
    const visit = () => audit(lighthouse, origin + screens[name], debugPort);
    /** @type {Audit[]} */
    const seen = [];
    while (seen.length < runs) seen.push(await visit());
    const medians = toMedians(seen);
    const failed = [...new Set(seen.flatMap((one) => one.failed))];
    rows.push({ name, ...medians, failed });
    const { scores, lcp } = medians;
    console.error(`${name}: ${scores.join('/')}, LCP ${seconds(lcp)} ${failed.join(' ')}`);
  }
  return rows;
}

/** @typedef {import('./vitals/slow-phone.mjs').SlowVisit} SlowVisit */
/** @typedef {{ name: ScreenName, on: SlowVisit, off: SlowVisit }} SlowRow */

/**
 * @param {Browser} browser
 * @param {string} origin
 */
async function runSlowly(browser, origin) {
  /** @type {SlowRow[]} */
  const rows = [];
  for (const name of names) {
    const url = origin + screens[name];
    const on = await visitSlowly(browser, url, { scripts: true });
    const off = await visitSlowly(browser, url, { scripts: false });
    rows.push({ name, on, off });
    console.error(
      `${name}: slow line, LCP ${seconds(on.lcp)}, without scripts ${seconds(off.lcp)}`,
    );
  }
  return rows;
}

/** The longest LCP behind the proxy, in ms, by screen. */
/** @type {Partial<Record<ScreenName, number>>} */
const bars = { home: 1400, room: 1200, shop: 1200, product: 1200 };

const toAudit = (/** @type {AuditRow} */ { name, scores, fcp, lcp, cls, tbt }) => [
  name,
  scores.join(' / '),
  seconds(fcp),
  seconds(lcp),
  cls.toFixed(2),
  whole(tbt),
];

/**
 * Like `toAudit`, with the screen's bar beside its LCP.
 * @param {AuditRow} row
 */
function toProxiedAudit(row) {
  const bar = bars[row.name];
  const judged = bar === undefined ? ['–', ''] : [`≤ ${seconds(bar)}`, judge(row.lcp, bar)];
  return [...toAudit(row), ...judged];
}

const judge = (/** @type {number} */ lcp, /** @type {number} */ bar) =>
  lcp <= bar ? 'met' : '**not met**';

/**
 * @param {AuditRow[]} lighthouse
 * @param {AuditRow[]} proxied
 * @param {SlowRow[]} slow
 */
function write(lighthouse, proxied, slow) {
  const auditHead = ['screen', 'perf / a11y / best / SEO', 'FCP', 'LCP', 'CLS', 'TBT'];
  const times = slow.flatMap(({ name, on, off }) =>
    [
      { scripts: 'on', seen: on },
      { scripts: 'off', seen: off },
    ].map(({ scripts, seen }) => [
      name,
      scripts,
      seconds(seen.fcp),
      seconds(seen.lcp),
      seen.cls.toFixed(2),
      seen.tbt === undefined ? '–' : whole(seen.tbt),
      seen.inp === undefined ? '–' : whole(seen.inp),
      String(seen.requests),
    ]),
  );
  const bytes = slow.map(({ name, on }) => [
    name,
    ...['document', 'css', 'font', 'script', 'image'].map((kind) => kilobytes(on.bytes[kind] ?? 0)),
    kilobytes(Object.values(on.bytes).reduce((sum, value) => sum + value, 0)),
    kilobytes(on.firstView),
  ]);
  const cpu = cpus()[0]?.model ?? 'unknown processor';
  const load = (loadavg()[0] ?? 0).toFixed(1);
  const benchmark = median(lighthouse.map((row) => row.benchmark));
  return [
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpu}, load ${load}, Lighthouse’s benchmark index ${benchmark}.`,
    '#### Lighthouse, mobile (simulated slow 4G, CPU four times slower)',
    table([auditHead, ...lighthouse.map(toAudit)]),
    '#### The same behind a proxy with TLS and HTTP/2, as visitors get it',
    table([[...auditHead, 'bar of the LCP', ''], ...proxied.map(toProxiedAudit)]),
    '#### Chromium on Slow 3G (400 kbit/s, 2 s latency), CPU four times slower',
    table([
      ['screen', 'scripts', 'FCP', 'LCP', 'CLS', 'TBT', 'INP of two taps', 'requests'],
      ...times,
    ]),
    '#### Kilobytes before the first tap, 390 px at DPR 3, compressed and with headers',
    table([
      ['screen', 'document', 'css', 'font', 'script', 'image', 'all', 'first view'],
      ...bytes,
    ]),
  ].join('\n\n');
}

process.chdir(root);
await ensureInstalledAndBuilt();
const executablePath = ensureBrowser();
// Before starting processes that a failure would leave behind.
const installed = await loadLighthouse();
const folder = mkdtempSync(join(tmpdir(), 'murva-vitals-'));
sharePictures(folder);
const port = await findPorts(4);
const origin = `http://localhost:${port}`;
const proxyOrigin = `https://localhost:${port + 3}`;
const browser = await chromium.launch({
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-sync',
    '--ignore-certificate-errors',
    `--remote-debugging-port=${port + 2}`,
  ],
});

/**
 * Starts a site and ends it after the measurement.
 * @template Result
 * @param {Record<string, string>} env
 * @param {() => Promise<Result>} measure
 */
async function withSite(env, measure) {
  const site = await startSite({ port, dataDir: folder, env });
  try {
    return await measure();
  } finally {
    await stop(site);
  }
}

async function runProxied() {
  const endProxy = await startProxy(port + 3, port);
  try {
    await warmUp(browser, proxyOrigin);
    return await runLighthouse(installed, proxyOrigin, port + 2);
  } finally {
    endProxy();
  }
}

try {
  const { lighthouse, slow } = await withSite({}, async () => {
    await warmUp(browser, origin);
    return {
      lighthouse: await runLighthouse(installed, origin, port + 2),
      slow: await runSlowly(browser, origin),
    };
  });
  const proxied = await withSite({ SITE_URL: proxyOrigin }, runProxied);
  mkdirSync('test-results', { recursive: true });
  const results = JSON.stringify({ lighthouse, proxied, slow }, null, 2);
  writeFileSync('test-results/vitals.json', results);
  const text = write(lighthouse, proxied, slow);
  console.log(text);
  if (values.docs) replaceBetweenMarkers(join(root, 'docs', 'performance.md'), 'vitals', text);
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
