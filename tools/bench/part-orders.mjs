// Orders, each durable before the response, compared with the disk's own fsync time.
import { figuresOf, format, listFailures, tableOfRows } from './format.mjs';
import { summariseFsync, timeFsync } from './fsync.mjs';
import { withSite } from './shop.mjs';
import { compareAll, count } from './versus.mjs';
import { prepareOrders } from './visits.mjs';

const turns = 2;
const perTurn = 150;
const atOnce = 20;
/** Not measured: the first orders of a process are slower until their code is compiled. */
const warmUp = 40;

/**
 * @param {import('./shop.mjs').Shop} shop
 * @returns {Promise<import('./report.mjs').Part>}
 */
export async function measureOrders(shop) {
  /** @type {number[]} */
  const disk = [];
  const rows = await withSite(shop, async (site) => {
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
  const [row] = rows;
  if (!row) throw new Error('No orders were measured');
  const { site } = row;
  const fsync = summariseFsync(disk);
  return {
    title: 'Orders, durable (`synchronous=FULL`)',
    text: [
      tableOfRows(rows),
      ...listFailures(rows),
      `The disk alone, in the same folder and run: one append with fsync takes ${format(fsync.p50, 2)} ms (p99 ${format(fsync.p99, 2)} ms). Of ${turns * perTurn} orders, ${atOnce} at once, half were answered within ${format(site.p50)} ms, 99 % within ${format(site.p99)} ms (the worse of ${turns} windows); one order takes ${format(site.cpu)} ms of processor time.`,
    ],
    figures: { ...figuresOf(rows), fsync },
    bars: { order: site.p99, orderCpu: site.cpu, fsync },
  };
}
