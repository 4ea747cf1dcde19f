import { expect, test } from 'vitest';
import { addEvent, createOrder } from '~/shop/orders/orders.server';
import { describeOrder } from '~/shop/withdrawals/matched-order.server';
import { atHotel } from '../../../support/hotel-clock';
import { openMemoryDatabase } from '../../../support/memory-database';
import { makeNewOrder } from '../../../support/new-order';

test.each([
  // The clocks change in between.
  ['2026-10-20T09:00', '2026-11-03T23:59', false],
  ['2026-10-20T09:00', '2026-11-04T00:01', true],
  ['2026-10-20T23:30', '2026-11-03T00:10', false],
  // The fourteenth day is a Saturday, then a Sunday: the period ends with the Monday.
  ['2026-11-07T09:00', '2026-11-23T23:59', false],
  ['2026-11-07T09:00', '2026-11-24T00:01', true],
  ['2026-11-08T09:00', '2026-11-23T23:59', false],
  ['2026-11-08T09:00', '2026-11-24T00:01', true],
  // Stated first, charged later.
  ['2026-11-20T09:00', '2026-11-03T09:00', false],
])('charged at %s, withdrawn at %s: late is %s', async (charged, stated, isLate) => {
  const db = await openMemoryDatabase();
  const { order } = await createOrder(db, makeNewOrder());
  await addEvent(db, order.id, 'authorised', 'captured', 'charged', atHotel(charged));
  const created_at = atHotel(stated).toISOString();
  expect(await describeOrder(db, order, { created_at })).toMatchObject({ isLate });
});
