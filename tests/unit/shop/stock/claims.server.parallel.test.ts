import { setTimeout } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openPostgres } from '~/platform/database/postgres/open-postgres.server';
import { PostgresError } from '~/platform/database/postgres/postgres-errors';
import { RetryingDatabase } from '~/platform/database/postgres/retrying-database.server';
import type { Database } from '~/platform/database/schema';
import { voidOrder } from '~/shop/payments/core/operations.server';
import { replaceOrder } from '~/shop/payments/core/payment-service.server';
import { settle } from '~/shop/payments/core/settle.server';
import { sweepPayments } from '~/shop/payments/jobs/sweeper.server';
import { OutOfStock } from '~/shop/stock/out-of-stock';
import { reserved } from '../../../support/fake-provider';
import { setUpStock, type StockShop } from '../../../support/stock-shop';

// `npm run test:stock` has a thousand of them.
const shoppers = Number(process.env.STOCK_SHOPPERS ?? 60);
const bottles = 10;
// Against hanging alone.
const timeout = 120_000 + shoppers * 1_000;

/**
 * Presses a button until the shop is not busy. On PostgreSQL so many at once exceed the time that a transaction is
 * retried; shoppers are then asked to try again.
 */
async function press<Result>(action: () => Promise<Result>, onBusy: () => void): Promise<Result> {
  for (;;) {
    try {
      return await action();
    } catch (error) {
      if (!(error instanceof PostgresError)) throw error;
      onBusy();
    }
  }
}

/** The same database as another process sees it; SQLite has one process. */
function openAgain(db: Kysely<Database>): Kysely<Database> {
  if (!(db instanceof RetryingDatabase)) return db;
  const again = openPostgres(db.url);
  onTestFinished(() => again.destroy());
  return again;
}

/** One shopper's way through the shop. @returns whether a payment page was shown */
async function shop({ placeOnce, open, approve }: StockShop, onBusy: () => void): Promise<boolean> {
  const place = placeOnce();
  const order = await press(place, onBusy);
  try {
    await press(() => open(order, `shopper ${order.id}`), onBusy);
  } catch (error) {
    if (!(error instanceof OutOfStock)) throw error;
    return false;
  }
  await press(() => approve(order), onBusy);
  return true;
}

async function countOrders({ db }: StockShop, state: 'authorised'): Promise<number> {
  return (await db.selectFrom('orders').select('id').where('state', '=', state).execute()).length;
}

test(
  'many concurrent shoppers for ten bottles: ten orders, and no one else reaches the payment',
  { timeout },
  async () => {
    const setting = await setUpStock(bottles);
    const onBusy = vi.fn();
    const paying = await Promise.all(Array.from({ length: shoppers }, () => shop(setting, onBusy)));
    if (process.env.STOCK_SHOPPERS)
      console.log(`${shoppers} shoppers, ${onBusy.mock.calls.length} times busy`);
    expect(paying.filter(Boolean)).toHaveLength(bottles);
    expect(await countOrders(setting, 'authorised')).toBe(bottles);
    expect(await setting.countPieces()).toBe(0);
    // A page that was opened but, as the database was busy, not noted, is asked for again: the same, by its reference.
    const references = setting.start.mock.calls.map(([{ reference }]) => reference);
    expect(new Set(references).size).toBe(bottles);
    const sold = (await setting.listMovements()).filter(({ reason }) => reason === 'order');
    expect(sold).toHaveLength(bottles);
  },
);

/** Small, seeded and the same everywhere (mulberry32). */
function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Every piece is for sale or in an order, and everyone who has paid has theirs. */
async function expectNothingLost({ db, countPieces }: StockShop): Promise<void> {
  const claims = await db
    .selectFrom('stock_claims')
    .innerJoin('orders', 'orders.id', 'stock_claims.order_id')
    .select(['pieces', 'sold_at', 'state'])
    .execute();
  const held = claims.reduce((sum, { pieces }) => sum + pieces, 0);
  expect((await countPieces()) ?? 0).toBe(bottles - held);
  const paid = await db
    .selectFrom('orders')
    .select('id')
    .where('state', 'in', ['authorised', 'captured'])
    .execute();
  expect(claims.filter(({ sold_at }) => sold_at !== null)).toHaveLength(paid.length);
  expect(claims.map(({ state }) => state)).not.toContain('failed');
}

test.each([11, 22, 33])(
  'cards declined, late, released and left: seed %i',
  { timeout },
  async (seed) => {
    const setting = await setUpStock(bottles);
    const { dependencies, clock } = setting;
    const random = makeRandom(seed);
    const orders = await Promise.all(Array.from({ length: 8 }, () => setting.place(3)));
    const opened = new Set<number>();
    for (let step = 0; step < shoppers; step++) {
      const order = orders[Math.floor(random() * orders.length)] as (typeof orders)[number];
      const dice = random();
      if (dice < 0.4 || !opened.has(order.id)) {
        const page = await setting.open(order).catch((error: unknown) => {
          if (!(error instanceof OutOfStock)) throw error;
        });
        if (page) opened.add(order.id);
      } else if (dice < 0.6) await setting.approve(order);
      else if (dice < 0.75) await setting.decline(order);
      else if (dice < 0.9) await voidOrder(dependencies, order);
      else {
        clock.now = new Date(clock.now.getTime() + 31 * 60_000);
        await sweepPayments(dependencies);
      }
      await expectNothingLost(setting);
    }
  },
);

/** A checkout whose first order was declined and whose second holds pieces. The counts differ, so that prices do. */
async function placeTwice(setting: StockShop, counts: readonly [number, number]) {
  const older = await setting.place(counts[0]);
  await setting.open(older);
  await setting.decline(older);
  const newer = await setting.place(counts[1]);
  await replaceOrder(setting.dependencies, older, newer);
  await setting.open(newer);
  return [older, newer] as const;
}

test.each([44, 55, 66, 77])(
  'both orders of a checkout paid at once, in two processes: one of them counts, seed %i',
  { timeout },
  async (seed) => {
    const setting = await setUpStock(bottles);
    const { db, dependencies, words, referenceOf, read } = setting;
    const second = openAgain(db);
    const random = makeRandom(seed);
    const checkouts = [
      await placeTwice(setting, [4, 2]),
      await placeTwice(setting, [2, 3]),
      await placeTwice(setting, [1, 4]),
    ];
    expect(await setting.countPieces()).toBe(1);
    const payments = [];
    for (const order of checkouts.flat()) {
      const reference = await referenceOf(order);
      words.set(reference, reserved(order.total_cents));
      payments.push({ reference, by: db }, { reference, by: second });
    }
    // All within a few milliseconds: how a payment is decided takes longer for an older order.
    await Promise.all(
      payments.map(async ({ reference, by }) => {
        await setTimeout(random() * 15);
        await settle({ ...dependencies, db: by }, reference);
      }),
    );
    await expectNothingLost(setting);
    for (const [older, newer] of checkouts) {
      const states = [(await read(older)).state, (await read(newer)).state];
      expect(states.filter((state) => state === 'authorised')).toHaveLength(1);
      const held = [older, newer].map(async (order) => words.get(await referenceOf(order)));
      expect(
        (await Promise.all(held)).map((word) => word && 'state' in word && word.state),
      ).toEqual(states.map((state) => (state === 'authorised' ? 'authorised' : 'voided')));
    }
  },
);
