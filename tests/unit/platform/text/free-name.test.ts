import { expect, test } from 'vitest';
import { findFreeName } from '~/platform/text/free-name';

test.each([
  [[], 'copy'],
  [['copy'], 'copy-2'],
  [['copy', 'copy-2', 'copy-3'], 'copy-4'],
])('beside %j the name that is free is %s', (taken: string[], free) => {
  expect(findFreeName('copy', '-', (name) => taken.includes(name))).toBe(free);
});
