import { expect, test } from 'vitest';
import { createOrder, transitionOrder } from '~/shop/orders/orders.server';
import { findFailedRefundCents } from '~/shop/payments/reviews/failed-refund.server';
import { openMemoryDatabase } from '../../../../support/memory-database';
import { makeNewOrder } from '../../../../support/new-order';

test('the amount of a failed refund does not depend on the words of the history, and is of the last review', async () => {
  const db = await openMemoryDatabase();
  const { order } = await createOrder(db, makeNewOrder(), new Date());
  const move = (to: 'captured' | 'review', cents?: number) =>
    db.transaction().execute(async (trx) => {
      const changes = { failed_refund_cents: cents };
      await transitionOrder(trx, order.id, to, 'in other words', new Date(), changes);
    });
  await move('review', 700);
  expect(await findFailedRefundCents(db, order.id)).toBe(700);
  await move('captured');
  await move('review');
  expect(await findFailedRefundCents(db, order.id)).toBeUndefined();
});
