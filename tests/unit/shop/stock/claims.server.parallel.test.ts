import { expect, test } from 'vitest';
import { voidOrder } from '~/shop/payments/core/operations.server';
import { sweepPayments } from '~/shop/payments/jobs/sweeper.server';
import { OutOfStock } from '~/shop/stock/out-of-stock';
import { setUpStock, type StockShop } from '../../../support/stock-shop';

// `npm run test:stock` has a thousand of them.
const shoppers = Number(process.env.STOCK_SHOPPERS ?? 60);
const bottles = 10;

/** One shopper's way through the shop. @returns whether a payment page was shown */
async function shop({ place, open, approve }: StockShop): Promise<boolean> {
  const order = await place();
  try {
    await open(order);
  } catch (error) {
    if (!(error instanceof OutOfStock)) throw error;
    return false;
  }
  await approve(order);
  return true;
}

async function countOrders({ db }: StockShop, state: 'authorised'): Promise<number> {
  return (await db.selectFrom('orders').select('id').where('state', '=', state).execute()).length;
}

test('many shoppers at once for ten bottles: ten orders, nobody else gets as far as paying', async () => {
  const setting = await setUpStock(bottles);
  const paying = await Promise.all(Array.from({ length: shoppers }, () => shop(setting)));
  expect(paying.filter(Boolean)).toHaveLength(bottles);
  expect(await countOrders(setting, 'authorised')).toBe(bottles);
  expect(await setting.countPieces()).toBe(0);
  expect(setting.start).toHaveBeenCalledTimes(bottles);
  const sold = (await setting.listMovements()).filter(({ reason }) => reason === 'order');
  expect(sold).toHaveLength(bottles);
});

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

/** Every piece is for sale or in an order, and who has paid has theirs. */
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

test.each([11, 22, 33])('cards declined, late, released and left: seed %i', async (seed) => {
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
});
