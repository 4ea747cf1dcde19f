// Mutation tests: how many mutants of the pure core its unit tests detect: `npm run test:mutation`.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { countMutants, findShortfalls, writeScores } from './mutation/scores.mjs';
import { replaceBetweenMarkers } from './markdown.mjs';
import { readOptions, refuse } from './options.mjs';
import { ensureInstalled, root } from './prepare.mjs';

const usage = `npm run test:mutation -- [app/shop/cart/cart.ts …] [--force] [--docs]
Tests what has changed since the last run, in all files or in those named.
  --force  tests all mutants again
  --docs   writes the figures into docs/testing.md; takes no files
`;
const { values, positionals } = readOptions(usage, {
  allowPositionals: true,
  options: {
    force: { type: 'boolean', default: false },
    docs: { type: 'boolean', default: false },
  },
});
const isWhole = positionals.length === 0;
if (values.docs && !isWhole) {
  refuse('--docs takes no files: the figures are those of all', usage);
}
process.chdir(root);
await ensureInstalled();

const report = join('test-results', 'mutation.json');
rmSync(report, { force: true });
// Stryker needs the folders of its files to exist.
for (const folder of ['test-results', join('.cache', 'mutation')])
  mkdirSync(folder, { recursive: true });
const stryker = spawnSync(
  process.execPath,
  [
    join('node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js'),
    'run',
    ...(values.force ? ['--force'] : []),
    ...(isWhole ? [] : ['--mutate', positionals.join()]),
  ],
  { stdio: 'inherit' },
);
if (stryker.error) throw stryker.error;

const { files } = JSON.parse(readFileSync(report, 'utf8'));
const counts = countMutants(files);
const { score } = JSON.parse(readFileSync(join('tests', 'mutation', 'baseline.json'), 'utf8'));
const shortfalls = findShortfalls(counts, isWhole ? score : undefined);
for (const shortfall of shortfalls) console.error(shortfall);
if (values.docs) replaceBetweenMarkers(join('docs', 'testing.md'), 'mutation', writeScores(counts));
process.exit(shortfalls.length > 0 ? 1 : (stryker.status ?? 1));
