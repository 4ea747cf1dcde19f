// Reads the test programs' reports: how many tests passed and failed, and which ones failed and why.
import { stripVTControlCharacters } from 'node:util';

/** @typedef {{ name: string, message: string[] }} Failure */
/** @typedef {{ passed: number, failed: number, failures: Failure[] }} Result */

/** @typedef {{ fullName: string, status: string, duration?: number | null, failureMessages: string[] }} VitestTest */
/** @typedef {{ name: string, status: string, message?: string, assertionResults: VitestTest[] }} VitestFile */
/** @typedef {{ numPassedTests: number, numFailedTests: number, testResults: VitestFile[] }} VitestReport */

/** @typedef {{ duration?: number, errors?: { message?: string }[] }} PlaywrightRun */
/** @typedef {{ projectName: string, status: string, results: PlaywrightRun[] }} PlaywrightTest */
/** @typedef {{ title: string, line: number, tests: PlaywrightTest[] }} PlaywrightSpec */
/** @typedef {{ title: string, file?: string, specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite */
/** @typedef {{ expected: number, unexpected: number }} PlaywrightCounts */
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
 * Counts a Playwright report. An error outside of all tests counts as a failure.
 * @param {PlaywrightReport} report
 * @returns {Result}
 */
export function readPlaywright({ stats, errors, suites }) {
  const failures = [
    ...suites.flatMap((suite) => failuresIn(suite)),
    ...errors.map(({ message = '' }) => ({ name: 'outside of tests', message: shorten(message) })),
  ];
  return { passed: stats.expected, failed: stats.unexpected + errors.length, failures };
}

/**
 * The failed tests of a suite.
 * @param {PlaywrightSuite} suite
 * @param {string[]} [path] titles of the suites around it, the file's name first
 * @returns {Failure[]}
 */
function failuresIn({ title, specs = [], suites = [] }, path = []) {
  const [file, ...groups] = [...path, title];
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) => ({
        name: [`[${projectName}] ${file}:${spec.line}`, ...groups, spec.title].join(' › '),
        message: shorten(
          results
            .flatMap(({ errors = [] }) => errors)
            .map(({ message = '' }) => message)
            .join('\n'),
        ),
      })),
  );
  return [...own, ...suites.flatMap((suite) => failuresIn(suite, [...path, title]))];
}
