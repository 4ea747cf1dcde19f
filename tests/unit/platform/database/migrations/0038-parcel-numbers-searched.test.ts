import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { up } from '~/platform/database/migrations/0038-parcel-numbers-searched';
import { readOrderSearch } from '~/shop/orders/order-search';
import { indexOlderOrders, searchOrders } from '~/shop/orders/order-search.server';
import { createOrder } from '~/shop/orders/orders.server';
import { openMemoryDatabase } from '../../../../support/memory-database';
import { makeNewOrder } from '../../../../support/new-order';

test('parcels of earlier versions are found, and orders without an index still get all of theirs', async () => {
  const db = await openMemoryDatabase();
  const { order } = await createOrder(db, makeNewOrder(), new Date());
  const { order: unindexed } = await createOrder(db, makeNewOrder(), new Date());
  await db.updateTable('orders').set({ tracking_number: 'AB345678901' }).execute();
  await db.deleteFrom('order_search_terms').where('order_id', '=', unindexed.id).execute();
  const find = async (typed: string) =>
    (await searchOrders(db, { words: readOrderSearch(typed), limit: 25 })).map(({ id }) => id);
  for (let run = 0; run < 2; run++) await up(db as unknown as Kysely<unknown>);
  expect(await find('ab345678901')).toEqual([order.id]);
  await indexOlderOrders(db);
  expect(await find('ab345678901')).toEqual([unindexed.id, order.id]);
  expect(await find(unindexed.number)).toEqual([unindexed.id]);
});
