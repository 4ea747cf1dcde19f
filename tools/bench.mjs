// Figures, never a test: the production build beside a plain node:http server that sends the same bytes.
//   node tools/bench.mjs [--seconds 4] [--orders 200]
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  cpuMs,
  findPorts,
  load,
  peakRssMb,
  startPlainServer,
  startSite,
  stop,
} from './bench/processes.mjs';
import { fillBasket, prepareOrder, record, writeRequest } from './bench/shop.mjs';
import { ensureBuilt, ensureInstalled, root } from './prepare.mjs';

process.chdir(root);
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '4' },
    orders: { type: 'string', default: '200' },
  },
});
const measureMs = Number(values.seconds) * 1000;
const connections = 10;
const warmMs = 1500;
/** Site and plain server take turns, so that a machine that grows slower is fair to both. */
const turns = 2;
const starts = 5;

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const average = (numbers) => numbers.reduce((sum, value) => sum + value, 0) / numbers.length;

async function measureStart(port, dataDir, path) {
  const times = [];
  for (let start = 0; start < starts; start += 1) {
    const { child, milliseconds } = await startSite({ root, port, dataDir, path });
    times.push(milliseconds);
    await stop(child);
  }
  return Math.round(median(times));
}

/** One window of load on one server; `cpu` is its processor time for one request. */
async function measureWindow(child, plan) {
  const before = cpuMs(child.pid);
  const seen = await load({ connections, warmMs: 0, ...plan });
  const after = cpuMs(child.pid);
  const spent = before === undefined || after === undefined ? undefined : after - before;
  return { ...seen, cpu: spent === undefined ? undefined : spent / seen.requests };
}

function summarise(windows) {
  return {
    perSecond: average(windows.map((window) => window.perSecond)),
    p50: average(windows.map((window) => window.p50)),
    p99: Math.max(...windows.map((window) => window.p99)),
    cpu: windows[0].cpu === undefined ? undefined : average(windows.map((window) => window.cpu)),
    bytes: Math.round(windows[0].bytes),
    wrong: windows.map((window) => window.wrong).filter((wrong) => Object.keys(wrong).length > 0),
  };
}

async function measure(site, plain, { name, status, requests, rounds, plainRequest }) {
  const seen = { site: [], plain: [] };
  for (let turn = 0; turn < turns; turn += 1) {
    // An order can be placed once: every turn has its own.
    const ofSite = rounds ? { requests: rounds[turn], once: true } : { requests };
    const kinds = [
      ['site', site, { port: site.port, status, ...ofSite }],
      ['plain', plain, { port: plain.port, status, requests: [plainRequest] }],
    ];
    for (const [kind, server, plan] of kinds) {
      if (!plan.once) await load({ connections, warmMs: 0, measureMs: warmMs, ...plan });
      seen[kind].push(await measureWindow(server.child, { measureMs, ...plan }));
    }
  }
  const row = { name, site: summarise(seen.site), plain: summarise(seen.plain) };
  row.ratio = row.site.perSecond / row.plain.perSecond;
  return row;
}

const format = (value, digits = 1) => (value === undefined ? '?' : value.toFixed(digits));

function print(rows) {
  const head = [
    '',
    'site/s',
    'p50 ms',
    'p99 ms',
    'cpu ms',
    'plain/s',
    'p50 ms',
    'p99 ms',
    'cpu ms',
    'ratio',
    'bytes',
  ];
  const lines = rows.map(({ name, site, plain, ratio }) => [
    name,
    format(site.perSecond, 0),
    format(site.p50),
    format(site.p99),
    format(site.cpu, 2),
    format(plain.perSecond, 0),
    format(plain.p50),
    format(plain.p99),
    format(plain.cpu, 2),
    format(ratio, 3),
    String(site.bytes),
  ]);
  for (const line of [head, ...lines]) {
    const [name, ...cells] = line;
    console.log(name.padEnd(10) + cells.map((cell) => cell.padStart(9)).join(''));
  }
  for (const { name, site, plain } of rows) {
    const wrong = [...site.wrong, ...plain.wrong];
    if (wrong.length > 0)
      console.log(`${name}: other answers than expected ${JSON.stringify(wrong)}`);
  }
}

/** As if the site had run for an hour: the pictures that it makes in quiet moments would take both cores. */
async function pretendPicturesAreMade(dataDir) {
  const { loadTypeScript } = await import('../tests/support/load-typescript.mjs');
  const { module, close } = await loadTypeScript('/tests/crash/pictures.ts');
  module.pretendPicturesAreMade(dataDir);
  await close();
}

ensureInstalled();
ensureBuilt();
const folder = mkdtempSync(join(tmpdir(), 'murva-bench-'));
const dataDir = join(folder, 'data');
const port = await findPorts(3);
const plainPort = port + 2;
await pretendPicturesAreMade(dataDir);

const firstStart = await startSite({ root, port, dataDir, path: '/readyz' });
await stop(firstStart.child);
const toReady = await measureStart(port, dataDir, '/readyz');
const toFirstPage = await measureStart(port, dataDir, '/');

const { child } = await startSite({ root, port, dataDir, path: '/' });
const cookie = await fillBasket(port);
const add = { intent: 'add', productId: 'buza', variantId: 'buza-250', count: '1' };
const pages = [
  { name: 'home', status: 200, path: '/' },
  { name: 'shop', status: 200, path: '/shop' },
  { name: 'product', status: 200, path: '/shop/bianchera' },
  { name: 'cart', status: 200, path: '/shop/cart', cookie },
  { name: 'add', status: 303, path: '/shop/cart', cookie, form: add },
];
const rounds = [];
for (let turn = 0; turn < turns; turn += 1) {
  const round = [];
  while (round.length < Number(values.orders) / turns) {
    const orders = Array.from({ length: connections }, () => prepareOrder(port, cookie));
    round.push(...(await Promise.all(orders)));
  }
  rounds.push(round);
}
const firstOrder = await prepareOrder(port, cookie);
const recorded = await Promise.all([
  ...pages.map((page) => record(port, page.name, page)),
  record(port, 'order', firstOrder),
]);
const answersFile = join(folder, 'answers.json');
writeFileSync(answersFile, JSON.stringify(recorded));
const plainChild = await startPlainServer(plainPort, answersFile);

const site = { child, port };
const plain = { child: plainChild, port: plainPort };
const rows = [];
for (const page of pages) {
  rows.push(
    await measure(site, plain, {
      ...page,
      requests: [writeRequest(port, page)],
      plainRequest: writeRequest(plainPort, { ...page, path: `/${page.name}` }),
    }),
  );
}
rows.push(
  await measure(site, plain, {
    name: 'order',
    status: 303,
    rounds: rounds.map((round) => round.map((order) => writeRequest(port, order))),
    plainRequest: writeRequest(plainPort, { ...firstOrder, path: '/order' }),
  }),
);
const peakMb = peakRssMb(child.pid);
await stop(child);
await stop(plainChild);
rmSync(folder, { recursive: true, force: true });

const result = {
  date: new Date().toISOString(),
  machine: {
    cpu: cpus()[0]?.model,
    cores: cpus().length,
    node: process.version,
    platform: `${process.platform} ${process.arch}`,
    loadAverage: loadavg().map((value) => Number(value.toFixed(2))),
  },
  start: {
    firstMs: Math.round(firstStart.milliseconds),
    readyMs: toReady,
    firstPageMs: toFirstPage,
  },
  peakRssMb: peakMb,
  rows,
};
mkdirSync('test-results', { recursive: true });
writeFileSync('test-results/bench.json', `${JSON.stringify(result, null, 2)}\n`);

const { cpu, cores, node, loadAverage } = result.machine;
console.log(`${cpu}, ${cores} cores, node ${node}, load average ${loadAverage.join(' ')}`);
console.log(
  `start: ready after ${toReady} ms (with an empty DATA_DIR ${result.start.firstMs} ms), first page after ${toFirstPage} ms; largest memory ${peakMb} MB`,
);
console.log(
  `${connections} connections, ${turns} windows of ${values.seconds} s each, taking turns\n`,
);
print(rows);
