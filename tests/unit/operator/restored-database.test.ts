import { expect, test } from 'vitest';
import { skipNumbers } from '~/operator/restored-database';

test.each([
  [123, '2026-11-23T02:00Z', 3000],
  [123, '2026-11-23T12:00Z', 2000],
  [123, '2026-11-13T12:00Z', 12_000],
  // A clock that has been put back.
  [2500, '2026-11-30T12:00Z', 4000],
])('after %i orders in a backup of %s numbers go on after %i', (highest, backedUpAt, expected) => {
  const now = new Date('2026-11-23T12:00Z');
  expect(skipNumbers(highest, new Date(backedUpAt), now)).toBe(expected);
});
