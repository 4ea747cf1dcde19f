import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { isPostgres } from '~/platform/database/engine';
import type { Database } from '~/platform/database/schema';
import { countSales } from '~/shop/sales/count-sales.server';
import { recordGoods } from '~/shop/orders/movement-goods.server';
import { annotateOrder, createOrder, transitionOrder } from '~/shop/orders/orders.server';
import { listFigures, listFigureYears, sumFigures } from '~/shop/sales/sales-figures.server';
import { openMemoryDatabase } from '../../../support/memory-database';
import { makeNewOrder } from '../../../support/new-order';

const november = new Date('2026-11-22T13:00:00Z');
const december = new Date('2026-12-05T13:00:00Z');
const later = new Date('2027-01-10T13:00:00Z');
const settleMs = 30_000;

async function charge(db: Kysely<Database>, deliveryCountry = 'HR', at = november) {
  const { order } = await createOrder(db, makeNewOrder({ deliveryCountry }), november);
  await db.transaction().execute(async (trx) => {
    await transitionOrder(trx, order.id, 'authorised', 'reserved', november);
    const changes = { captured_cents: 5000 };
    await transitionOrder(trx, order.id, 'captured', 'charged', at, changes);
  });
  return order;
}

const read = async (db: Kysely<Database>) => {
  const { months, countries, products, rates, total } = sumFigures(await listFigures(db, '2026'));
  const gross = (sums: readonly { key: string; gross: number }[]) =>
    sums.map(({ key, gross: cents }) => [key, cents]);
  return {
    months: gross(months),
    countries: gross(countries),
    products: products.map(({ key, pieces }) => [key, pieces]),
    rates: gross(rates),
    total: [total.gross, total.base],
  };
};

test('a refund for goods is taken from their product, with its pieces', async () => {
  const db = await openMemoryDatabase();
  const { id } = await charge(db);
  await db.transaction().execute(async (trx) => {
    const movement = { kind: 'refund', baseCents: 0, amountCents: 650 } as const;
    await recordGoods(trx, id, movement, [{ variantId: 'soap-500', pieces: 1 }]);
    await annotateOrder(trx, id, 'refunded', november, { refunded_cents: 650 });
  });
  await countSales(db, later);
  expect(await read(db)).toMatchObject({
    products: [
      ['autumn-oil', 2],
      ['', 0],
      ['soap', 0],
    ],
    // Of 7.30 at 25 %, what is left is the soap's part of the delivery.
    rates: [
      ['500', 4270],
      ['2500', 80],
    ],
  });
});

test('a charge counts in its month, and a refund in the month in which it is made', async () => {
  const db = await openMemoryDatabase();
  const order = await charge(db);
  await charge(db, 'DE');
  expect(await countSales(db, later)).toBe(false);
  expect(await read(db)).toMatchObject({
    months: [['2026-11', 10_000]],
    countries: [
      ['DE', 5000],
      ['HR', 5000],
    ],
    products: [
      ['autumn-oil', 4],
      ['soap', 2],
      ['', 0],
    ],
  });
  await db.transaction().execute((trx) =>
    annotateOrder(trx, order.id, 'refunded 1000 of 5000: P-1', december, {
      refunded_cents: 1000,
    }),
  );
  await countSales(db, later);
  const { months, rates, total } = await read(db);
  expect(months).toEqual([
    ['2026-11', 10_000],
    ['2026-12', -1000],
  ]);
  expect(rates.reduce((sum, [, cents]) => sum + Number(cents), 0)).toBe(9000);
  expect(total[0]).toBe(9000);
  expect(await listFigureYears(db)).toEqual(['2026']);
});

test('counting again, or at the same time, counts nothing twice', async () => {
  const db = await openMemoryDatabase();
  await charge(db);
  await Promise.all([countSales(db, later), countSales(db, later)]);
  await countSales(db, later);
  expect((await read(db)).total[0]).toBe(5000);
});

test('a charge counts at once where the database has one writer at a time', async () => {
  const db = await openMemoryDatabase();
  await charge(db);
  await countSales(db, november);
  expect((await read(db)).total[0]).toBe(isPostgres(db) ? 0 : 5000);
});

test('an event that is younger than half a minute waits for those that are not committed yet', async () => {
  const db = await openMemoryDatabase();
  await charge(db);
  await countSales(db, new Date(november.getTime() + 29_000), { settleMs });
  expect((await read(db)).total[0]).toBe(0);
  await countSales(db, new Date(november.getTime() + 30_000), { settleMs });
  expect((await read(db)).total[0]).toBe(5000);
});

test('an event whose time was taken early does not take the count past an older one that is still young', async () => {
  const db = await openMemoryDatabase();
  const after = (ms: number) => new Date(november.getTime() + ms);
  await charge(db, 'HR', after(4000));
  await charge(db, 'DE');
  await countSales(db, after(32_000), { settleMs });
  await countSales(db, after(34_000), { settleMs });
  expect((await read(db)).countries).toEqual([
    ['DE', 5000],
    ['HR', 5000],
  ]);
});

test('an event written while the clock was ahead does not hold up those after it', async () => {
  const db = await openMemoryDatabase();
  await charge(db, 'HR', new Date('2027-06-01T13:00:00Z'));
  await charge(db, 'DE');
  await countSales(db, december);
  expect((await read(db)).countries).toEqual([['DE', 5000]]);
});

test('outside the VAT system the amount without VAT is the whole', async () => {
  const db = await openMemoryDatabase();
  await charge(db);
  await countSales(db, later, { isInVat: false });
  expect(await read(db)).toMatchObject({ rates: [['0', 5000]], total: [5000, 5000] });
});

test('a long history is counted in parts', async () => {
  const db = await openMemoryDatabase();
  for (let count = 0; count < 70; count++) await charge(db);
  let rounds = 1;
  while (await countSales(db, later)) rounds += 1;
  expect(rounds).toBeGreaterThan(1);
  expect((await read(db)).total[0]).toBe(70 * 5000);
});
