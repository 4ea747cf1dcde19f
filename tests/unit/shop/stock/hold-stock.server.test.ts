import { expect, test } from 'vitest';
import { sweepPayments } from '~/shop/payments/jobs/sweeper.server';
import { toHolder } from '~/shop/stock/hold-stock.server';
import { deleteOldHolds } from '~/shop/stock/holds.server';
import { OutOfStock } from '~/shop/stock/out-of-stock';
import { setUpStock } from '../../../support/stock-shop';

const minute = 60_000;
const day = 24 * 60 * minute;

/** A shop with one bottle, and a client that has twice walked away from the card page with it. */
async function setUpIdler() {
  const shop = await setUpStock(1);
  const { place, open, clock, dependencies } = shop;
  const pass = async (ms: number) => {
    clock.now = new Date(clock.now.getTime() + ms);
    await sweepPayments(dependencies);
  };
  const openNext = async (holder = 'idler') => {
    const order = await place();
    await open(order, holder);
    return order;
  };
  const walkAway = async () => {
    await openNext();
    expect(await shop.countPieces()).toBe(0);
    await pass(31 * minute);
    expect(await shop.countPieces()).toBe(1);
  };
  await walkAway();
  await walkAway();
  const listHolds = () => shop.db.selectFrom('stock_holds').select('holder').execute();
  return { ...shop, pass, openNext, listHolds };
}

test('a client that never pays holds the last bottle twice a day, not for ever', async () => {
  const { openNext, countPieces, approve, read, release } = await setUpIdler();
  const idle = await openNext();
  expect(await countPieces()).toBe(1);
  const bought = await openNext('guest');
  expect(await countPieces()).toBe(0);
  expect(await approve(bought)).toMatchObject({ state: 'authorised' });
  // If it pays after all, the money is released at once.
  expect(await approve(idle)).toMatchObject({ state: 'abandoned' });
  expect(release).toHaveBeenCalledTimes(1);
  expect(await read(bought)).toMatchObject({ state: 'authorised' });
});

test('such a client can still buy what is there', async () => {
  const { openNext, approve, countPieces } = await setUpIdler();
  expect(await approve(await openNext())).toMatchObject({ state: 'authorised' });
  expect(await countPieces()).toBe(0);
});

test('such a client is not sent to the card page for what another order holds', async () => {
  const { openNext, start } = await setUpIdler();
  await openNext('guest');
  const before = start.mock.calls.length;
  await expect(openNext()).rejects.toThrow(OutOfStock);
  expect(start).toHaveBeenCalledTimes(before);
});

test('after a day without it, the client holds pieces again, and the record is gone', async () => {
  const { openNext, countPieces, pass, clock, db, listHolds } = await setUpIdler();
  await pass(day);
  await deleteOldHolds(db, clock.now);
  expect(await listHolds()).toEqual([]);
  await openNext();
  expect(await countPieces()).toBe(0);
});

test('a page that is opened anew every half hour, before anyone looks, is a new hold each time', async () => {
  const { place, open, clock, countPieces } = await setUpStock(1);
  const order = await place();
  const pieces: unknown[] = [];
  for (let round = 0; round < 4; round += 1) {
    await open(order, 'idler');
    pieces.push(await countPieces());
    clock.now = new Date(clock.now.getTime() + 30 * minute + 1);
  }
  expect(pieces).toEqual([0, 0, 1, 1]);
});

test('declined cards count until one is accepted', async () => {
  const { place, open, decline, approve, countPieces, correct, db } = await setUpStock(1);
  const order = await place();
  for (const left of [0, 0, 1]) {
    await open(order, 'guest');
    expect(await countPieces()).toBe(left);
    if (left === 0) await decline(order);
  }
  expect(await approve(order)).toMatchObject({ state: 'authorised' });
  expect(await db.selectFrom('stock_holds').select('id').execute()).toEqual([]);
  await correct(1, 0);
  await open(await place(), 'guest');
  expect(await countPieces()).toBe(0);
});

test('goods without a number leave no record', async () => {
  const { place, open, db, correct } = await setUpStock(1);
  await correct(null, 1);
  await open(await place(), 'guest');
  expect(await db.selectFrom('stock_holds').select('id').execute()).toEqual([]);
});

test('the networks of one IPv6 connection are one holder, and no address is readable', () => {
  const holder = (key: string, network?: string) =>
    toHolder({ key, ...(network && { network }) }, ['secret']);
  const network = '2001:db8:1::/48';
  expect(holder('2001:db8:1:1::/64', network)).toBe(holder('2001:db8:1:2::/64', network));
  expect(holder('203.0.113.7')).not.toBe(holder('203.0.113.8'));
  expect(holder('203.0.113.7')).not.toContain('203.0.113');
});
