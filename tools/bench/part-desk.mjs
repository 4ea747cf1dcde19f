// The processor time of the desk's pages, with 100,000 orders and 50,000 requests in the database.
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { table } from '../markdown.mjs';
import { median } from '../percentile.mjs';
import { format } from './format.mjs';
import { cpuMs, httpRequest, startSite, stop } from './processes.mjs';

const size = { orders: 100_000, requests: 50_000 };
/** The kernel counts processor time in steps of 10 ms. */
const perWindow = 20;
const windows = 3;

/** @typedef {import('../../tests/support/large-shop.ts').LargeShop} LargeShop */

/** Every page with a list, a search or a sum. @param {LargeShop} data */
function listPages({ order, request, month }) {
  const q = encodeURIComponent;
  const of = (/** @type {string} */ path) => `/reception${path}`;
  const states = ['authorised', 'captured', 'refunded', 'voided', 'expired', 'abandoned', 'review'];
  /** @type {[name: string, path: string][]} */
  const pages = [
    ['today', of('')],
    ['orders', of('/orders')],
    ...states.map(
      (state) =>
        /** @type {[string, string]} */ ([`orders, ${state}`, of(`/orders?state=${state}`)]),
    ),
    ['orders, deep page', of(`/orders?before=${order.id}`)],
    ['orders, deep page of refunded', of(`/orders?state=refunded&before=${order.id}`)],
    ['orders by number', of(`/orders?q=${order.number}`)],
    ['orders by the beginning of a number', of('/orders?q=M-20')],
    ['orders by first name', of('/orders?q=ana')],
    ['orders by whole name', of(`/orders?q=${q(order.fullName)}`)],
    ['orders by email', of(`/orders?q=${q(order.email)}`)],
    ['orders by telephone', of(`/orders?q=${q(order.phone)}`)],
    ['orders by first name, refunded', of('/orders?q=ana&state=refunded')],
    ['order', of(`/orders/${order.number}`)],
    ['requests', of('/requests')],
    ['requests, open', of('/requests?state=new')],
    ['requests, tables', of('/requests?kind=table')],
    ['requests, declined tables', of('/requests?kind=table&state=declined')],
    ['requests, deep page', of(`/requests?before=${request.id}`)],
    ['requests by first name', of('/requests?q=ana')],
    ['requests by email', of(`/requests?q=${q(request.email)}`)],
    ['request', of(`/requests/${request.id}`)],
    ['stock', of('/stock')],
    ['newsletter', of('/newsletter')],
    ['books', of('/books')],
    ['books, earlier month', of(`/books?month=${month}`)],
    ['books, reversals of an earlier month', of(`/books?month=${month}&kind=storno`)],
    ['books, without JIR', of(`/books?month=${month}&kind=open`)],
    ['figures', of('/figures')],
    ['figures, last year', of(`/figures?year=${month.slice(0, 4)}`)],
    ['log', of('/log')],
    ['log, deep page', of(`/log?before=${order.id}`)],
    ['account', of('/account')],
    ['CSV of the books, a month', of(`/books/${month}/journal`)],
    ['CSV of the figures, a year', of(`/figures/${month.slice(0, 4)}/table`)],
  ];
  return pages;
}

/** Waits until the jobs that a start brings are done. @param {number[]} pids */
async function untilCalm(pids) {
  for (let calm = 0; calm < 3;) {
    const before = cpuMs(pids) ?? 0;
    await wait(1000);
    calm = (cpuMs(pids) ?? 0) - before < 30 ? calm + 1 : 0;
  }
}

/**
 * @param {Pick<import('./shop.mjs').Shop, 'folder' | 'port'>} shop
 * @returns {Promise<import('./report.mjs').Part>}
 */
export async function measureDesk({ folder, port }) {
  const dataDir = join(folder, 'desk');
  const env = { JOB_INTERVAL_MS: '3600000' };
  await stop(await startSite({ port, dataDir, env }));
  const { loadTypeScript } = await import('../load-typescript.mjs');
  const { module, close } = await loadTypeScript('/tests/support/large-shop.ts');
  const data = /** @type {LargeShop} */ (await module.fillLargeShop(dataDir, size));
  await close();
  const site = await startSite({ port, dataDir, env });
  await untilCalm(site.pids);
  /** @type {{ name: string, cpu: number, longest: number, kilobytes: number }[]} */
  const rows = [];
  for (const [name, path] of listPages(data)) {
    const read = async () => {
      const since = performance.now();
      const response = await httpRequest(`http://127.0.0.1:${port}${path}`, {
        headers: { cookie: data.cookie },
      });
      if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
      return { bytes: response.body.length, ms: performance.now() - since };
    };
    const first = await read();
    /** @type {number[]} */
    const times = [];
    for (let turn = 0; turn < windows; turn++) {
      const before = cpuMs(site.pids) ?? 0;
      for (let count = 0; count < perWindow; count++) await read();
      times.push(((cpuMs(site.pids) ?? 0) - before) / perWindow);
    }
    rows.push({
      name,
      cpu: median(times) ?? 0,
      longest: Math.max(...times),
      kilobytes: first.bytes / 1000,
    });
  }
  await stop(site);
  const pages = rows.filter(({ name }) => !name.startsWith('CSV'));
  return {
    title: 'The desk with 100,000 orders and 50,000 requests',
    text: [
      `Processor time of one page, all threads of the site: the median and the worst of ${windows} windows of ${perWindow} requests.`,
      table([
        ['page', 'CPU ms', 'worst window', 'kB'],
        ...rows.map(({ name, cpu, longest, kilobytes }) => [
          name,
          format(cpu),
          format(longest),
          format(kilobytes),
        ]),
      ]),
    ],
    figures: rows,
    bars: { desk: Math.max(...pages.map(({ cpu }) => cpu)) },
  };
}
