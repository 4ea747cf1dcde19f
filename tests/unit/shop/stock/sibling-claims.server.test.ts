import { expect, test } from 'vitest';
import { replaceOrder } from '~/shop/payments/core/payment-service.server';
import { resolveReview } from '~/shop/payments/reviews/resolve-review.server';
import { settle } from '~/shop/payments/core/settle.server';
import { sweepPayments } from '~/shop/payments/jobs/sweeper.server';
import { findLapsedStock, releaseUnsold } from '~/shop/stock/sibling-claims.server';
import { charged, reserved } from '../../../support/fake-provider';
import { setUpStock } from '../../../support/stock-shop';

/**
 * A checkout whose first order was declined and whose second, changed one holds pieces.
 * @param counts of pieces in the stock, in the first order and in the second
 */
async function setUpChanged(pieces: number, first: number, second: number) {
  const shop = await setUpStock(pieces);
  const older = await shop.place(first);
  await shop.open(older);
  await shop.decline(older);
  const newer = await shop.place(second);
  await replaceOrder(shop.dependencies, older, newer);
  await shop.open(newer);
  const listMails = async () =>
    (await shop.db.selectFrom('outbox').select('dedupe_key').execute()).map(
      ({ dedupe_key }) => dedupe_key,
    );
  return { ...shop, older, newer, listMails };
}

test.each([
  { pieces: 1, first: 1, second: 1 },
  { pieces: 4, first: 2, second: 3 },
  { pieces: 5, first: 5, second: 1 },
])(
  'an older page that is paid takes the pieces of the changed order: $first of $pieces, $second held',
  async ({ pieces, first, second }) => {
    const { older, newer, approve, release, countPieces, listMails, listMovements, read } =
      await setUpChanged(pieces, first, second);
    expect(await countPieces()).toBe(pieces - second);
    expect(await approve(older)).toMatchObject({ state: 'authorised' });
    expect(release).not.toHaveBeenCalled();
    expect(await listMails()).not.toContain(`order:${older.id}:soldOut`);
    expect(await countPieces()).toBe(pieces - first);
    expect(await read(newer)).toMatchObject({ state: 'pending' });
    expect(await listMovements()).toEqual([
      { change: pieces, reason: 'correction' },
      { change: -first, reason: 'order' },
    ]);
  },
);

test('the changed order that is paid after the older one is released, and gives nothing back again', async () => {
  const { older, newer, approve, release, countPieces, listMails, referenceOf } =
    await setUpChanged(3, 2, 3);
  await approve(older);
  expect(await approve(newer)).toMatchObject({ state: 'abandoned' });
  expect(release.mock.calls.map(([{ reference }]) => reference)).toEqual([
    await referenceOf(newer),
  ]);
  expect(await listMails()).not.toContain(`order:${newer.id}:soldOut`);
  expect(await countPieces()).toBe(1);
});

test('the changed order that is never paid gives nothing back again', async () => {
  const { older, newer, approve, countPieces, dependencies, clock, read } = await setUpChanged(
    1,
    1,
    1,
  );
  await approve(older);
  clock.now = new Date(clock.now.getTime() + 61 * 60_000);
  await sweepPayments(dependencies);
  expect(await read(newer)).toMatchObject({ state: 'abandoned' });
  expect(await countPieces()).toBe(0);
});

test('what other shoppers hold is not for the order that is paid late', async () => {
  const { older, newer, place, open, approve, release, countPieces, listMails, read } =
    await setUpChanged(3, 3, 1);
  const other = await place(2);
  await open(other);
  expect(await approve(older)).toMatchObject({ state: 'failed' });
  expect(release).toHaveBeenCalledOnce();
  expect(await listMails()).toContain(`order:${older.id}:soldOut`);
  // The changed order can still be paid.
  expect(await countPieces()).toBe(0);
  expect(await approve(newer)).toMatchObject({ state: 'authorised' });
  expect(await approve(other)).toMatchObject({ state: 'authorised' });
  expect(await read(older)).toMatchObject({ state: 'failed' });
  expect(await countPieces()).toBe(0);
});

test('a charge on the older page takes the pieces of the changed order too', async () => {
  const { older, words, referenceOf, dependencies, countPieces } = await setUpChanged(1, 1, 1);
  const reference = await referenceOf(older);
  words.set(reference, { ...charged(older.total_cents), amountCents: older.total_cents });
  expect(await settle(dependencies, reference)).toMatchObject({ state: 'captured' });
  expect(await countPieces()).toBe(0);
});

test('staff who confirm the older order in review get the pieces of the changed one', async () => {
  const { older, words, referenceOf, dependencies, countPieces } = await setUpChanged(1, 1, 1);
  const reference = await referenceOf(older);
  words.set(reference, reserved(older.total_cents - 1));
  expect(await settle(dependencies, reference)).toMatchObject({ state: 'review' });
  expect(await countPieces()).toBe(0);
  words.set(reference, reserved(older.total_cents));
  expect(
    await resolveReview(dependencies, older, { to: 'authorised', reason: 'checked' }),
  ).toMatchObject({ kind: 'done' });
  expect(await countPieces()).toBe(0);
});

test('of three orders of a checkout the first is paid: the pieces of the last are for it', async () => {
  const { older, newer, place, open, approve, dependencies, countPieces } = await setUpChanged(
    3,
    3,
    1,
  );
  const last = await place(2);
  await replaceOrder(dependencies, newer, last);
  await open(last);
  expect(await countPieces()).toBe(1);
  expect(await approve(older)).toMatchObject({ state: 'authorised' });
  expect(await countPieces()).toBe(0);
  expect(await approve(last)).toMatchObject({ state: 'abandoned' });
  expect(await countPieces()).toBe(0);
});

test('what was sent with an order that turned out to be unpaid is not there for another', async () => {
  const { db, older, newer, clock, countPieces } = await setUpChanged(1, 1, 1);
  const sold = { sold_at: clock.now.toISOString() };
  await db.updateTable('stock_claims').set(sold).where('order_id', '=', newer.id).execute();
  expect(await findLapsedStock(db, older.id, [newer.id])).toBe('gone');
  await db.transaction().execute((trx) => releaseUnsold(trx, [newer.id], clock.now));
  expect(await countPieces()).toBe(0);
});

test('claims are released once, and the hold of their client ends', async () => {
  const { db, newer, clock, countPieces, open, decline, place } = await setUpChanged(2, 1, 1);
  await decline(newer);
  const held = await place();
  await open(held, 'ana');
  const release = () =>
    db.transaction().execute((trx) => releaseUnsold(trx, [newer.id, held.id], clock.now));
  await release();
  await release();
  expect(await countPieces()).toBe(2);
  const holds = await db.selectFrom('stock_holds').select('ended_at').execute();
  expect(holds).toEqual([{ ended_at: clock.now.toISOString() }]);
});
