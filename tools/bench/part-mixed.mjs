// Visitors of all kinds in parallel, and memory after many requests.
import { table } from '../markdown.mjs';
import { figuresOf, format, listFailures, tableOfRows } from './format.mjs';
import { memoryMb } from './processes.mjs';
import { withSite } from './shop.mjs';
import { compareAll, count } from './versus.mjs';
import { prepareOrders } from './visits.mjs';

const turns = 2;
const perTurn = 5000;
const shares = { page: 63, pageWithCart: 7, image: 20, cart: 8, order: 2 };

/** The same sequence in every run: a small linear congruential generator. */
function createRandom() {
  let state = 42;
  return () => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31;
}

/** @typedef {import('./shop.mjs').Shop} Shop */
/** @typedef {import('./visits.mjs').NamedVisit} NamedVisit */

/**
 * Pages of all languages equally; one in ten visitors has a filled cart.
 * @param {Shop} shop
 * @returns {Record<Exclude<keyof typeof shares, 'order'>, NamedVisit[]>}
 */
function listVisits({ paths, images, cookie }) {
  const page = paths.map((path, index) => ({ name: `page-${index}`, path, status: 200 }));
  const add = { intent: 'add', productId: 'buza', variantId: 'buza-250', count: '1' };
  return {
    page: page.map((visit) => ({ ...visit, kind: 'page' })),
    pageWithCart: page.map((visit) => ({
      ...visit,
      name: `own-${visit.name}`,
      kind: 'page, filled cart',
      cookie,
    })),
    image: images,
    cart: [
      { name: 'cart', kind: 'cart', path: '/shop/cart', status: 200, cookie },
      { name: 'add', kind: 'cart', path: '/shop/cart', status: 303, cookie, form: add },
    ],
  };
}

/**
 * The visits of one round in random order, by their shares.
 * @param {ReturnType<typeof listVisits>} visits
 * @param {NamedVisit[]} orders
 * @param {() => number} random
 */
function mix(visits, orders, random) {
  const ofKind = { ...visits, order: orders.map((visit) => ({ ...visit, kind: 'order' })) };
  const kinds = /** @type {(keyof typeof shares)[]} */ (Object.keys(shares));
  const chosen = kinds.flatMap((kind) => {
    const list = ofKind[kind];
    const length = (shares[kind] * perTurn) / 100;
    // An order can be placed only once.
    const pick = (/** @type {number} */ index) =>
      kind === 'order' ? list[index] : list[Math.floor(random() * list.length)];
    return Array.from({ length }, (_, index) => pick(index) ?? []).flat();
  });
  return chosen
    .map((visit) => ({ visit, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ visit }) => visit);
}

/**
 * @param {Shop} shop
 * @returns {Promise<import('./report.mjs').Part>}
 */
export async function measureMixed(shop) {
  const random = createRandom();
  const visits = listVisits(shop);
  const perRound = (shares.order * perTurn) / 100;
  const { rows, memory } = await withSite(shop, async (site) => {
    const prepared = await prepareOrders(shop.port, shop.cookie, turns * perRound + 1);
    const [example = [], orders] = [prepared[0], prepared.slice(1)];
    const rounds = Array.from({ length: turns }, (_, turn) =>
      mix(visits, orders.slice(turn * perRound, (turn + 1) * perRound), random),
    );
    const list = [
      {
        name: 'mixed load',
        example: [...Object.values(visits), example].flat(),
        rounds,
        once: true,
        connections: 20,
      },
    ];
    const found = await compareAll(shop, site, list);
    return { rows: found, memory: memoryMb(site.pids) };
  });
  const kinds = Object.entries(rows[0]?.site.kinds ?? {}).map(([kind, { requests, p50, p99 }]) => [
    kind,
    String(requests),
    format(p50),
    format(p99),
  ]);
  return {
    title: 'Mixed load: 70 % pages, 20 % pictures, 8 % cart, 2 % orders, 20 at once',
    text: [
      tableOfRows(rows),
      table([['kind', 'requests', 'p50 ms', 'p99 ms'], ...kinds]),
      ...listFailures(rows),
      `All ${shop.paths.length} pages in four languages alike, one visitor in ten with a filled cart. Memory of the site’s process: at most ${memory?.peak ?? '?'} MB.`,
    ],
    figures: { ...figuresOf(rows), memory },
    bars: { memory: memory?.peak },
  };
}

const manyRequests = 100_000;
const steps = 4;

/**
 * @param {Shop} shop
 * @returns {Promise<import('./report.mjs').Part>}
 */
export async function measureMemory(shop) {
  const { page, pageWithCart, image, cart } = listVisits(shop);
  const visits = [...page, ...page, ...page, ...pageWithCart.slice(0, 10), ...image, ...cart];
  const { lines, wrong } = await withSite(shop, async (site) => {
    const seen = [{ name: 'started', memory: memoryMb(site.pids), rate: 0 }];
    const problems = [];
    for (let step = 1; step <= steps; step += 1) {
      const result = await count(site, visits, manyRequests / steps);
      const name = String((step * manyRequests) / steps);
      seen.push({ name, memory: memoryMb(site.pids), rate: result.perSecond });
      if (Object.keys(result.wrong).length > 0) problems.push(JSON.stringify(result.wrong));
    }
    return { lines: seen, wrong: problems };
  });
  return {
    title: `Memory after ${manyRequests} requests`,
    text: [
      table([
        ['requests', 'MB now', 'MB at most', 'requests/s'],
        ...lines.map(({ name, memory, rate }) => [
          name,
          String(memory?.now ?? '?'),
          String(memory?.peak ?? '?'),
          rate ? format(rate, 0) : '',
        ]),
      ]),
      ...wrong.map((seen) => `**Unexpected responses: ${seen}**`),
    ],
    figures: { lines },
    bars: {},
  };
}
