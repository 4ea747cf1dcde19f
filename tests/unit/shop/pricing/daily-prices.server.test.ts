import { afterEach, expect, test, vi } from 'vitest';
import type { SiteContent } from '~/content/content.server';
import { createDailyPrices } from '~/shop/pricing/daily-prices.server';
import { makeSource } from '../../../support/made-up-hotel/content';
import { makeProduct, makeProducts, makeVariant } from '../../../support/made-up-hotel/products';
import { atHotel } from '../../../support/hotel-clock';
import { openMemoryDatabase } from '../../../support/memory-database';

afterEach(() => {
  vi.useRealTimers();
});

/** The content with another price for half a litre of oil. */
function priced(priceCents: number) {
  const [, ...others] = makeProducts();
  const oil = makeProduct({ variants: [makeVariant({ priceCents })] });
  return makeSource({ products: [oil, ...others] });
}

test('prices that are published while others are recorded are recorded next', async () => {
  const db = await openMemoryDatabase();
  let source = priced(2400);
  const content = {
    current: () => source,
    setPriorPrices() {
      source = priced(2200);
    },
  } as Pick<SiteContent, 'current' | 'setPriorPrices'>;
  const prices = createDailyPrices(db, content);
  await prices.record();
  content.setPriorPrices = () => {};
  await prices.record();
  const recorded = await db
    .selectFrom('price_history')
    .select('cents')
    .where('item', '=', 'product/spring-oil/spring-oil-500')
    .orderBy('id')
    .execute();
  expect(recorded.map(({ cents }) => cents)).toEqual([2400, 2200]);
});

test('nothing is read again while the day and the content are the same', async () => {
  const db = await openMemoryDatabase();
  let reads = 0;
  const source = priced(2400);
  const counted = { ...source, get: () => (reads++, source.get()) };
  const prices = createDailyPrices(db, { current: () => counted, setPriorPrices: () => {} });
  vi.useFakeTimers({ toFake: ['Date'], now: atHotel('2026-11-21T09:00') });
  await prices.record();
  const first = reads;
  vi.setSystemTime(atHotel('2026-11-21T09:01'));
  await prices.record();
  expect(reads).toBe(first);
  vi.setSystemTime(atHotel('2026-11-22T00:01'));
  await prices.record();
  expect(reads).toBeGreaterThan(first);
});

test('prices that had to wait past midnight are those of the new day', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: atHotel('2026-11-20T23:59') });
  const db = await openMemoryDatabase();
  let source = priced(2400);
  const prices = createDailyPrices(db, { current: () => source, setPriorPrices: () => {} });
  const recorded = prices.record();
  vi.setSystemTime(atHotel('2026-11-21T00:00'));
  source = priced(1900);
  await recorded;
  const rows = await db
    .selectFrom('price_history')
    .select(['day', 'cents'])
    .where('item', '=', 'product/spring-oil/spring-oil-500')
    .execute();
  expect(rows).toEqual([{ day: '2026-11-21', cents: 1900 }]);
});

test('lists of a new day are not published with the date of the day before', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: atHotel('2026-11-20T23:59') });
  const db = await openMemoryDatabase();
  let source = priced(2400);
  const startNextDay = () => {
    vi.setSystemTime(atHotel('2026-11-21T00:00'));
    source = priced(1900);
  };
  const prices = createDailyPrices(db, { current: () => source, setPriorPrices: startNextDay });
  const list = () => db.selectFrom('price_lists').select(['kind', 'day']).execute();
  await prices.record();
  expect(await list()).toEqual([]);
  await prices.record();
  expect(await list()).toEqual(['goods', 'services'].map((kind) => ({ kind, day: '2026-11-21' })));
});
