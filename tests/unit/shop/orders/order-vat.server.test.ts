import { expect, test } from 'vitest';
import { addVatToOlderOrders, readVat } from '~/shop/orders/order-vat.server';
import { createOrder, getOrderWithLines } from '~/shop/orders/orders.server';
import { makeProducts } from '../../../support/made-up-hotel/products';
import { openMemoryDatabase } from '../../../support/memory-database';
import { makeLine, makeNewOrder } from '../../../support/new-order';

test('older orders get today’s rates, and the highest for what is no longer sold', async () => {
  const db = await openMemoryDatabase();
  const lines = [
    makeLine('spring-oil', 2400, 2),
    makeLine('tasting-set', 3600, 1),
    makeLine('gone', 700, 1),
  ];
  const { order } = await createOrder(db, makeNewOrder({ lines }), new Date());
  const { order: recent } = await createOrder(
    db,
    makeNewOrder({ lines: [makeLine('spring-oil', 2400, 1, 1300)] }),
    new Date(),
  );
  await db.updateTable('order_lines').set({ vat: null }).where('order_id', '=', order.id).execute();
  await addVatToOlderOrders(db, makeProducts());
  const vatOf = async (id: number) => (await getOrderWithLines(db, id)).lines.map(readVat);
  expect(await vatOf(order.id)).toEqual([
    [{ rate: 500, cents: 4800 }],
    [
      { rate: 500, cents: 2160 },
      { rate: 2500, cents: 1440 },
    ],
    [{ rate: 2500, cents: 700 }],
  ]);
  expect(await vatOf(recent.id)).toEqual([[{ rate: 1300, cents: 2400 }]]);
});
