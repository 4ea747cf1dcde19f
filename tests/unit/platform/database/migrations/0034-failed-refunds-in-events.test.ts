import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { down, up } from '~/platform/database/migrations/0034-failed-refunds-in-events';
import { createOrder } from '~/shop/orders/orders.server';
import { openMemoryDatabase } from '../../../../support/memory-database';
import { makeNewOrder } from '../../../../support/new-order';

test('earlier failed refunds get their amount from the sentence that had it', async () => {
  const db = await openMemoryDatabase();
  const anyDb = db as unknown as Kysely<unknown>;
  await down(anyDb);
  const { order } = await createOrder(db, makeNewOrder(), new Date());
  const reasons = [
    'refund failed 700: P-1',
    'refund failed 123456: M-2026-000123-1',
    'another refund: P-1',
    'review: refund failed 500: paid in cash',
    'refund failed in part: paid in cash',
  ];
  for (const reason of reasons)
    await db
      .insertInto('order_events')
      .values({
        order_id: order.id,
        from_state: 'captured',
        to_state: 'review',
        reason,
        created_at: '2026-11-21T18:05:00.000Z',
      })
      .execute();
  await up(anyDb);
  const events = await db
    .selectFrom('order_events')
    .select('failed_refund_cents')
    .where('from_state', '=', 'captured')
    .orderBy('id')
    .execute();
  expect(events.map((event) => event.failed_refund_cents)).toEqual([
    700,
    123_456,
    null,
    null,
    null,
  ]);
});
