import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { up } from '~/platform/database/migrations/0035-sales-counted-anew';
import type { Database } from '~/platform/database/schema';
import { countSales } from '~/shop/sales/count-sales.server';
import { annotateOrder, createOrder, transitionOrder } from '~/shop/orders/orders.server';
import { listFigures, sumFigures } from '~/shop/sales/sales-figures.server';
import { openMemoryDatabase } from '../../../../support/memory-database';
import { makeNewOrder } from '../../../../support/new-order';

const november = new Date('2026-11-22T13:00:00Z');
const later = new Date('2027-01-10T13:00:00Z');

async function capture(db: Kysely<Database>, deliveryCountry: string) {
  const { order } = await createOrder(db, makeNewOrder({ deliveryCountry }), november);
  await db.transaction().execute(async (trx) => {
    await transitionOrder(trx, order.id, 'authorised', 'reserved', november);
    const changes = { captured_cents: 5000 };
    await transitionOrder(trx, order.id, 'captured', 'charged', november, changes);
  });
  return order;
}

async function listCountries(db: Kysely<Database>) {
  const { countries } = sumFigures(await listFigures(db, '2026'));
  return countries.map(({ key, pieces, gross }) => [key, pieces, gross]);
}

/** As the earlier version did: the cursor goes past events that were not counted. */
async function stepOver(db: Kysely<Database>) {
  const { last } = await db
    .selectFrom('order_events')
    .select((each) => each.fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  await db.updateTable('sales_cursor').set({ last_event_id: last }).execute();
}

test('charges and refunds that were stepped over are counted, all others stay counted once', async () => {
  const db = await openMemoryDatabase();
  const order = await capture(db, 'HR');
  await countSales(db, later);
  await capture(db, 'DE');
  await db.transaction().execute((trx) =>
    annotateOrder(trx, order.id, 'given back 1000 of 5000: P-1', november, {
      refunded_cents: 1000,
    }),
  );
  await stepOver(db);
  await countSales(db, later);
  expect(await listCountries(db)).toEqual([['HR', 3, 5000]]);
  await up(db as unknown as Kysely<unknown>);
  for (let run = 0; run < 2; run++) await countSales(db, later);
  expect(await listCountries(db)).toEqual([
    ['DE', 3, 5000],
    ['HR', 3, 4000],
  ]);
});
