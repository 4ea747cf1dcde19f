// Start-up time, and the first render of every page.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { table } from '../markdown.mjs';
import { median } from '../percentile.mjs';
import { format } from './format.mjs';
import { cpuMs, startHelper, startSite, stop } from './processes.mjs';
import { withSite } from './shop.mjs';
import { startPlain } from './versus.mjs';
import { send } from './visits.mjs';

const starts = 5;
/** @typedef {import('./shop.mjs').Shop} Shop */

/** @param {() => Promise<import('./processes.mjs').TimedServer>} start */
async function timeStarts(start) {
  const times = [];
  const spent = [];
  for (let turn = 0; turn < starts; turn += 1) {
    const server = await start();
    times.push(server.milliseconds);
    spent.push(cpuMs(server.pids) ?? NaN);
    await stop(server);
  }
  return { median: median(times), worst: Math.max(...times), cpu: median(spent) };
}

/**
 * @param {Shop} shop
 * @returns {Promise<import('./report.mjs').Part>}
 */
export async function measureStarts({ port, plainPort, dataDir, folder, firstStartMs }) {
  const nothing = join(folder, 'nothing.json');
  writeFileSync(nothing, '[]');
  const ready = await timeStarts(() => startSite({ port, dataDir, path: '/readyz' }));
  const firstPage = await timeStarts(() => startSite({ port, dataDir, path: '/' }));
  const plain = await timeStarts(() => startHelper('plain-server.mjs', plainPort, nothing));
  /**
   * @param {string} name
   * @param {Awaited<ReturnType<typeof timeStarts>>} times
   */
  const line = (name, { median: usual, worst, cpu }) => [
    name,
    format(usual, 0),
    format(worst, 0),
    format(cpu, 0),
  ];
  return {
    title: 'Start',
    text: [
      table([
        ['from the command, ms', `median of ${starts}`, 'worst', 'of processors'],
        line('built site, first page answered', firstPage),
        line('built site, `/readyz` answered', ready),
        line('plain node:http server, listening', plain),
      ]),
      `With an empty \`DATA_DIR\` it was ready after ${format(firstStartMs, 0)} ms.`,
    ],
    figures: { ready, firstPage, plain, firstStartMs },
    bars: { start: firstPage.median },
  };
}

/**
 * @param {number} port
 * @param {import('./visits.mjs').Visit[]} visits
 */
async function timeEach(port, visits) {
  const times = [];
  for (const visit of visits) {
    const began = performance.now();
    await send(port, visit);
    times.push({ path: visit.path, ms: performance.now() - began });
  }
  return times;
}

/** @typedef {{ path: string, ms: number }[]} Times */

const sum = (/** @type {Times} */ times) => times.reduce((total, { ms }) => total + ms, 0);

/**
 * One visitor in a process with a cold cache; Croatian pages only, as the other languages cost the same.
 * @param {Shop} shop
 * @returns {Promise<import('./report.mjs').Part>}
 */
export async function measureColdCache(shop) {
  const paths = shop.paths.filter((path) => !/^\/(?:en|de|it)(?:\/|$)/.test(path));
  const visits = paths.map((path, index) => ({ name: `page-${index}`, path, status: 200 }));
  const site = await startSite({ port: shop.port, dataDir: shop.dataDir });
  const first = await timeEach(shop.port, visits);
  const again = await timeEach(shop.port, visits);
  await stop(site);
  const plain = await withSite(shop, (warm) => startPlain(shop, warm, visits));
  const asPlain = visits.map((visit) => ({ ...visit, path: `/${visit.name}` }));
  await timeEach(shop.plainPort, asPlain);
  const bare = await timeEach(shop.plainPort, asPlain);
  await stop(plain);
  const [opening, ...others] = first;
  const usual = (/** @type {Times} */ times) => median(times.map(({ ms }) => ms)) ?? NaN;
  const slowest = others.toSorted((a, b) => b.ms - a.ms)[0];
  const line = (/** @type {string} */ name, /** @type {Times} */ times) => [
    name,
    format(usual(times)),
    format(Math.max(...times.map(({ ms }) => ms))),
    format(sum(times), 0),
  ];
  return {
    title: `Cold cache: ${paths.length} pages, one after the other`,
    text: [
      table([
        ['ms, a new connection each', 'median', 'slowest', 'all'],
        line('first time, rendered and compressed', first),
        line('second time, cached', again),
        line('plain node:http, the same bytes', bare),
      ]),
      `The very first page (\`${opening?.path}\`) took ${format(opening?.ms)} ms, the slowest after it (\`${slowest?.path}\`) ${format(slowest?.ms)} ms. First renders cost ${format(usual(first) / usual(bare))} times a plain response, cached pages ${format(usual(again) / usual(bare))} times.`,
    ],
    figures: { first, again, plain: bare },
    bars: {},
  };
}
