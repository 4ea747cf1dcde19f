// A benchmark, not a test: the production build compared with a plain node:http server that sends the same bytes.
//   node tools/bench.mjs [--only pages,orders] [--seconds 3] [--out test-results/bench] [--docs]
import { join } from 'node:path';
import { measureCatalog } from './bench/part-catalog.mjs';
import { measureDesk } from './bench/part-desk.mjs';
import { measureFairness } from './bench/part-fairness.mjs';
import { measureMemory, measureMixed } from './bench/part-mixed.mjs';
import { measureOrders } from './bench/part-orders.mjs';
import { measurePages } from './bench/part-pages.mjs';
import { measureColdPictures } from './bench/part-pictures.mjs';
import { measureProcesses } from './bench/part-processes.mjs';
import { measureColdCache, measureStarts } from './bench/part-starts.mjs';
import { stopAll } from './bench/processes.mjs';
import {
  describeMachine,
  readLoad,
  writeDocs,
  writeFiles,
  writeMarkdown,
} from './bench/report.mjs';
import { openFolder, openShop } from './bench/shop.mjs';
import { readOptions, refuse } from './options.mjs';
import { ensureInstalledAndBuilt, root } from './prepare.mjs';

/** @type {Record<string, (shop: import('./bench/shop.mjs').Shop) => Promise<import('./bench/report.mjs').Part>>} */
const measurements = {
  start: measureStarts,
  cold: measureColdCache,
  pictures: measureColdPictures,
  pages: measurePages,
  orders: measureOrders,
  mixed: measureMixed,
  memory: measureMemory,
  fairness: measureFairness,
  catalog: measureCatalog,
  processes: measureProcesses,
  desk: measureDesk,
};
const usage = `npm run bench -- [--only ${Object.keys(measurements).join(',')}] [--seconds 3] [--out FOLDER] [--docs]
  --only     only these measurements
  --seconds  length of a measurement window for pages; each page has two, alternating site and plain server
  --out      folder for bench.md and bench.json (test-results/bench)
  --docs     writes the figures into docs/performance.md; needs all measurements
`;

function readWanted() {
  const { values } = readOptions(
    usage,
    {
      options: {
        only: { type: 'string', default: Object.keys(measurements).join(',') },
        seconds: { type: 'string', default: '3' },
        out: { type: 'string', default: 'test-results/bench' },
        docs: { type: 'boolean', default: false },
      },
    },
    ['seconds'],
  );
  const wanted = values.only.split(',').filter(Boolean);
  const unknown = wanted.filter((name) => !Object.hasOwn(measurements, name));
  const isWhole = wanted.length === Object.keys(measurements).length;
  if (unknown.length > 0) refuse(`--only does not know ${unknown.join(', ')}`, usage);
  if (values.docs && !isWhole) refuse('--docs needs all measurements', usage);
  return { ...values, wanted, seconds: Number(values.seconds) };
}

/**
 * Runs the measurements one after the other, never two in parallel.
 * @param {{ wanted: string[], seconds: number }} options
 */
async function measure({ wanted, seconds }) {
  /** @type {import('./bench/report.mjs').Result['parts']} */
  const parts = [];
  const shop = wanted.some((id) => id !== 'desk')
    ? await openShop(seconds)
    : /** @type {import('./bench/shop.mjs').Shop} */ (await openFolder());
  try {
    for (const [id, measurement] of Object.entries(measurements)) {
      if (!wanted.includes(id)) continue;
      const began = performance.now();
      console.error(`${id}…`);
      const part = await measurement(shop);
      parts.push({ id, seconds: Math.round((performance.now() - began) / 1000), ...part });
    }
  } finally {
    await stopAll();
    shop.close();
  }
  return parts;
}

process.chdir(root);
const options = readWanted();
await ensureInstalledAndBuilt();
const before = readLoad();
const parts = await measure(options);
const result = {
  date: new Date().toISOString(),
  machine: describeMachine(),
  load: { before, after: readLoad() },
  parts,
  bars: Object.assign({}, ...parts.map(({ bars }) => bars)),
};
console.log(writeMarkdown(result, 2));
writeFiles(options.out, result);
if (options.docs) await writeDocs(join(root, 'docs', 'performance.md'), result);
const spent = parts.map(({ id, seconds }) => `${id} ${seconds} s`).join(', ');
console.error(`\n${join(options.out, 'bench.md')} and bench.json written (${spent})`);
