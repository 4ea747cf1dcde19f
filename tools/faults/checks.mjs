// Runs single tests, or whole stages of the suite, in the scratch copy and reports which tests failed.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { endWithUs, killGroup, untilGroupEnded } from '../child-process.mjs';
import { ensureBrowser } from '../ensure-browser.mjs';
import { readPlaywright, readVitest } from '../test-reports.mjs';
import { stageOf } from './catalogue.mjs';
import { scratch } from './scratch.mjs';

/** Checks the faults' anchors in the sources, and so always fails for the seeded one. */
const ownTest = 'tests/contract/faults.test.ts';

/** @typedef {{ ok: boolean, passed: number, stage: string, failures: string[], output: string, timedOut?: boolean }} Outcome */

/** @typedef {{ code: number | null, timedOut: boolean, output: string }} Run */

/**
 * Runs a program until it exits, or kills it with its child processes when its time is over.
 * @param {string[]} args
 * @param {number} limitMs
 * @param {Record<string, string>} env
 * @returns {Promise<Run>}
 */
async function runProgram(args, limitMs, env = {}) {
  const child = spawn(process.execPath, args, {
    cwd: scratch,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  // Ctrl+C reaches this process only.
  endWithUs(child, killGroup);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => (output = (output + text).slice(-20_000)));
  }
  const { code, timedOut, error } = await untilGroupEnded(child, limitMs);
  return { code, timedOut, output: error?.message ?? output };
}

/**
 * Type-checks incrementally.
 * @param {number} limitMs
 */
export async function checkTypes(limitMs) {
  const info = join('test-results', 'types.tsbuildinfo');
  const tsc = join('node_modules', 'typescript', 'bin', 'tsc');
  const args = [tsc, '--noEmit', '--incremental', '--tsBuildInfoFile', info];
  const { code, timedOut, output } = await runProgram(args, limitMs);
  const failures = code === 0 ? [] : output.split('\n').filter((line) => line.includes('error TS'));
  return { ok: code === 0, passed: 1, stage: 'types', failures, timedOut, output };
}

/**
 * Builds the site unless the build is up to date.
 * @param {number} limitMs
 */
export async function checkBuild(limitMs) {
  const result = await runProgram([join('tools', 'build.mjs'), '--unless-built'], limitMs);
  const failures = result.code === 0 ? [] : [result.output.split('\n').slice(0, 3).join(' ')];
  return { ...result, ok: result.code === 0, passed: 1, stage: 'build', failures };
}

const escape = (/** @type {string} */ text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Runs one of the test programs and reads its report.
 * @template Report
 * @param {string} stage
 * @param {string[]} args
 * @param {number} limitMs
 * @param {{ report: string, read: (report: Report) => import('../test-reports.mjs').Result, env?: Record<string, string> }} program
 * @returns {Promise<Outcome>} a run that ended badly without a test that failed says nothing about a fault
 */
async function runTests(stage, args, limitMs, { report, read, env }) {
  const path = join(scratch, 'test-results', report);
  rmSync(path, { force: true });
  const { code, timedOut, output } = await runProgram(args, limitMs, env);
  const found = existsSync(path)
    ? read(JSON.parse(readFileSync(path, 'utf8')))
    : { passed: 0, failures: [] };
  const failures = found.failures.map((failure) => failure.name.replace(`${scratch}/`, ''));
  return { ok: code === 0, passed: found.passed, stage, failures, timedOut, output };
}

/**
 * @param {string} stage
 * @param {string[]} args
 * @param {number} limitMs
 */
function runVitest(stage, args, limitMs) {
  const vitest = [join('node_modules', 'vitest', 'vitest.mjs'), 'run', ...args];
  return runTests(stage, vitest, limitMs, { report: 'vitest.json', read: readVitest });
}

/**
 * @param {string[]} args
 * @param {number} limitMs
 */
function runPlaywright(args, limitMs) {
  const path = ensureBrowser();
  if (!path) throw new Error('There is no Chromium and none could be installed');
  const playwright = [join('node_modules', '@playwright', 'test', 'cli.js'), 'test', ...args];
  return runTests('browser', playwright, limitMs, {
    report: 'playwright.json',
    read: readPlaywright,
    env: { CHROMIUM_PATH: path },
  });
}

/**
 * @param {number} limitMs
 * @param {() => Promise<Outcome>} run
 * @returns {Promise<Outcome>}
 */
async function runBuilt(limitMs, run) {
  const built = await checkBuild(limitMs);
  return built.ok ? run() : built;
}

/**
 * Runs the test that is expected to detect a fault.
 * @param {import('./catalogue.mjs').Catcher} catcher
 * @param {number} limitMs
 */
export function runExpectedTest({ file, test, project = 'js' }, limitMs) {
  const stage = stageOf(file);
  if (stage === 'browser') {
    const args = [file, '--project', project, ...(test ? ['-g', escape(test)] : [])];
    return runBuilt(limitMs, () => runPlaywright(args, limitMs));
  }
  const args = [file, ...(test ? ['-t', escape(test)] : [])];
  return stage === 'integration'
    ? runBuilt(limitMs, () => runVitest(stage, ['--project', stage, ...args], limitMs))
    : runVitest(stage, ['--project', 'unit*', ...args], limitMs);
}

/**
 * The stages of the whole suite, the cheapest first.
 * @type {((limitMs: number) => Promise<Outcome>)[]}
 */
export const stages = [
  (limitMs) =>
    runVitest('contract', ['--project', 'unit*', 'tests/contract', '--exclude', ownTest], limitMs),
  (limitMs) => runVitest('unit', ['--project', 'unit*', 'tests/unit'], limitMs),
  (limitMs) =>
    runBuilt(limitMs, () => runVitest('integration', ['--project', 'integration'], limitMs)),
  (limitMs) => runBuilt(limitMs, () => runPlaywright([], limitMs)),
];
