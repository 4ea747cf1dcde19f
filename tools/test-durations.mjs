// Durations of the last test run, by file, and the slowest tests: `npm run test:durations`. Reads the reports.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prepare.mjs';

const slowest = 15;

/** @typedef {{ file: string, title: string, ms: number }} TimedTest */

/** @param {string} name */
function read(name) {
  const path = join(root, 'test-results', name);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/**
 * @param {import('./test-reports.mjs').VitestReport} report
 * @returns {TimedTest[]}
 */
function fromVitest({ testResults }) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      file: name.replace(root, ''),
      title: fullName,
      ms: duration ?? 0,
    })),
  );
}

/**
 * @param {{ suites: import('./test-reports.mjs').PlaywrightSuite[] }} report
 * @param {string[]} path titles of the suites around
 * @returns {TimedTest[]}
 */
function fromPlaywright({ suites }, path = []) {
  return suites.flatMap(({ title, specs = [], suites: inner = [] }) => [
    ...specs.flatMap((spec) =>
      spec.tests.map(({ projectName, results }) => ({
        file: `tests/e2e/${[...path, title][0]}`,
        title: `[${projectName}] ${spec.title}`,
        ms: results.reduce((sum, { duration = 0 }) => sum + duration, 0),
      })),
    ),
    ...fromPlaywright({ suites: inner }, [...path, title]),
  ]);
}

const seconds = (/** @type {number} */ ms) => (ms / 1000).toFixed(1);

/**
 * @param {string} heading
 * @param {TimedTest[]} tests
 */
function print(heading, tests) {
  /** @type {Map<string, TimedTest[]>} */
  const files = new Map();
  for (const test of tests) files.set(test.file, [...(files.get(test.file) ?? []), test]);
  const sum = (/** @type {TimedTest[]} */ list) => list.reduce((total, { ms }) => total + ms, 0);
  const rows = [...files].map(([file, list]) => ({ file, count: list.length, ms: sum(list) }));
  rows.sort((one, other) => other.ms - one.ms);
  console.log(
    `\n### ${heading}: ${tests.length} tests in ${files.size} files, ${seconds(sum(tests))} s\n`,
  );
  console.log('| file | tests | s |\n| --- | ---: | ---: |');
  for (const { file, count, ms } of rows.slice(0, slowest)) {
    console.log(`| ${file} | ${count} | ${seconds(ms)} |`);
  }
  console.log('\n| test | s |\n| --- | ---: |');
  const single = [...tests].sort((one, other) => other.ms - one.ms);
  for (const { title, ms } of single.slice(0, slowest)) {
    console.log(`| ${title.replaceAll('|', '\\|')} | ${seconds(ms)} |`);
  }
}

const vitest = read('vitest.json');
const playwright = read('playwright.json');
if (!vitest && !playwright) {
  console.error('No reports: run `npm test` first.');
  process.exit(1);
}
const tests = vitest ? fromVitest(vitest) : [];
const isIntegration = (/** @type {TimedTest} */ { file }) => file.startsWith('tests/integration');
if (vitest) {
  print(
    'Unit and contract',
    tests.filter((test) => !isIntegration(test)),
  );
  print('Integration', tests.filter(isIntegration));
}
if (playwright) print('Browser', fromPlaywright(playwright));
