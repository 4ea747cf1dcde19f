// How long other visitors wait while one connection pipelines hundreds of uncached pages.
import { once } from 'node:events';
import { connect } from 'node:net';
import { table } from '../markdown.mjs';
import { format } from './format.mjs';
import { httpRequest } from './processes.mjs';
import { withSite } from './shop.mjs';
import { writeRequest } from './visits.mjs';

const pages = 200;
const rounds = 5;
const probes = { 'static file': '/favicon.svg', 'cached page': '/' };

/** @typedef {import('./shop.mjs').Shop} Shop */

/**
 * Pipelines all pages over one connection.
 * @param {number} port
 * @param {number | 'warm'} round
 * @returns the statuses of the responses, in order
 */
async function attack(port, round) {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const visits = Array.from({ length: pages }, (_, index) => ({
    path: `/?visit=${round}-${index}`,
    headers: { 'Accept-Encoding': 'identity' },
  }));
  socket.write(visits.map((visit) => writeRequest(port, visit)).join(''));
  /** @type {string[]} */
  const statuses = [];
  let text = '';
  for await (const chunk of socket) {
    // A status line may be split between two chunks: keep the end of the last one.
    text = text.slice(-32) + chunk.toString('latin1');
    const seen = [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)];
    statuses.push(...seen.map(([, status = '']) => status));
    const last = seen.at(-1);
    if (last) text = text.slice(last.index + last[0].length);
    if (statuses.length >= pages) break;
  }
  return statuses;
}

/**
 * Requests one path repeatedly, each time over a new connection, until the attack is over.
 * @param {number} port
 * @param {string} path
 * @param {() => boolean} isOver
 */
async function probe(port, path, isOver) {
  const waits = [];
  do {
    const began = performance.now();
    const { status } = await httpRequest(`http://127.0.0.1:${port}${path}`);
    if (status !== 200) throw new Error(`${path} answered ${status} during the attack`);
    waits.push(performance.now() - began);
  } while (!isOver());
  return waits;
}

/**
 * @param {number} port
 * @param {number | 'warm'} round
 */
async function runRound(port, round) {
  let isOver = false;
  const began = performance.now();
  const attacked = attack(port, round).then((statuses) => {
    isOver = true;
    return { statuses, ms: performance.now() - began };
  });
  const waits = await Promise.all(
    Object.values(probes).map((path) => probe(port, path, () => isOver)),
  );
  return { ...(await attacked), waits };
}

/** @param {string[]} statuses */
function countStatuses(statuses) {
  /** @type {Record<string, number>} */
  const counts = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return Object.entries(counts)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');
}

/**
 * @param {Shop} shop
 * @returns {Promise<import('./report.mjs').Part>}
 */
export async function measureFairness(shop) {
  const seen = await withSite(shop, async ({ port }) => {
    // A warm-up round, as the first renders of a process are slower.
    await runRound(port, 'warm');
    const all = [];
    for (let round = 1; round <= rounds; round += 1) all.push(await runRound(port, round));
    return all;
  });
  const names = Object.keys(probes);
  const rows = seen.map(({ statuses, ms, waits }, round) => [
    String(round + 1),
    format(ms, 0),
    countStatuses(statuses),
    ...waits.flatMap((list) => [String(list.length), format(Math.max(...list), 0)]),
  ]);
  return {
    title: `Fairness: ${pages} uncached pages pipelined over one connection`,
    text: [
      table([
        [
          'round',
          'all answered, ms',
          'answers',
          ...names.flatMap((name) => [`${name}, asked`, 'longest wait, ms']),
        ],
        ...rows,
      ]),
      'Each file and cached page is requested over a new connection, one after the other, while the pages are rendered.',
    ],
    figures: { rounds: seen.map(({ ms, waits }) => ({ ms, waits })) },
    bars: { fairness: Math.max(...seen.flatMap(({ waits }) => waits.flat())) },
  };
}
