import { expect, onTestFinished, test } from 'vitest';
import { checkOpenOrders } from '~/operator/checks/order-checks';
import type { Env } from '~/platform/env/env-schema';
import { openDatabase } from '~/platform/database/database.server';
import { databasePath } from '~/platform/database/site-database.server';
import { createOrder } from '~/shop/orders/orders.server';
import { createShop } from '../../../support/invoicing-folder';
import { makeEnv } from '../../../support/load-context';
import { makeTempDir } from '../../../support/memory-database';
import { makeNewOrder } from '../../../support/new-order';
import { beginOperation } from '../../../support/pending-operation';

const wspay = { WSPAY_SHOP_ID: 'LINDEN', WSPAY_SECRET_KEY: 'secret' };

/** A shop whose orders were paid with WSPay. */
async function setUp() {
  const dataDir = makeTempDir();
  await createShop(dataDir);
  const db = openDatabase(databasePath(dataDir));
  onTestFinished(() => db.destroy());
  const place = async (kind: 'capture' | 'refund') => {
    const { order } = await createOrder(db, makeNewOrder(), new Date());
    await beginOperation(db, order, { kind });
  };
  const check = (change: Partial<Env> = {}) =>
    checkOpenOrders(makeEnv({ DATA_DIR: dataDir, PAYMENT_PROVIDER: 'stripe', ...change }));
  return { db, place, check };
}

test('open orders of a provider whose credentials were removed are counted', async () => {
  const { db, place, check } = await setUp();
  for (let placed = 0; placed < 4; placed++) await place('capture');
  const [unpaid, held, decided, asked] = await db
    .selectFrom('orders')
    .select('id')
    .orderBy('id')
    .execute();
  await db
    .deleteFrom('payment_operations')
    .where('order_id', '!=', asked?.id ?? 0)
    .execute();
  await db.updateTable('orders').set({ state: 'captured' }).execute();
  for (const [row, state] of [
    [unpaid, 'pending'],
    [held, 'authorised'],
    [decided, 'voided'],
  ] as const)
    await db
      .updateTable('orders')
      .set({ state })
      .where('id', '=', row?.id ?? 0)
      .execute();
  await db
    .updateTable('payment_attempts')
    .set({ state: 'open' })
    .where('order_id', '=', unpaid?.id ?? 0)
    .execute();
  expect(await check()).toEqual([
    {
      level: 'warn',
      text: '3 open orders are paid with WSPay, which is not set up: set its credentials until they are done',
    },
  ]);
});

test('nothing is said while the credentials of both providers are set, or no order is open', async () => {
  const { place, check } = await setUp();
  const none = { level: 'ok', text: 'the providers of all are set up' };
  expect(await check()).toEqual(none);
  await place('refund');
  expect(await check(wspay)).toEqual(none);
});
