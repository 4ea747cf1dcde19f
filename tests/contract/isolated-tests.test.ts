import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isolatedTests } from '../support/isolated-tests';
import { listFiles } from '../support/source-files';

/** Leaks into the next test file of the same worker: mocked modules, settings that are read once. */
const leaves =
  /\bvi\.(?:mock|doMock|resetModules|stubEnv)\(|assign\(process\.env|process\.env\.\w+ = /;

test('tests that replace modules or settings run isolated, and no others', () => {
  const files = ['tests/unit', 'tests/contract', 'tests/integration'].flatMap((folder) =>
    listFiles(folder, /\.test\.tsx?$/),
  );
  const found = files.filter((path) => leaves.test(readFileSync(path, 'utf8')));
  expect(found.sort()).toEqual([...isolatedTests].sort());
});
