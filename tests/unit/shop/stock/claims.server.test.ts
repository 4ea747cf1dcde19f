import { expect, test } from 'vitest';
import { requestOperation, voidOrder } from '~/shop/payments/core/operations.server';
import { resolveReview } from '~/shop/payments/reviews/resolve-review.server';
import { settle } from '~/shop/payments/core/settle.server';
import { sweepPayments } from '~/shop/payments/jobs/sweeper.server';
import { listReturnable, restock } from '~/shop/stock/claims.server';
import { OutOfStock } from '~/shop/stock/out-of-stock';
import { charged } from '../../../support/fake-provider';
import { bottleId, setUpStock } from '../../../support/stock-shop';

test('the last bottle is for the order that is being paid; the next shopper is refused before paying', async () => {
  const { place, open, countPieces, start, db } = await setUpStock(1);
  const [first, second] = [await place(), await place()];
  await open(first);
  expect(await countPieces()).toBe(0);
  await expect(open(second)).rejects.toThrow(OutOfStock);
  expect(start).toHaveBeenCalledTimes(1);
  // Everything or nothing: no attempt is left behind.
  expect(await db.selectFrom('payment_attempts').select('order_id').execute()).toEqual([
    { order_id: first.id },
  ]);
});

test('opening the same payment again claims nothing more', async () => {
  const { place, open, countPieces, clock } = await setUpStock(5);
  const order = await place(2);
  await open(order);
  await open(order);
  clock.now = new Date(clock.now.getTime() + 31 * 60_000);
  await open(order);
  expect(await countPieces()).toBe(3);
});

test('the reservation sells the pieces and writes them down; a release brings them back', async () => {
  const shop = await setUpStock(5);
  const order = await shop.place(2);
  await shop.open(order);
  expect(await shop.listMovements()).toEqual([{ change: 5, reason: 'correction' }]);
  expect(await shop.approve(order)).toMatchObject({ state: 'authorised' });
  expect(await shop.countPieces()).toBe(3);
  await voidOrder(shop.dependencies, order);
  expect(await shop.read(order)).toMatchObject({ state: 'voided' });
  expect(await shop.countPieces()).toBe(5);
  expect(await shop.listMovements()).toEqual([
    { change: 5, reason: 'correction' },
    { change: -2, reason: 'order' },
    { change: 2, reason: 'release' },
  ]);
});

test('a declined card returns the pieces, and paying again claims them again', async () => {
  const { place, open, decline, countPieces } = await setUpStock(1);
  const order = await place();
  await open(order);
  expect(await decline(order)).toMatchObject({ state: 'failed' });
  expect(await countPieces()).toBe(1);
  await open(order);
  expect(await countPieces()).toBe(0);
});

test('a shopper who walks away holds the pieces for half an hour', async () => {
  const { place, open, countPieces, clock, dependencies, read } = await setUpStock(1);
  const order = await place();
  await open(order);
  const start = clock.now.getTime();
  clock.now = new Date(start + 29 * 60_000);
  await sweepPayments(dependencies);
  expect(await countPieces()).toBe(0);
  clock.now = new Date(start + 31 * 60_000);
  await sweepPayments(dependencies);
  expect(await read(order)).toMatchObject({ state: 'abandoned' });
  expect(await countPieces()).toBe(1);
});

test('a late approval claims pieces that are still there', async () => {
  const { place, open, decline, approve, countPieces } = await setUpStock(1);
  const order = await place();
  await open(order);
  await decline(order);
  expect(await approve(order)).toMatchObject({ state: 'authorised' });
  expect(await countPieces()).toBe(0);
});

test('a late approval for sold-out pieces is released, and the buyer is notified', async () => {
  const { place, open, decline, approve, release, countPieces, db, read, correct, dependencies } =
    await setUpStock(1);
  const [late, quick] = [await place(), await place()];
  await open(late);
  await decline(late);
  await open(quick);
  await approve(quick);
  expect(await approve(late)).toMatchObject({ state: 'failed' });
  expect(release).toHaveBeenCalledTimes(1);
  const mails = await db.selectFrom('outbox').select('dedupe_key').execute();
  expect(mails.map(({ dedupe_key }) => dedupe_key)).toContain(`order:${late.id}:soldOut`);
  // A bottle that is found later is for the next shopper: the money is on its way back.
  await correct(1, 0);
  await sweepPayments(dependencies);
  expect(await read(late)).toMatchObject({ state: 'failed' });
  expect(await countPieces()).toBe(1);
});

test('goods returned with a refund are for sale again, once', async () => {
  const { db, place, open, approve, dependencies, countPieces, clock } = await setUpStock(3);
  const order = await place(2);
  await open(order);
  await approve(order);
  await requestOperation(dependencies, order.id, { kind: 'capture' });
  const back = (variantId: string, pieces: number, left: number) =>
    db
      .transaction()
      .execute((trx) => restock(trx, order.id, [{ variantId, pieces, left }], clock.now));
  expect(await listReturnable(db, order.id)).toEqual([{ variant_id: bottleId, left: 2 }]);
  expect([await back(bottleId, 1, 2), await back(bottleId, 1, 2)]).toEqual([1, 0]);
  expect(await countPieces()).toBe(2);
  expect(await listReturnable(db, order.id)).toEqual([{ variant_id: bottleId, left: 1 }]);
  expect([await back(bottleId, 2, 1), await back('soap-500', 1, 1)]).toEqual([0, 0]);
  expect([await back(bottleId, 1, 1), await back(bottleId, 1, 1)]).toEqual([1, 0]);
  expect(await countPieces()).toBe(3);
  expect(await listReturnable(db, order.id)).toEqual([]);
});

test('an order that was refunded before the site knew that it was paid returns its pieces', async () => {
  const shop = await setUpStock(3);
  const { place, open, words, referenceOf, dependencies, countPieces } = shop;
  const order = await place(2);
  await open(order);
  const reference = await referenceOf(order);
  words.set(reference, { ...charged(order.total_cents, order.total_cents), state: 'refunded' });
  expect(await settle(dependencies, reference)).toMatchObject({ state: 'review' });
  expect(await countPieces()).toBe(1);
  const resolution = { to: 'refunded', reason: 'the dashboard shows it' } as const;
  expect(await resolveReview(dependencies, order, resolution)).toMatchObject({ kind: 'done' });
  expect(await countPieces()).toBe(3);
});

test('without a number a variant is unlimited; with one, orders from before count too', async () => {
  const { place, open, approve, correct, countPieces } = await setUpStock(0);
  await correct(null, 0);
  const [held, free] = [await place(99), await place(99)];
  await open(held);
  await correct(10, null);
  expect(await approve(held)).toMatchObject({ state: 'abandoned' });
  await expect(open(free)).rejects.toThrow(OutOfStock);
  expect(await countPieces()).toBe(10);
});

test('a charge claims nothing that was unlimited when the order was paid', async () => {
  const { dependencies, place, open, approve, correct, countPieces } = await setUpStock(0);
  await correct(null, 0);
  const order = await place(2);
  await open(order);
  await approve(order);
  // Counted on the shelf, without open orders.
  await correct(1, null);
  expect(await requestOperation(dependencies, order.id, { kind: 'capture' })).toMatchObject({
    kind: 'done',
  });
  expect(await countPieces()).toBe(1);
});

test.each(['voided', 'expired'] as const)(
  'what was sent is not for sale again when the hold is %s, until it comes back',
  async (end) => {
    const { db, dependencies, place, open, approve, words, referenceOf, read, countPieces, clock } =
      await setUpStock(3);
    const order = await place(2);
    await open(order);
    await approve(order);
    const sent = { tracking_number: '1', shipped_at: clock.now.toISOString() };
    await db.updateTable('orders').set(sent).where('id', '=', order.id).execute();
    const reference = await referenceOf(order);
    words.set(reference, { state: end });
    await settle(dependencies, reference);
    expect(await read(order)).toMatchObject({ state: end });
    expect(await countPieces()).toBe(1);
    const all = [{ variantId: bottleId, pieces: 2, left: 2 }];
    const back = () => db.transaction().execute((trx) => restock(trx, order.id, all, clock.now));
    expect([await back(), await back()]).toEqual([2, 0]);
    expect(await countPieces()).toBe(3);
  },
);
