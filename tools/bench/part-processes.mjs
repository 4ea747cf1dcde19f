// The site in one, two and four processes over one DATA_DIR, behind one port (node:cluster).
import { figuresOf, format, listWrong, table } from './format.mjs';
import { memoryMb, startCluster, stop } from './processes.mjs';
import { compare, startPlain } from './versus.mjs';
import { prepareOrders, read, send } from './visits.mjs';

const sizes = [1, 2, 4];
const perWindow = 100;

/** @typedef {import('./shop.mjs').Shop} Shop */

/**
 * How often a page's script is requested from a process that did not render the page, and so lacks it.
 * @param {number} port
 * @param {string[]} paths
 */
async function countLostScripts(port, paths) {
  let lost = 0;
  let requested = 0;
  for (const path of paths.slice(0, 20)) {
    const page = await read(port, { path, status: 200 });
    const script = /\/page-scripts\/[\w-]+\.js/.exec(page)?.[0];
    if (!script) continue;
    requested += 1;
    const answer = await send(port, { path: script });
    if (answer.status !== 200) lost += 1;
  }
  return { requested, lost };
}

/**
 * @param {Shop} shop
 * @param {number} count of processes
 */
async function measureCount(shop, count) {
  const { port, dataDir, cookie, paths } = shop;
  const site = await startCluster({ port, dataDir, count });
  const scripts = await countLostScripts(port, paths);
  const prepared = await prepareOrders(port, cookie, perWindow + 1);
  const [example = [], orders] = [prepared[0], prepared.slice(1)];
  const timed = { seconds: 1.5, warmSeconds: 1, connections: 20 };
  const home = { name: 'home', path: '/', status: 200 };
  const cart = { name: 'cart', path: '/shop/cart', status: 200, cookie };
  const list = [
    { ...timed, name: 'cached page', rounds: [[home]] },
    { ...timed, name: 'cart page, 5 lines', rounds: [[cart]] },
    { name: 'order, 20 at once', rounds: [orders], once: true, connections: 20 },
  ];
  const plain = await startPlain(shop, site, [home, cart, example].flat());
  /** @type {import('./versus.mjs').Row[]} */
  const rows = [];
  for (const each of list) rows.push(await compare(site, plain, each));
  await stop(plain);
  const memory = memoryMb(site.pids);
  await stop(site);
  return { count, rows, memory, scripts };
}

/**
 * The plain server stays one process: the ratio shows the gain from more processes.
 * @param {Shop} shop
 * @returns {Promise<import('./report.mjs').Part>}
 */
export async function measureProcesses(shop) {
  /** @type {Awaited<ReturnType<typeof measureCount>>[]} */
  const seen = [];
  for (const count of sizes) seen.push(await measureCount(shop, count));
  const columns = (/** @type {(one: (typeof seen)[number]) => string} */ show) => seen.map(show);
  const lines = seen
    .slice(0, 1)
    .flatMap(({ rows }) => rows)
    .flatMap(({ name }, index) => [
      [`${name}, requests/s`, ...columns(({ rows }) => format(rows[index]?.site.perSecond, 0))],
      [
        `${name}, ratio to one plain process`,
        ...columns(({ rows }) => format(rows[index]?.ratio, 3)),
      ],
      [`${name}, p99 ms`, ...columns(({ rows }) => format(rows[index]?.site.p99))],
    ]);
  const scripts = (/** @type {(typeof seen)[number]} */ { scripts: { requested, lost } }) =>
    requested === 0 ? '–' : `${lost} of ${requested}`;
  return {
    title: 'Processes, one `DATA_DIR` and one port',
    text: [
      table([
        ['', ...sizes.map((size) => `${size}`)],
        ...lines,
        ['memory of all, at most, MB', ...columns(({ memory }) => String(memory?.peak ?? '?'))],
        [
          'page scripts requested from a process that has not rendered the page',
          ...columns(scripts),
        ],
      ]),
      ...seen.flatMap(({ rows }) => listWrong(rows)),
    ],
    figures: Object.fromEntries(
      seen.map(({ count, rows, ...rest }) => [count, { ...figuresOf(rows), ...rest }]),
    ),
    bars: {},
  };
}
