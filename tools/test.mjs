// Everything that says whether the site is good, from a bare clone: `npm test`. With --crash: the crash tests instead,
// with their own options behind it (`npm run test:crash -- --kills 20`).
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './ensure-browser.mjs';
import { ensureBuilt, ensureInstalled, root } from './prepare.mjs';

process.chdir(root);
const reports = join(root, 'test-results');
const env = { ...process.env };

/** Runs one stage to its end; whatever comes of it, the next one follows. */
function stage(title, command, args) {
  console.log(`\n== ${title}`);
  const start = Date.now();
  const { status, error } = spawnSync(command, args, {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (error) console.log(String(error));
  const ok = status === 0;
  console.log(
    `== ${title}: ${ok ? 'ok' : 'FAILED'}, ${((Date.now() - start) / 1000).toFixed(1)} s`,
  );
  return ok;
}

/** A check counts as one test. */
function check(title, script) {
  const ok = stage(title, 'npm', ['run', '--silent', script]);
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Runs a test program and counts what its own report says; no report, no test or a bad end is a failure too. */
function runTests(title, file, args, count) {
  const report = join(reports, file);
  rmSync(report, { force: true });
  const ok = stage(title, process.execPath, args);
  const result = readReport(report, count);
  const isBad = !ok || result.passed + result.failed === 0;
  return isBad && result.failed === 0 ? { ...result, failed: 1 } : result;
}

function readReport(path, count) {
  try {
    return count(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    console.log(`No usable report: ${error.message}`);
    return { passed: 0, failed: 1 };
  }
}

/** A file that could not even be loaded has no failed test, but has failed. */
function countVitest({ numPassedTests, numFailedTests, testResults }) {
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

function countPlaywright({ stats, errors }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

function runVitest() {
  const args = [join('node_modules', 'vitest', 'vitest.mjs'), 'run'];
  return runTests('Unit, contract and integration tests', 'vitest.json', args, countVitest);
}

function runPlaywright() {
  const path = ensureBrowser();
  if (!path) {
    console.log('\n== Browser tests: FAILED, there is no Chromium and none could be installed');
    return { passed: 0, failed: 1 };
  }
  env.CHROMIUM_PATH = path;
  const args = [join('node_modules', '@playwright', 'test', 'cli.js'), 'test'];
  return runTests('Browser tests', 'playwright.json', args, countPlaywright);
}

function runCrashTests() {
  const options = process.argv.slice(2).filter((argument) => argument !== '--crash');
  const ok = stage('Crash tests', process.execPath, [
    join('tests', 'crash', 'run.mjs'),
    ...options,
  ]);
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

const stages = process.argv.includes('--crash')
  ? [runCrashTests]
  : [
      () => check('Types', 'typecheck'),
      () => check('Lint', 'lint'),
      () => check('Format', 'format'),
      () => check('Unused code', 'unused'),
      runVitest,
      runPlaywright,
    ];

ensureInstalled();
ensureBuilt();
const results = stages.map((run) => run());
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
if (failed > 0 || passed === 0) process.exitCode = 1;
console.log(`\n${passed} passed, ${failed} failed`);
