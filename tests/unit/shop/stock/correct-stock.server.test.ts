import { expect, test } from 'vitest';
import { listMovements, listStock } from '~/shop/stock/stock-list.server';
import { makeProduct, makeVariant } from '../../../support/made-up-hotel/products';
import { makeSource } from '../../../support/made-up-hotel/content';
import { bottleId, setUpStock } from '../../../support/stock-shop';

test('a correction is a difference: what was sold meanwhile stays sold', async () => {
  const { correct, place, open, countPieces } = await setUpStock(10);
  await open(await place(2));
  // The screen showed ten, and nine were counted.
  expect(await correct(9, 10)).toBe('done');
  expect(await countPieces()).toBe(7);
});

test('an outdated correction is rejected, and changes nothing', async () => {
  const { correct, place, open, countPieces } = await setUpStock(3);
  await open(await place(3));
  expect(await correct(1, 3)).toBe('refused');
  expect(await correct(5, null)).toBe('refused');
  expect(await countPieces()).toBe(0);
  await correct(null, 0);
  expect(await correct(null, 0)).toBe('refused');
  expect(await correct(4, 0)).toBe('refused');
  expect(await countPieces()).toBeUndefined();
});

test('the list has the pieces for sale and in open orders; the log is newest first', async () => {
  const { db, place, open, approve } = await setUpStock(5);
  const [paid, paying] = [await place(2), await place(1)];
  await open(paid);
  await approve(paid);
  await open(paying);
  const variants = [makeVariant({ id: bottleId }), makeVariant({ id: 'bottle-free' })];
  const content = makeSource({ products: [makeProduct({ variants })] });
  expect(await listStock(db, content, 'en')).toMatchObject([
    { variantId: bottleId, pieces: 2, fewFrom: 3, level: 'few', held: 3 },
    { variantId: 'bottle-free', pieces: null, level: 'plenty', held: 0 },
  ]);
  expect(await listMovements(db, bottleId)).toMatchObject([
    { change: -2, reason: 'order', number: paid.number },
    { change: 5, reason: 'correction', note: 'counted', number: null },
  ]);
});
