import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { longest } from '../support/longest-first';

test('only test files that exist are started first', () => {
  expect(longest.filter((path) => !existsSync(path))).toEqual([]);
});
