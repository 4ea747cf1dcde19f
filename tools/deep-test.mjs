// Runs tests in full that `npm test` runs with few examples: `npm run test:model`, `npm run test:forgery`,
// `npm run test:stock`, `npm run test:carts`, `npm run test:week`.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBrowser } from './ensure-browser.mjs';
import { readOptions, refuse, refuseSurplus } from './options.mjs';
import { ensureBuilt, ensureInstalled, root } from './prepare.mjs';

/** @type {Record<string, { file: string, count: number, variable: string, inBrowser?: boolean }>} */
const tests = {
  model: { file: 'payments/core/settle.server.random', count: 100_000, variable: 'MODEL_RUNS' },
  forgery: {
    file: 'payments/core/settle.server.forgery',
    count: 200_000,
    variable: 'FORGERY_COUNT',
  },
  carts: {
    file: 'checkout/checkout-session.server.random',
    count: 1_000_000,
    variable: 'CART_RUNS',
  },
  stock: { file: 'stock/claims.server.parallel', count: 1_000, variable: 'STOCK_SHOPPERS' },
  week: { file: 'reception-week', count: 1, variable: 'DESK_WEEK', inBrowser: true },
};

const usage = `npm run test:${Object.keys(tests).join('|')} -- [how many] [seed]
`;
const { positionals } = readOptions(usage, { allowPositionals: true, options: {} });
const [name = '', count, seed] = positionals;
refuseSurplus(positionals, 3, usage);
const test = Object.hasOwn(tests, name) ? tests[name] : undefined;
if (!test) refuse(`There is no test ${name}`, usage);
if (count !== undefined && !(Number(count) > 0)) refuse('How many is a number above zero', usage);
process.chdir(root);
await ensureInstalled();
const inBrowser = () => {
  ensureBuilt();
  process.env.CHROMIUM_PATH = ensureBrowser() ?? '';
  return [join('node_modules', '@playwright', 'test', 'cli.js'), 'test', test.file];
};
const inNode = () => [
  join('node_modules', 'vitest', 'vitest.mjs'),
  'run',
  '--project',
  'unit',
  `tests/unit/shop/${test.file}.test.ts`,
];
const { status } = spawnSync(process.execPath, test.inBrowser ? inBrowser() : inNode(), {
  stdio: 'inherit',
  env: {
    ...process.env,
    [test.variable]: count ?? String(test.count),
    ...(seed && { MODEL_SEED: seed }),
  },
});
process.exit(status ?? 1);
