// All checks and tests, from a fresh clone: `npm test`.
import './tested-hotel.mjs';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './ensure-browser.mjs';
import { requireSupportedNode } from './node-version.mjs';
import { readOptions } from './options.mjs';
import { ensureInstalled, root } from './prepare.mjs';
import { runChecks, runStage, seconds } from './stage.mjs';
import { makeTemporaryFolder } from './temporary-folder.mjs';
import { buildForTests } from './test-builds.mjs';
import { readPlaywright, readVitest } from './test-reports.mjs';

const usage = `npm test
  all checks and tests; one file: npx vitest run tests/unit/…, npx playwright test cart.spec.ts
`;
readOptions(usage, { options: {} });
process.chdir(root);
const reports = join(root, 'test-results');
const sites = makeTemporaryFolder();
/** @type {NodeJS.ProcessEnv} */
const env = { ...process.env, TMPDIR: sites };

/** @type {(title: string, command: string, args: string[]) => Promise<boolean>} */
const stage = (title, command, args) => runStage(title, command, args, { env });

/** A check counts as one test. */
const countChecks = async () => (await runChecks()).map(({ title, ok }) => single(title, ok));

/** @typedef {import('./test-reports.mjs').Result} Result */

/**
 * Runs a test program and counts its report; no report, no tests or an unexpected exit is a failure too.
 * @template Report
 * @param {string} title
 * @param {string} file
 * @param {string[]} args
 * @param {(report: Report) => Result} read
 */
async function runTests(title, file, args, read) {
  const report = join(reports, file);
  rmSync(report, { force: true });
  const ok = await stage(title, process.execPath, args);
  const result = readReport(report, read);
  if (result.failed > 0 || (ok && result.passed > 0)) return result;
  return { ...result, failed: 1, failures: [{ name: title, message: ['exited unexpectedly'] }] };
}

/**
 * @template Report
 * @param {string} path
 * @param {(report: Report) => Result} read
 * @returns {Result}
 */
function readReport(path, read) {
  try {
    return read(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    const message = [`No usable report: ${String(error)}`];
    return { passed: 0, failed: 1, failures: [{ name: path, message }] };
  }
}

/**
 * A check with one result.
 * @type {(title: string, ok: boolean) => Result}
 */
const single = (title, ok) =>
  ok
    ? { passed: 1, failed: 0, failures: [] }
    : { passed: 0, failed: 1, failures: [{ name: title, message: [] }] };

function runVitest() {
  const args = [join('node_modules', 'vitest', 'vitest.mjs'), 'run'];
  return runTests('Unit, contract and integration tests', 'vitest.json', args, readVitest);
}

async function runPlaywright() {
  const path = ensureBrowser();
  if (!path)
    return single('Browser tests: there is no Chromium and none could be installed', false);
  env.CHROMIUM_PATH = path;
  const cli = [join('node_modules', '@playwright', 'test', 'cli.js'), 'test'];
  return runTests('Browser tests', 'playwright.json', cli, readPlaywright);
}

requireSupportedNode();
// Before the timer starts. Without both builds nothing else can be tested: that is the only failure.
const isBuilt = await ensureInstalled(buildForTests);
const results = isBuilt ? [] : [single('Builds', false)];
const began = Date.now();
const stages = results.length > 0 ? [] : [countChecks, runVitest, runPlaywright];
for (const run of stages) results.push(...[await run()].flat());
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
if (failed > 0 || passed === 0) process.exitCode = 1;

// Repeated at the end of the output, for CI logs.
for (const { name, message } of results.flatMap(({ failures }) => failures)) {
  console.log(`\nFAILED ${name.replace(`${root}/`, '')}`);
  for (const line of message) console.log(`  ${line}`);
}
if (failed > 0) console.log(`\nThe data of the sites under test are in ${sites}`);
console.log(`\nTested in ${seconds(began)} s`);
console.log(`${passed} passed, ${failed} failed`);
