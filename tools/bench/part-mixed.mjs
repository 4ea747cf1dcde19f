// Visitors of all kinds in parallel, and memory after many requests.
import { figuresOf, format, listWrong, table, tableOfRows } from './format.mjs';
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

/** Pages of all languages equally; one in ten visitors has a filled cart. */
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

function mix(visits, orders, random) {
  const pick = (list) => list[Math.floor(random() * list.length)];
  const kinds = Object.entries(shares).flatMap(([kind, share]) =>
    Array.from({ length: (share * perTurn) / 100 }, () => kind),
  );
  const shuffled = kinds
    .map((kind) => [random(), kind])
    .sort(([one], [other]) => one - other)
    .map(([, kind]) => kind);
  const left = [...orders];
  return shuffled.map((kind) =>
    kind === 'order' ? { ...left.pop(), kind: 'order' } : pick(visits[kind]),
  );
}

export async function measureMixed(shop) {
  const random = createRandom();
  const visits = listVisits(shop);
  const perRound = (shares.order * perTurn) / 100;
  const { rows, memory } = await withSite(shop, async (site) => {
    const [example, ...orders] = await prepareOrders(shop.port, shop.cookie, turns * perRound + 1);
    const rounds = Array.from({ length: turns }, (_, turn) =>
      mix(visits, orders.slice(turn * perRound, (turn + 1) * perRound), random),
    );
    const list = [
      {
        name: 'mixed load',
        example: [...Object.values(visits).flat(), example],
        rounds,
        once: true,
        connections: 20,
      },
    ];
    const found = await compareAll(shop, site, list);
    return { rows: found, memory: memoryMb(site.pids) };
  });
  const kinds = Object.entries(rows[0].site.kinds).map(([kind, { requests, p50, p99 }]) => [
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
      ...listWrong(rows),
      `All ${shop.paths.length} pages in four languages alike, one visitor in ten with a filled cart. Memory of the site’s process: at most ${memory?.peak ?? '?'} MB.`,
    ],
    figures: { ...figuresOf(rows), memory },
    bars: { memory: memory?.peak },
  };
}

const manyRequests = 100_000;
const steps = 4;

export async function measureMemory(shop) {
  const { page, pageWithCart, image, cart } = listVisits(shop);
  const visits = [...page, ...page, ...page, ...pageWithCart.slice(0, 10), ...image, ...cart];
  const { lines, wrong } = await withSite(shop, async (site) => {
    const seen = [['started', memoryMb(site.pids), 0]];
    const problems = [];
    for (let step = 1; step <= steps; step += 1) {
      const result = await count(site, visits, manyRequests / steps);
      seen.push([`${(step * manyRequests) / steps}`, memoryMb(site.pids), result.perSecond]);
      if (Object.keys(result.wrong).length > 0) problems.push(JSON.stringify(result.wrong));
    }
    return { lines: seen, wrong: problems };
  });
  return {
    title: `Memory after ${manyRequests} requests`,
    text: [
      table([
        ['requests', 'MB now', 'MB at most', 'requests/s'],
        ...lines.map(([name, memory, rate]) => [
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
