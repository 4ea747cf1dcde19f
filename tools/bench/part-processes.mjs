// The site in one and two processes behind one port (WEB_PROCESSES) on a PostgreSQL server of its own.
import { loadTypeScript } from '../load-typescript.mjs';
import { table } from '../markdown.mjs';
import { figuresOf, format, listFailures } from './format.mjs';
import { memoryMb, startProcesses, stop } from './processes.mjs';
import { compare, count as request, startPlain } from './versus.mjs';
import { prepareOrders, read, send } from './visits.mjs';

const sizes = [1, 2];
const perWindow = 150;
const atOnce = 20;
/** Orders that each process gets first, as it compiles its code then. */
const warmUp = 40;
const title = 'Processes behind one port, on PostgreSQL';

/** @typedef {import('./shop.mjs').Shop} Shop */

/** @typedef {Awaited<ReturnType<typeof measureCount>>} Counted */

/**
 * How often a page's script is not found, whichever process is asked for it.
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
    const response = await send(port, { path: script });
    if (response.status !== 200) lost += 1;
  }
  return { requested, lost };
}

/**
 * @param {Shop} shop
 * @param {string} databaseUrl
 * @param {number} count of processes
 */
async function measureCount(shop, databaseUrl, count) {
  const { port, dataDir, cookie, paths, seconds } = shop;
  const site = await startProcesses({ port, dataDir, databaseUrl, count });
  const scripts = await countLostScripts(port, paths);
  const first = warmUp * count;
  const [example = [], ...prepared] = await prepareOrders(port, cookie, 1 + first + perWindow);
  const orders = prepared.slice(first);
  const timed = { seconds, warmSeconds: 1, connections: atOnce };
  const home = { name: 'home', path: '/', status: 200 };
  const cart = { name: 'cart', path: '/shop/cart', status: 200, cookie };
  const list = [
    { ...timed, name: 'cached page', rounds: [[home]] },
    { ...timed, name: 'cart page, 5 lines', rounds: [[cart]] },
    { name: 'order, 20 at once', rounds: [orders], once: true, connections: atOnce },
  ];
  const plain = await startPlain(shop, site, [home, cart, example].flat());
  await request(site, prepared.slice(0, first), first, atOnce);
  /** @type {import('./versus.mjs').Row[]} */
  const rows = [];
  for (const each of list) rows.push(await compare(site, plain, each));
  await stop(plain);
  const memory = memoryMb(site.pids);
  await stop(site);
  return { count, rows, memory, scripts };
}

/** @param {Shop} shop */
async function measureAll(shop) {
  const servers = await loadTypeScript('/tests/support/postgres-server.ts');
  const databases = await loadTypeScript('/tests/support/postgres-database.ts');
  try {
    if (!servers.module.hasPostgres()) return [];
    const server = await servers.module.startPostgres();
    try {
      const { url } = await databases.module.createPostgresDatabase(server.url);
      /** @type {Counted[]} */
      const seen = [];
      for (const count of sizes) seen.push(await measureCount(shop, url, count));
      return seen;
    } finally {
      await server.stop();
    }
  } finally {
    await servers.close();
    await databases.close();
  }
}

/**
 * How many times the requests of a single process several could respond to if each had a core: their number divided by
 * how much more processor time a request takes. Unlike the rate, it does not depend on what else the machine does.
 * @param {Counted | undefined} single
 * @param {Counted} several
 * @param {number} index of the measurement
 */
function capacity(single, { count, rows }, index) {
  const [one, many] = [single?.rows[index]?.site.cpu, rows[index]?.site.cpu];
  return one === undefined || many === undefined ? undefined : (count * one) / many;
}

/**
 * The plain server stays one process: the ratio shows the gain from more processes.
 * @param {Shop} shop
 * @returns {Promise<import('./report.mjs').Part>}
 */
export async function measureProcesses(shop) {
  const seen = await measureAll(shop);
  if (seen.length === 0) {
    const text = 'Not measured: this machine has no `initdb` and `postgres`.';
    return { title, text: [text], figures: {}, bars: {} };
  }
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
      [`${name}, CPU ms`, ...columns(({ rows }) => format(rows[index]?.site.cpu, 2))],
      [`${name}, capacity`, ...columns((each) => format(capacity(seen[0], each, index), 2))],
    ]);
  const scripts = (/** @type {(typeof seen)[number]} */ { scripts: { requested, lost } }) =>
    requested === 0 ? '–' : `${lost} of ${requested}`;
  return {
    title,
    text: [
      'The server of the database is on the same machine and does not wait for the disk. It, the generator and the processes share the cores, so that two processes respond to more requests only if cores are idle; “capacity” is what they could do with a core each, by the processor time of a request, the parent process included.',
      table([
        ['', ...sizes.map((size) => `${size}`)],
        ...lines,
        ['memory of all, at most, MB', ...columns(({ memory }) => String(memory?.peak ?? '?'))],
        ['page scripts that were not found', ...columns(scripts)],
      ]),
      ...seen.flatMap(({ rows }) => listFailures(rows)),
    ],
    figures: Object.fromEntries(
      seen.map(({ count, rows, ...rest }) => [count, { ...figuresOf(rows), ...rest }]),
    ),
    bars: {},
  };
}
