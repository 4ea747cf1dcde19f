import { expect, test } from 'vitest';
import { isLeased, isUnleased, leaseEnd } from '~/platform/jobs/row-lease';
import { openMemoryDatabase } from '../../../support/memory-database';

const now = new Date('2026-11-23T12:00:00Z');

test.each([
  ['never leased', null, false],
  ['leased for a minute', leaseEnd(now, 60_000), true],
  ['leased for a day', leaseEnd(now, 24 * 60 * 60_000), true],
  ['ends now', leaseEnd(now, 0), false],
  ['ended a moment ago', leaseEnd(now, -1), false],
  ['leased by a clock that was ahead', leaseEnd(now, 24 * 60 * 60_000 + 1), false],
])('a row that is %s', async (_, until, expected) => {
  expect(isLeased(until, now)).toBe(expected);
  const db = await openMemoryDatabase();
  const row = db.selectNoFrom((eb) => eb.val(until).as('leased_until')).as('row');
  const free = await db.selectFrom(row).selectAll().where(isUnleased(now)).execute();
  expect(free).toHaveLength(expected ? 0 : 1);
});
