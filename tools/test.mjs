// Everything that says whether the site is good, from a bare clone: `npm test`. With --crash: the crash tests instead,
// with their own options behind it (`npm run test:crash -- --kills 20`).
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './ensure-browser.mjs';
import { ensureBuilt, ensureInstalled, root } from './prepare.mjs';
import { readPlaywright, readVitest } from './test-reports.mjs';

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
const check = (title, script) => single(title, stage(title, 'npm', ['run', '--silent', script]));

/** Runs a test program and counts what its own report says; no report, no test or a bad end is a failure too. */
function runTests(title, file, args, read) {
  const report = join(reports, file);
  rmSync(report, { force: true });
  const ok = stage(title, process.execPath, args);
  const result = readReport(report, read);
  if (result.failed > 0 || (ok && result.passed > 0)) return result;
  return { ...result, failed: 1, failures: [{ name: title, message: ['ended badly'] }] };
}

function readReport(path, read) {
  try {
    return read(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    const message = [`No usable report: ${error.message}`];
    return { passed: 0, failed: 1, failures: [{ name: path, message }] };
  }
}

/** One thing that either holds or does not. */
const single = (title, ok) =>
  ok
    ? { passed: 1, failed: 0, failures: [] }
    : { passed: 0, failed: 1, failures: [{ name: title, message: [] }] };

function runVitest() {
  const args = [join('node_modules', 'vitest', 'vitest.mjs'), 'run'];
  return runTests('Unit, contract and integration tests', 'vitest.json', args, readVitest);
}

function runPlaywright() {
  const path = ensureBrowser();
  if (!path)
    return single('Browser tests: there is no Chromium and none could be installed', false);
  env.CHROMIUM_PATH = path;
  const args = [join('node_modules', '@playwright', 'test', 'cli.js'), 'test'];
  return runTests('Browser tests', 'playwright.json', args, readPlaywright);
}

function runCrashTests() {
  const options = process.argv.slice(2).filter((argument) => argument !== '--crash');
  const ok = stage('Crash tests', process.execPath, [
    join('tests', 'crash', 'run.mjs'),
    ...options,
  ]);
  return single('Crash tests', ok);
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
// Once more at the end, where a build server's log is still read.
for (const { name, message } of results.flatMap((result) => result.failures)) {
  console.log(`\nFAILED ${name.replace(`${root}/`, '')}`);
  for (const line of message) console.log(`  ${line}`);
}
console.log(`\n${passed} passed, ${failed} failed`);
