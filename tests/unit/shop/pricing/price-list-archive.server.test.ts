import { expect, test } from 'vitest';
import {
  findByName,
  findNewest,
  listArchive,
  publishPriceLists,
} from '~/shop/pricing/price-list-archive.server';
import { correctStock } from '~/shop/stock/correct-stock.server';
import { makeSource } from '../../../support/made-up-hotel/content';
import { makeProduct, makeProducts, makeVariant } from '../../../support/made-up-hotel/products';
import { openMemoryDatabase } from '../../../support/memory-database';
import { atHotel } from '../../../support/hotel-clock';

const dayMs = 24 * 60 * 60_000;
const start = atHotel('2026-10-20T08:30').getTime();

const content = makeSource();

/** The content with another price for half a litre of oil. */
function priced(priceCents: number) {
  const [, ...others] = makeProducts();
  const oil = makeProduct({ variants: [makeVariant({ priceCents })] });
  return makeSource({ products: [oil, ...others] });
}

test('thirty-one days leave thirty lists of each kind, the newest in force', async () => {
  const db = await openMemoryDatabase();
  for (let day = 0; day < 31; day++) {
    const now = new Date(start + day * dayMs);
    await publishPriceLists(db, content, now);
    await publishPriceLists(db, content, new Date(now.getTime() + 60_000));
  }
  const archive = await listArchive(db);
  expect(archive.filter(({ kind }) => kind === 'goods')).toHaveLength(30);
  expect(archive.filter(({ kind }) => kind === 'services')).toHaveLength(30);
  expect(new Set(archive.map(({ name }) => name)).size).toBe(60);
  const newest = await findNewest(db, 'goods');
  expect(newest).toMatchObject({ number: 31, day: '2026-11-19' });
  expect(newest?.name).toBe('web-trgovina_mill-lane-2-8011-graz_web1_0031_2026-11-19-07-30-00');
  expect(await findByName(db, archive.at(-1)?.name ?? '')).toMatchObject({ day: '2026-10-21' });
});

test('a new price creates a new list immediately, and only of its kind', async () => {
  const db = await openMemoryDatabase();
  const now = new Date(start);
  await publishPriceLists(db, content, now);
  await publishPriceLists(db, priced(2500), now);
  expect((await listArchive(db)).map(({ kind }) => kind).sort()).toEqual([
    'goods',
    'goods',
    'services',
  ]);
  expect((await findNewest(db, 'goods'))?.csv).toContain(',25.00,');
});

test('what is sold out is not available, as the shop says', async () => {
  const db = await openMemoryDatabase();
  const now = new Date(start);
  const variant = makeVariant();
  const oil = makeProduct({ variants: [variant] });
  const change = { basePieces: null, fewFrom: 3, note: '', now };
  await correctStock(db, { ...change, variantId: variant.id, pieces: 0 });
  await publishPriceLists(db, makeSource({ products: [oil] }), now);
  expect((await findNewest(db, 'goods'))?.csv).toMatch(/,ne\s*$/);
});

test('prices that change all day do not fill the disk', async () => {
  const db = await openMemoryDatabase();
  for (let change = 0; change < 26; change++) {
    await publishPriceLists(db, priced(2000 + change), new Date(start + change * 1000));
  }
  const goods = (await listArchive(db)).filter(({ kind }) => kind === 'goods');
  expect(goods).toHaveLength(24);
  expect((await findNewest(db, 'goods'))?.csv).toContain(',20.25,');
});
