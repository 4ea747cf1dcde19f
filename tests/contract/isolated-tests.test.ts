import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isolatedTests } from '../support/isolated-tests';
import { listFiles } from '../support/source-files';

/** Leaks into the next test file of the same worker: mocked modules, settings that are read once. */
const leaves =
  /\bvi\.(?:mock|doMock|resetModules|stubEnv)\(|assign\(process\.env|process\.env\.\w+ = /;

const files = ['tests/unit', 'tests/contract', 'tests/integration'].flatMap((folder) =>
  listFiles(folder, /\.test\.tsx?$/),
);

test('a test file that replaces the timers puts them back, or the next file of its worker would hang', () => {
  const texts = files.map((path) => [path, readFileSync(path, 'utf8')] as const);
  const replaced = texts.filter(([, text]) => /\bvi\.useFakeTimers\(/.test(text));
  const kept = replaced.filter(([, text]) => !/\bvi\.useRealTimers\(/.test(text));
  expect(kept.map(([path]) => path)).toEqual([]);
});

test('tests that replace modules or settings run isolated, and no others', () => {
  const found = files.filter((path) => leaves.test(readFileSync(path, 'utf8')));
  expect(found.sort()).toEqual([...isolatedTests].sort());
});
