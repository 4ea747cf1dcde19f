import { expect, test } from 'vitest';
import * as route from '~/routes/reception/stock-item';
import { changeStock } from '~/shop/stock/claims.server';
import { correctStock } from '~/shop/stock/correct-stock.server';
import type { Page } from '../../../support/shopper';
import { openStaffDesk } from '../../../support/staff-desk';

const variantId = 'spring-oil-250';
const params = { variant: variantId };

/** The stock page of a variant of which ten pieces are for sale. */
async function setUp() {
  const desk = await openStaffDesk('reception');
  const { db } = desk;
  const count = { variantId, pieces: 10, basePieces: null, fewFrom: 3, note: 'counted' };
  await correctStock(db, { ...count, now: new Date() });
  const open = () => desk.open(route, `/reception/stock/${variantId}`, params);
  const submit = (page: Page, values: { pieces: string; note?: string }) =>
    desk.submit(route, page, page.form('pieces'), { note: 'counted', ...values }, { params });
  const sell = () => db.transaction().execute((trx) => changeStock(trx, variantId, -1, new Date()));
  const countPieces = async () =>
    (await db.selectFrom('stock').select('pieces').executeTakeFirst())?.pieces;
  return { open, submit, sell, countPieces };
}

test('what is sold while a mistake in the form is corrected stays sold', async () => {
  const { open, submit, sell, countPieces } = await setUp();
  const page = await open();
  await sell();
  const refused = await submit(page, { pieces: '8', note: '' });
  expect(refused.status).toBe(400);
  expect((await submit(refused, { pieces: '8' })).status).toBe(303);
  expect(await countPieces()).toBe(7);
});

test('two who have counted the same shelf do not deduct what is missing twice', async () => {
  const { open, submit, countPieces } = await setUp();
  const [first, second] = [await open(), await open()];
  expect((await submit(first, { pieces: '8' })).status).toBe(303);
  const refused = await submit(second, { pieces: '8', note: 'two are broken' });
  expect(refused.status).toBe(409);
  expect(refused.text).toContain('The number has changed meanwhile.');
  expect(refused.html).toContain('value="two are broken"');
  expect(await countPieces()).toBe(8);
  expect((await submit(refused, { pieces: '8' })).status).toBe(303);
  expect(await countPieces()).toBe(8);
});
