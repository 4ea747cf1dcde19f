import { expect, test } from 'vitest';
import { putBounded } from '~/platform/limits/put-bounded';

test('what has been put longest ago makes room; putting again counts as new', () => {
  const map = new Map<string, number>();
  for (const [value, key] of ['a', 'b', 'a', 'c'].entries()) putBounded(map, key, value, 2);
  expect([...map]).toEqual([
    ['a', 2],
    ['c', 3],
  ]);
});
