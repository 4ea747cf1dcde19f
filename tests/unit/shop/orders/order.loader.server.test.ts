import { expect, test } from 'vitest';
import { loadFail } from '~/shop/orders/order.loader.server';
import { setUpStock } from '../../../support/stock-shop';

const cart = { lines: [{ productId: 'bottle', variantId: 'bottle-500', count: 1 }], known: true };

test('the page of a failed payment names what others bought in the meantime', async () => {
  const { db, place, open, approve, decline } = await setUpStock(1);
  const [late, quick] = [await place(), await place()];
  const load = () => loadFail(db, new URLSearchParams({ order: late.token }), 'en', cart);
  await open(late);
  await decline(late);
  expect(await load()).toMatchObject({ soldOut: [], retryPath: '/en/shop/checkout?step=review' });
  await open(quick);
  await approve(quick);
  await approve(late);
  expect(await load()).toMatchObject({
    soldOut: ['bottle en, 500 ml'],
    retryPath: '/en/shop/cart',
  });
});

test('an order that is paid has nothing sold out', async () => {
  const { db, place, open, approve } = await setUpStock(1);
  const order = await place();
  await open(order);
  await approve(order);
  const view = await loadFail(db, new URLSearchParams({ order: order.token }), 'en', cart);
  expect(view).toMatchObject({ number: order.number, soldOut: [] });
});
