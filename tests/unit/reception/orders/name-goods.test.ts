import { expect, test } from 'vitest';
import { nameGoods } from '~/reception/orders/name-goods';
import { createOrder, getOrderWithLines } from '~/shop/orders/orders.server';
import { makeProduct } from '../../../support/made-up-hotel/products';
import { openMemoryDatabase } from '../../../support/memory-database';
import { makeLine, makeNewOrder } from '../../../support/new-order';

const product = makeProduct();
const content = { findProduct: (id: string) => (id === product.id ? product : undefined) };

/** An English order of the oil, under the names that it had then. */
async function makeOrder(names: { product?: string; variant?: string } = {}) {
  const db = await openMemoryDatabase();
  const line = {
    ...makeLine('spring-oil', 2400, 1),
    productName: 'Oil as bought',
    productNameForStaff: names.product ?? product.name.hr,
    variantNameForStaff: names.variant ?? '500\u00a0ml',
  };
  const { order } = await createOrder(db, makeNewOrder({ lines: [line] }), new Date());
  return getOrderWithLines(db, order.id);
}

test('staff and buyers read the names of the order, others those of the content', async () => {
  const order = await makeOrder();
  expect(nameGoods(content, order, 'hr')).toEqual([
    { product: 'Spring oil hr', variant: '500\u00a0ml' },
  ]);
  expect(nameGoods(content, order, 'en')).toEqual([
    { product: 'Oil as bought', variant: '500 ml' },
  ]);
  expect(nameGoods(content, order, 'de')).toEqual([
    { product: 'Spring oil de', variant: '500\u00a0ml' },
  ]);
});

test.each([
  { product: 'Spring oil 2025', variant: '500\u00a0ml' },
  { product: 'Spring oil hr', variant: '480\u00a0ml' },
])('goods that have another name now keep that of the order: $product, $variant', async (old) => {
  expect(nameGoods(content, await makeOrder(old), 'de')).toEqual([old]);
});

test('goods that have left the content keep the name of the order', async () => {
  const gone = { findProduct: () => undefined };
  expect(nameGoods(gone, await makeOrder(), 'de')).toEqual([
    { product: 'Spring oil hr', variant: '500\u00a0ml' },
  ]);
});
