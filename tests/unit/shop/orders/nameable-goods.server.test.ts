import { expect, test } from 'vitest';
import { countPacked, listPacked } from '~/shop/orders/nameable-goods.server';
import { getOrderWithLines } from '~/shop/orders/orders.server';
import type { NamedGoods } from '~/shop/orders/named-goods';
import { requestOperation } from '~/shop/payments/core/operations.server';
import { reserved } from '../../../support/fake-provider';
import { setUpSettling } from '../../../support/settlement-fixture';

test('a parcel holds no pieces that the charge left out or that were refunded before it was sent', async () => {
  const { db, dependencies, order, clock, open, say, ask } = await setUpSettling();
  await open();
  say(1, reserved(5000));
  await ask(1);
  const packed = async () =>
    (await listPacked(db, await getOrderWithLines(db, order.id))).map(
      ({ variant_id, count }) => `${count} ${variant_id}`,
    );
  const move = async (kind: 'capture' | 'refund', goods: NamedGoods) => {
    clock.now = new Date(clock.now.getTime() + 60_000);
    expect(
      await requestOperation(dependencies, order.id, { kind, goods, again: true }),
    ).toMatchObject({
      kind: 'done',
    });
  };
  expect(await packed()).toEqual(['2 autumn-oil-500', '1 soap-500']);
  expect(await countPacked(db, [order])).toEqual(new Map());
  await move('capture', [{ variantId: 'soap-500', pieces: 1 }]);
  expect(await packed()).toEqual(['2 autumn-oil-500']);
  await move('refund', [{ variantId: 'autumn-oil-500', pieces: 1 }]);
  expect(await packed()).toEqual(['1 autumn-oil-500']);
  expect(await countPacked(db, [order])).toEqual(new Map([[order.id, 1]]));
  expect(await countPacked(db, [])).toEqual(new Map());
  const shipped_at = new Date(clock.now.getTime() + 1).toISOString();
  await db.updateTable('orders').set({ shipped_at }).execute();
  await move('refund', [{ variantId: 'autumn-oil-500', pieces: 1 }]);
  expect(await packed()).toEqual(['1 autumn-oil-500']);
});
