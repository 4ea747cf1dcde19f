import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readOrderSearch } from '~/shop/orders/order-search';
import {
  indexOlderOrders,
  type OrderSearch,
  searchOrders,
  searchQuery,
} from '~/shop/orders/order-search.server';
import { createOrder, transitionOrder } from '~/shop/orders/orders.server';
import { openMemoryDatabase } from '../../../support/memory-database';
import { makeNewOrder } from '../../../support/new-order';

async function setUp() {
  const db = await openMemoryDatabase();
  const place = async (fullName: string) => {
    const { buyer } = makeNewOrder();
    const { order } = await createOrder(
      db,
      makeNewOrder({ buyer: { ...buyer, fullName, email: 'guest@example.com' } }),
      new Date(),
    );
    return order;
  };
  const search = async (typed: string, more: Partial<OrderSearch> = {}) => {
    const found = await searchOrders(db, { words: readOrderSearch(typed), limit: 25, ...more });
    return found.map(({ number }) => number);
  };
  return { db, place, search };
}

test('orders are found by their words, the newest first, a page at a time', async () => {
  const { db, place, search } = await setUp();
  const ana = await place('Ana Čačić');
  const ivo = await place('Ivo Cacic');
  const eva = await place('Eva Keller');
  expect(await search('')).toEqual([eva.number, ivo.number, ana.number]);
  expect(await search('cacic')).toEqual([ivo.number, ana.number]);
  expect(await search('cacic ana')).toEqual([ana.number]);
  expect(await search('cacic', { limit: 1 })).toEqual([ivo.number]);
  expect(await search('cacic', { before: ivo.id })).toEqual([ana.number]);
  await db
    .transaction()
    .execute((trx) => transitionOrder(trx, ana.id, 'authorised', 'reserved', new Date()));
  expect(await search('cacic', { state: 'authorised' })).toEqual([ana.number]);
  expect(await search('', { state: 'pending' })).toEqual([eva.number, ivo.number]);
});

test('orders of an earlier version become searchable, and a deleted one takes its search terms with it', async () => {
  const { db, place, search } = await setUp();
  const ana = await place('Ana Čačić');
  await db.deleteFrom('order_search_terms').execute();
  expect(await search('cacic')).toEqual([]);
  await indexOlderOrders(db);
  expect(await search('cacic')).toEqual([ana.number]);
  await db.deleteFrom('orders').execute();
  expect(await db.selectFrom('order_search_terms').selectAll().execute()).toEqual([]);
});

test.each([
  ['', {}],
  ['', { before: 50_000 }],
  ['', { state: 'captured', before: 50_000 }],
  ['cacic', {}],
  ['cacic ana', { state: 'captured', before: 50_000 }],
  ['091 123 4567', {}],
] as const)('a page of “%s” %j is found through indexes alone, unsorted', async (typed, more) => {
  const { db } = await setUp();
  const query = searchQuery(db, { words: readOrderSearch(typed), limit: 26, ...more });
  const rows = await query.explain<{ detail: string }>(undefined, sql`query plan`);
  const plan = rows.map(({ detail }) => detail).join('\n');
  expect(plan).not.toMatch(/TEMP B-TREE FOR ORDER BY|SCAN order_search_terms/);
  // The newest first is the table's own order, read backwards until the page is full.
  expect(plan).toMatch(typed === '' && !('state' in more) ? /orders/ : /SEARCH/);
});
