// Seeds faults, one at a time, in a copy of this checkout, and reports which test detects each: `npm run test:faults`.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exitOnSignals } from '../tests/support/exit-on-signals.mjs';
import { readFaults, stageOf } from './faults/catalogue.mjs';
import { checkBuild, checkTypes, runExpectedTest } from './faults/checks.mjs';
import { keepCleanBuild, refreshScratch, restoreCleanBuild, seed } from './faults/scratch.mjs';
import { toMarkdown, toRows, toText } from './faults/table.mjs';
import { runStages } from './faults/whole-suite.mjs';
import { replaceBetweenMarkers } from './markdown.mjs';
import { readOptions } from './options.mjs';
import { ensureInstalled, root, run } from './prepare.mjs';

const usage = `npm run test:faults -- [options]
  --list        lists the faults and exits
  --only a,b    only these faults
  --stage a,b   only those whose expected test is in one of these stages: contract, unit, integration, browser
  --resume      keeps an earlier run's results for faults that have not changed since
  --quick       does not run the whole suite when the expected test misses the fault
  --all-stages  always runs the whole suite and names each stage that detects the fault
  --limit 20    time limit of one check, in minutes
  --table       writes the known results into docs/testing.md, as a run of all faults does
  --record      stores this result as the baseline (tests/faults/baseline.json)
`;
const { values: options } = readOptions(
  usage,
  {
    options: {
      list: { type: 'boolean' },
      only: { type: 'string' },
      stage: { type: 'string' },
      resume: { type: 'boolean' },
      quick: { type: 'boolean' },
      'all-stages': { type: 'boolean' },
      limit: { type: 'string', default: '20' },
      record: { type: 'boolean' },
      table: { type: 'boolean' },
    },
  },
  ['limit'],
);
const limitMs = Number(options.limit) * 60_000;
const statePath = join(root, 'test-results', 'faults.json');
const baselinePath = join(root, 'tests', 'faults', 'baseline.json');
const docsPath = join(root, 'docs', 'testing.md');

/** @typedef {import('./faults/catalogue.mjs').Fault} Fault */
/** @typedef {import('./faults/table.mjs').Finding & { seconds: number, hash: string }} Result */

const readJson = (/** @type {string} */ path) =>
  existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
const print = (/** @type {string} */ path, /** @type {unknown} */ value) =>
  writeFileSync(path, `${JSON.stringify(value, undefined, 2)}\n`);
const seconds = (/** @type {number} */ since) => (Date.now() - since) / 1000;
const hashOf = (/** @type {Fault} */ fault) =>
  createHash('sha256').update(JSON.stringify(fault)).digest('hex').slice(0, 12);
const needsBuild = (/** @type {Fault} */ { caughtBy }) =>
  !caughtBy || ['integration', 'browser'].includes(stageOf(caughtBy.file));

/** @param {Fault[]} all */
function chooseFaults(all) {
  if (options.stage) {
    const wanted = options.stage.split(',');
    return all.filter(({ caughtBy }) => caughtBy && wanted.includes(stageOf(caughtBy.file)));
  }
  if (!options.only) return all;
  const ids = options.only.split(',');
  const unknown = ids.filter((id) => !all.some((fault) => fault.id === id));
  if (unknown.length > 0) throw new Error(`No such fault: ${unknown.join(', ')}`);
  return all.filter(({ id }) => ids.includes(id));
}

/**
 * Without a fault every expected test must pass, or its failure would prove nothing.
 * @param {Fault[]} faults
 * @returns the names of those that do not
 */
async function findBrokenCatchers(faults) {
  const catchers = faults.flatMap(({ caughtBy }) => caughtBy ?? []);
  const distinct = new Map(catchers.map((catcher) => [JSON.stringify(catcher), catcher]));
  const broken = new Set();
  if (faults.some(needsBuild)) {
    const built = await checkBuild(limitMs);
    if (!built.ok) throw new Error(`The checkout does not build:\n${built.output}`);
    keepCleanBuild();
  }
  for (const [key, catcher] of distinct) {
    const start = Date.now();
    const { ok, passed, output } = await runExpectedTest(catcher, limitMs);
    const isSound = ok && passed > 0;
    console.log(`${isSound ? 'sound ' : 'BROKEN'} ${key} ${seconds(start).toFixed(0)} s`);
    if (isSound) continue;
    console.log(output);
    broken.add(key);
  }
  return broken;
}

/**
 * A fault that does not compile proves nothing about tests. One check of all faults together covers nearly all; only if it fails is each checked separately.
 * @param {Fault[]} faults
 * @returns the errors by the fault's id
 */
async function findTypeErrors(faults) {
  const reverts = faults.map(seed);
  const together = await checkTypes(limitMs);
  for (const revert of reverts.reverse()) revert();
  const errors = new Map();
  if (together.ok) return errors;
  const named = faults.filter(({ file }) => together.failures.some((line) => line.includes(file)));
  for (const fault of named.length > 0 ? named : faults) {
    const revert = seed(fault);
    const { failures } = await checkTypes(limitMs);
    revert();
    if (failures.length > 0) errors.set(fault.id, failures[0]);
  }
  return errors;
}

/**
 * @param {Fault} fault
 * @param {{ broken: Set<string>, typeErrors: Map<string, string> }} known
 * @returns {Promise<Result>}
 */
async function examine(fault, { broken, typeErrors }) {
  const start = Date.now();
  const result = (/** @type {string} */ stage, test = '') => ({
    stage,
    test,
    seconds: seconds(start),
    hash: hashOf(fault),
  });
  if (fault.caughtBy && broken.has(JSON.stringify(fault.caughtBy))) {
    return result('MISSED', 'its test fails without the fault too');
  }
  if (typeErrors.has(fault.id)) return result('types', typeErrors.get(fault.id));
  const seen = [];
  if (fault.caughtBy) {
    const revert = seed(fault);
    const outcome = await runExpectedTest(fault.caughtBy, limitMs).finally(revert);
    if (outcome.failures.length > 0) seen.push(outcome);
  }
  const isMissed = seen.length === 0 && !options.quick;
  if (options['all-stages'] || isMissed) {
    seen.push(...(await runStages(fault, { limitMs, all: options['all-stages'] })));
  }
  const [first] = seen;
  if (!first) return result('MISSED', 'nothing failed');
  const stageNames = [...new Set(seen.map(({ stage }) => stage))];
  return result(stageNames.join(', '), first.failures[0]);
}

const all = await readFaults();
const chosen = chooseFaults(all);
if (options.list) {
  for (const { id, area, title, caughtBy } of chosen) {
    console.log(`${id.padEnd(36)} ${area.padEnd(14)} ${title} (${caughtBy?.file ?? 'unknown'})`);
  }
  process.exit(0);
}

exitOnSignals();
await ensureInstalled();
mkdirSync(join(root, 'test-results'), { recursive: true });
/** @type {Record<string, Result>} */
const results = options.resume || options.only || options.stage ? readJson(statePath) : {};
const isDone = (/** @type {Fault} */ fault) =>
  options.resume && results[fault.id]?.hash === hashOf(fault);
// Those that need no build come first: they are quick.
const open = chosen
  .filter((fault) => !isDone(fault))
  .sort((a, b) => Number(needsBuild(a)) - Number(needsBuild(b)));
if (open.length > 0) {
  refreshScratch();
  restoreCleanBuild();
  const typeErrors = await findTypeErrors(open);
  const broken = await findBrokenCatchers(open);
  for (const fault of open) {
    const result = await examine(fault, { broken, typeErrors });
    results[fault.id] = result;
    print(statePath, results);
    console.log(
      `${result.stage.padEnd(12)} ${fault.id}: ${result.test} ${result.seconds.toFixed(0)} s`,
    );
  }
}

const known = Object.fromEntries(all.flatMap(({ id }) => (results[id] ? [[id, results[id]]] : [])));
if (options.record) {
  const kept = Object.entries(known).map(([id, { stage, test }]) => [id, { stage, test }]);
  print(baselinePath, Object.fromEntries(kept));
}
const baseline = readJson(baselinePath);
console.log(`\n${toText(toRows(chosen, known, baseline))}`);
if (options.table || all.every(({ id }) => known[id])) {
  replaceBetweenMarkers(docsPath, 'faults', toMarkdown(toRows(all, known, baseline)));
  const prettier = join('node_modules', 'prettier', 'bin', 'prettier.cjs');
  run(process.execPath, [prettier, '--write', '--log-level', 'warn', docsPath]);
}
const missed = chosen.filter(({ id }) => known[id]?.stage === 'MISSED');
console.log(`\n${chosen.length - missed.length} caught, ${missed.length} missed`);
if (missed.length > 0) process.exitCode = 1;
