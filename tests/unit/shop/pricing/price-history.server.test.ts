import { expect, test } from 'vitest';
import { readPriorPrices, recordPrices } from '~/shop/pricing/price-history.server';
import { listPricedItems } from '~/shop/pricing/priced-items';
import { makeContent } from '../../../support/made-up-hotel/content';
import { words } from '../../../support/made-up-hotel/words';
import { openMemoryDatabase } from '../../../support/memory-database';

const published = makeContent();
const items = listPricedItems(published);
const bottle = 'product/spring-oil/spring-oil-500';
const at = (cents: number) =>
  items.map((item) => (item.key === bottle ? { ...item, cents } : item));

test('every published price is recorded once, and again only when it changes', async () => {
  const db = await openMemoryDatabase();
  const count = async () => (await db.selectFrom('price_history').selectAll().execute()).length;
  await recordPrices(db, items, '2026-11-01', new Date());
  await recordPrices(db, items, '2026-11-02', new Date());
  expect(await count()).toBe(items.length);
  await recordPrices(db, at(2200), '2026-11-03', new Date());
  await recordPrices(db, at(2200), '2026-11-04', new Date());
  await recordPrices(db, at(2400), '2026-11-05', new Date());
  expect(await count()).toBe(items.length + 2);
});

test('the price before a reduction comes from the record', async () => {
  const db = await openMemoryDatabase();
  await recordPrices(db, at(2600), '2026-09-01', new Date());
  await recordPrices(db, at(2300), '2026-11-01', new Date());
  await recordPrices(db, at(2400), '2026-11-02', new Date());
  await recordPrices(db, at(1900), '2026-11-21', new Date());
  const content = structuredClone(published);
  const variant = content.products
    .flatMap(({ variants }) => variants)
    .find(({ id }) => id === 'spring-oil-500');
  const name = words('Advent');
  Object.assign(variant ?? {}, {
    specialPrice: { cents: 1900, name, from: '2026-11-21', to: '2026-12-06' },
  });
  expect([...(await readPriorPrices(db, content))]).toEqual([['spring-oil-500', 2300]]);
  expect([...(await readPriorPrices(db, published))]).toEqual([]);
});

test('keys are unique and every priced thing has one', () => {
  expect(new Set(items.map(({ key }) => key)).size).toBe(items.length);
  const count = (text: string) => JSON.stringify(published).split(text).length - 1;
  const tariff = JSON.stringify(published.site.delivery).split('"priceCents"').length - 1;
  const prices = count('"priceCents"') - tariff + count('"winesCents"') + count('"personCents"');
  expect(items.filter(({ kind }) => kind !== 'room')).toHaveLength(prices);
  expect(items.filter(({ kind }) => kind === 'room')).toHaveLength(
    published.rooms.kinds.length * 3,
  );
});
