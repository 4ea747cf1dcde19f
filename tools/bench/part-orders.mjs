// Orders, each durable before the response, compared with the disk's own fsync time.
import { join } from 'node:path';
import { figuresOf, format, listFailures, tableOfRows } from './format.mjs';
import { summariseFsync, timeFsync } from './fsync.mjs';
import { startHelper, stop } from './processes.mjs';
import { withSite } from './shop.mjs';
import { compareAll, count } from './versus.mjs';
import { prepareOrders } from './visits.mjs';

const turns = 2;
const perTurn = 150;
const atOnce = 20;
/** Not measured: the first orders of a process are slower until their code is compiled. */
const warmUp = 40;

const keys = { WSPAY_SHOP_ID: 'BENCH', WSPAY_SECRET_KEY: 'of-the-benchmark' };

/**
 * Starts the card provider's emulator outside the site's process, whose processor time is measured.
 * @param {import('./shop.mjs').Shop} shop
 */
async function startProvider({ port, folder }) {
  const callback = `http://127.0.0.1:${port}/payments/wspay/callback`;
  const state = join(folder, 'provider.jsonl');
  const { WSPAY_SHOP_ID: id, WSPAY_SECRET_KEY: secret } = keys;
  const provider = await startHelper('provider.mjs', port + 1, id, secret, callback, state);
  const url = `http://127.0.0.1:${port + 1}`;
  const env = {
    ...keys,
    WSPAY_FORM_URL: url,
    WSPAY_API_URL: url,
    // A provider other than the site's own emulator needs invoices, and requests under the site's own name.
    INVOICES: 'external',
    SITE_URL: `http://127.0.0.1:${port}`,
  };
  return { provider, env };
}

/**
 * @param {import('./shop.mjs').Shop} shop
 * @returns {Promise<import('./report.mjs').Part>}
 */
export async function measureOrders(shop) {
  /** @type {number[]} */
  const disk = [];
  const { provider, env } = await startProvider(shop);
  const rows = await withSite({ ...shop, env }, async (site) => {
    const total = 1 + warmUp + turns * perTurn;
    const [example, ...prepared] = await prepareOrders(shop.port, shop.cookie, total);
    if (!example) throw new Error('No order was prepared');
    await count(site, prepared.slice(0, warmUp), warmUp, atOnce);
    const orders = prepared.slice(warmUp);
    const rounds = Array.from({ length: turns }, (_, turn) =>
      orders.slice(turn * perTurn, (turn + 1) * perTurn),
    );
    const beforeWindow = () => void disk.push(...timeFsync(shop.dataDir));
    const name = `order, ${atOnce} at once`;
    const list = [
      { name, example: [example], rounds, once: true, connections: atOnce, beforeWindow },
    ];
    const found = await compareAll(shop, site, list);
    beforeWindow();
    return found;
  });
  await stop(provider);
  const [row] = rows;
  if (!row) throw new Error('No orders were measured');
  const { site } = row;
  const fsync = summariseFsync(disk);
  return {
    title: 'Orders, durable (`synchronous=FULL`)',
    text: [
      tableOfRows(rows),
      ...listFailures(rows),
      `The disk alone, in the same folder and run: one append with fsync takes ${format(fsync.p50, 2)} ms (p99 ${format(fsync.p99, 2)} ms). Of ${turns * perTurn} orders, ${atOnce} at once, half were answered within ${format(site.p50)} ms, 99 % within ${format(site.p99)} ms (the worse of ${turns} windows); one order takes ${format(site.cpu)} ms of processor time. The card provider’s emulator has a process of its own.`,
    ],
    figures: { ...figuresOf(rows), fsync },
    bars: { order: site.p99, orderCpu: site.cpu, fsync },
  };
}
