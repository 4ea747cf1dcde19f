// Reads the test programs' reports: how many tests passed and failed, and which ones failed and why.
import { stripVTControlCharacters } from 'node:util';

/** @typedef {{ name: string, message: string[] }} Failure */
/** @typedef {{ passed: number, failed: number, failures: Failure[], flaky?: Failure[] }} Result */

/**
 * How many browser tests may pass only when repeated: a browser's frames can stall on a busy machine. More are failures,
 * as the change has then made them unreliable.
 */
const maxFlaky = 2;

/** @typedef {{ fullName: string, status: string, duration?: number | null, failureMessages: string[] }} VitestTest */
/** @typedef {{ name: string, status: string, message?: string, assertionResults: VitestTest[] }} VitestFile */
/** @typedef {{ numPassedTests: number, numFailedTests: number, testResults: VitestFile[] }} VitestReport */

/** @typedef {{ duration?: number, errors?: { message?: string }[] }} PlaywrightRun */
/** @typedef {{ projectName: string, status: string, results: PlaywrightRun[] }} PlaywrightTest */
/** @typedef {{ title: string, line: number, tests: PlaywrightTest[] }} PlaywrightSpec */
/** @typedef {{ title: string, file?: string, specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite */
/** @typedef {{ expected: number, flaky: number, unexpected: number }} PlaywrightCounts */
/**
 * @typedef {{ stats: PlaywrightCounts, errors: { message?: string }[], suites: PlaywrightSuite[] }} PlaywrightReport
 */

/**
 * The first lines of a message, without colours.
 * @param {string} message
 */
function shorten(message) {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return lines.slice(0, 6).map((line) => line.slice(0, 300));
}

/**
 * Counts a Vitest report. A file that could not be loaded has no failed test, but counts as a failure.
 * @param {VitestReport} report
 * @returns {Result}
 */
export function readVitest({ numPassedTests, numFailedTests, testResults }) {
  const failures = testResults.flatMap(({ name, status, message = '', assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [{ name, message: shorten(message) }];
    return failed.map((test) => ({
      name: `${name} › ${test.fullName}`,
      message: shorten(test.failureMessages.join('\n')),
    }));
  });
  return { passed: numPassedTests, failed: Math.max(numFailedTests, failures.length), failures };
}

/**
 * Counts a Playwright report. An error outside of all tests counts as a failure, and so do tests that passed only when
 * repeated once there are more than two of them.
 * @param {PlaywrightReport} report
 * @returns {Result}
 */
export function readPlaywright({ stats, errors, suites }) {
  const flaky = suites.flatMap((suite) => testsIn(suite, 'flaky'));
  const isUnreliable = flaky.length > maxFlaky;
  const failures = [
    ...suites.flatMap((suite) => testsIn(suite, 'unexpected')),
    ...errors.map(({ message = '' }) => ({ name: 'outside of tests', message: shorten(message) })),
    ...(isUnreliable ? flaky : []),
  ];
  return {
    passed: stats.expected + (isUnreliable ? 0 : stats.flaky),
    failed: stats.unexpected + errors.length + (isUnreliable ? stats.flaky : 0),
    failures,
    flaky: isUnreliable ? [] : flaky,
  };
}

/**
 * The tests of a suite that ended so, each with the error of its last failed attempt.
 * @param {PlaywrightSuite} suite
 * @param {string} status
 * @param {string[]} [path] titles of the suites around it, the file's name first
 * @returns {Failure[]}
 */
function testsIn({ title, specs = [], suites = [] }, status, path = []) {
  const [file, ...groups] = [...path, title];
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter((test) => test.status === status)
      .map(({ projectName, results }) => ({
        name: [`[${projectName}] ${file}:${spec.line}`, ...groups, spec.title].join(' › '),
        message: shorten(lastErrors(results).join('\n')),
      })),
  );
  return [...own, ...suites.flatMap((suite) => testsIn(suite, status, [...path, title]))];
}

/** @param {PlaywrightRun[]} runs */
const lastErrors = (runs) =>
  (runs.findLast(({ errors = [] }) => errors.length > 0)?.errors ?? []).map(
    ({ message = '' }) => message,
  );
