import { expect, test } from 'vitest';
import { createOrder } from '~/shop/orders/orders.server';
import { failAttempts } from '~/shop/payments/core/fail-attempts.server';
import { openMemoryDatabase } from '../../../../support/memory-database';
import { makeNewOrder } from '../../../../support/new-order';

const now = new Date('2026-11-23T10:00:00.000Z');
const before = '2026-11-23T09:00:00.000Z';

/** An order with an attempt in each of some states, all of them leased. */
async function setUp(states: readonly ('creating' | 'open' | 'authorised' | 'failed')[]) {
  const db = await openMemoryDatabase();
  const { order } = await createOrder(db, makeNewOrder(), new Date());
  // Only one attempt of an order may be live: the others belong to orders of their own.
  const ids: number[] = [];
  for (const [index, state] of states.entries()) {
    const { id } = await db
      .insertInto('payment_attempts')
      .values({
        order_id:
          index === 0 ? order.id : (await createOrder(db, makeNewOrder(), new Date())).order.id,
        provider: 'wspay',
        reference: `P-${index}`,
        number: 1,
        state,
        url: null,
        amount_cents: 5000,
        provider_order_id: null,
        provider_stan: null,
        provider_approval_code: null,
        leased_until: before,
        created_at: before,
        updated_at: before,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.push(id);
  }
  const rows = () => db.selectFrom('payment_attempts').selectAll().orderBy('id').execute();
  return { db, order, ids, rows };
}

test('an unpaid attempt fails, gives its lease back and is returned', async () => {
  const { db, ids, rows } = await setUp(['open', 'creating']);
  const failed = await failAttempts(db, { id: ids[0] ?? 0 }, now);
  expect(failed.map(({ reference }) => reference)).toEqual(['P-0']);
  const at = now.toISOString();
  expect(await rows()).toMatchObject([
    { state: 'failed', leased_until: null, updated_at: at },
    { state: 'creating', leased_until: before, updated_at: before },
  ]);
});

test('an attempt that pays or has failed is left alone, unless its state is named', async () => {
  const { db, ids, rows } = await setUp(['authorised', 'failed']);
  for (const id of ids) expect(await failAttempts(db, { id }, now)).toEqual([]);
  expect(await rows()).toMatchObject([{ updated_at: before }, { updated_at: before }]);
  await failAttempts(db, { id: ids[0] ?? 0 }, now, ['authorised']);
  expect(await rows()).toMatchObject([{ state: 'failed', leased_until: null }, {}]);
});

test('attempts of an order fail together, except the one that pays it', async () => {
  const { db, order, ids, rows } = await setUp(['open', 'open']);
  await failAttempts(db, { orderId: order.id, exceptId: ids[0] }, now);
  expect(await rows()).toMatchObject([{ state: 'open' }, { state: 'open' }]);
  await failAttempts(db, { orderId: order.id }, now);
  expect(await rows()).toMatchObject([{ state: 'failed' }, { state: 'open' }]);
});
