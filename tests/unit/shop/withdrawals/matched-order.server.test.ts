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
  expect(await describe(charged, stated, '2026-10-15T09:00')).toMatchObject({ isLate });
});

test.each([
  ['2026-11-06T09:00', '2026-11-20T23:59', false],
  ['2026-11-06T09:00', '2026-11-21T00:01', true],
  // The goods are still here.
  [undefined, '2026-12-20T09:00', false],
])(
  'charged on 20 October, sent at %s, withdrawn at %s: late is %s',
  async (sent, stated, isLate) => {
    expect(await describe('2026-10-20T09:00', stated, sent)).toMatchObject({ isLate });
  },
);

/** What a withdrawal has to know of an order. Times in the hotel's zone. */
async function describe(charged: string, stated: string, sent: string | undefined) {
  const db = await openMemoryDatabase();
  const { order } = await createOrder(db, makeNewOrder(), new Date());
  const event = { from: 'authorised', to: 'captured', reason: 'charged' } as const;
  await addEvent(db, order.id, { ...event, now: atHotel(charged) });
  const shipped_at = sent === undefined ? null : atHotel(sent).toISOString();
  const created_at = atHotel(stated).toISOString();
  return describeOrder(db, { ...order, shipped_at }, { created_at });
}
