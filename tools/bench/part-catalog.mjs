// The cost of a request with few or many products in the shop.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { table } from '../markdown.mjs';
import { format, listFailures } from './format.mjs';
import { memoryMb, startHelper, startSite, stop } from './processes.mjs';
import { compareAll } from './versus.mjs';
import { fillCart } from './visits.mjs';

const sizes = [10, 100, 1000];
const seconds = 1;
const warmSeconds = 0.5;

/** @typedef {import('./shop.mjs').Shop} Shop */
/** @typedef {import('./versus.mjs').Row} Row */

/** A query bypasses the page cache. */
const listPages = (/** @type {string | undefined} */ cookie) => [
  { name: 'shop-rendered', label: 'shop, rendered', path: '/shop?visit=1' },
  { name: 'shop-kept', label: 'shop, cached', path: '/shop' },
  { name: 'product', label: 'product, rendered', path: '/shop/leccino?visit=1' },
  { name: 'sitemap', label: 'sitemap.xml', path: '/sitemap.xml' },
  { name: 'cart', label: 'cart, 5 lines', path: '/shop/cart', cookie },
];

/**
 * @param {Shop} shop
 * @param {string} file
 * @param {number} size
 */
async function measureSize(shop, file, size) {
  const { folder, port, backendPort } = shop;
  const backend = await startHelper('content-backend.mjs', backendPort, file, size);
  const site = await startSite({
    port,
    path: '/',
    dataDir: join(folder, `products-${size}`),
    env: { CONTENT_URL: `http://127.0.0.1:${backendPort}` },
  });
  const cookie = await fillCart(port);
  const list = listPages(cookie).map(({ label, ...visit }) => ({
    name: label,
    rounds: [[{ ...visit, status: 200 }]],
    seconds,
    warmSeconds,
  }));
  const rows = await compareAll(shop, site, list);
  const memory = memoryMb(site.pids);
  await stop(site);
  await stop(backend);
  return { size, rows, memory, startMs: site.milliseconds };
}

/**
 * The content comes from a content backend with more and more copies of the same products.
 * @param {Shop} shop
 * @returns {Promise<import('./report.mjs').Part>}
 */
export async function measureCatalog(shop) {
  const file = join(shop.folder, 'publish.json');
  writeFileSync(file, shop.publish);
  /** @type {Awaited<ReturnType<typeof measureSize>>[]} */
  const seen = [];
  for (const size of sizes) seen.push(await measureSize(shop, file, size));
  const columns = (/** @type {(one: (typeof seen)[number]) => string} */ show) => seen.map(show);
  /**
   * The columns of each page, once for every size.
   * @type {[unit: string, show: (row: Row | undefined) => string][]}
   */
  const units = [
    ['CPU ms', (row) => format(row?.site.cpu, 2)],
    ['ratio', (row) => format(row?.ratio, 4)],
    ['kB', (row) => format(row && row.site.bytes / 1000, 1)],
  ];
  const head = units.flatMap(([unit]) => sizes.map((size) => `${unit}, ${size}`));
  const pages = seen
    .slice(0, 1)
    .flatMap(({ rows }) => rows)
    .map(({ name }, index) => [
      name,
      ...units.flatMap(([, show]) => columns(({ rows }) => show(rows[index]))),
    ]);
  return {
    title: `Cost with ${sizes.join(', ')} products`,
    text: [
      table([['one request', ...head], ...pages]),
      table([
        ['', ...sizes.map((size) => `${size} products`)],
        ['peak memory, MB', ...columns(({ memory }) => String(memory?.peak ?? '?'))],
        ['start to first page, ms', ...columns(({ startMs }) => format(startMs, 0))],
      ]),
      ...seen.flatMap(({ rows }) => listFailures(rows)),
    ],
    figures: Object.fromEntries(seen.map((each) => [each.size, each])),
    bars: {},
  };
}
