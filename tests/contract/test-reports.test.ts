import { expect, it } from 'vitest';
import { readPlaywright, readVitest } from '../../tools/test-reports.mjs';

const passed = { status: 'passed', fullName: 'holds', failureMessages: [] };

it('reports each failed Vitest test with the first lines of its message, without colours', () => {
  const failed = {
    status: 'failed',
    fullName: 'group breaks',
    failureMessages: ['\u001B[31mexpected 1\u001B[39m\n\n' + 'x'.repeat(400) + '\n3\n4\n5\n6\n7'],
  };
  const testResults = [{ name: 'a.test.ts', status: 'failed', assertionResults: [passed, failed] }];
  const result = readVitest({ numPassedTests: 1, numFailedTests: 1, testResults });
  expect(result).toEqual({
    passed: 1,
    failed: 1,
    failures: [
      {
        name: 'a.test.ts › group breaks',
        message: ['expected 1', 'x'.repeat(300), '3', '4', '5', '6'],
      },
    ],
  });
});

it('counts a file that could not be loaded', () => {
  const testResults = [
    { name: 'a.test.ts', status: 'passed', assertionResults: [passed] },
    { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    // A hook that failed after its only test had passed.
    { name: 'c.test.ts', status: 'failed', message: 'afterAll', assertionResults: [passed] },
  ];
  const result = readVitest({ numPassedTests: 2, numFailedTests: 0, testResults });
  expect(result.failed).toBe(2);
  expect(result.failures.map(({ name, message }) => [name, ...message])).toEqual([
    ['b.test.ts', 'no such module'],
    ['c.test.ts', 'afterAll'],
  ]);
});

it('reports each failed browser test with its project, file and line, and errors outside of tests', () => {
  const run = (projectName: string, status: string) => ({
    projectName,
    status,
    results: [{ errors: [{ message: 'timed out' }] }],
  });
  const inner = {
    title: 'the menu',
    specs: [
      { title: 'opens', line: 7, tests: [run('js', 'expected'), run('mobile', 'unexpected')] },
    ],
  };
  const result = readPlaywright({
    stats: { expected: 4, unexpected: 1 },
    errors: [{ message: 'the server did not start' }],
    suites: [{ title: 'frame.spec.ts', file: 'frame.spec.ts', suites: [inner] }],
  });
  expect(result).toEqual({
    passed: 4,
    failed: 2,
    failures: [
      { name: '[mobile] frame.spec.ts:7 › the menu › opens', message: ['timed out'] },
      { name: 'outside of tests', message: ['the server did not start'] },
    ],
  });
});
