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
  const now = atHotel('2026-11-21T09:00');
  await prices.record(now);
  content.setPriorPrices = () => {};
  await prices.record(now);
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
  await prices.record(atHotel('2026-11-21T09:00'));
  const first = reads;
  await prices.record(atHotel('2026-11-21T09:01'));
  expect(reads).toBe(first);
  await prices.record(atHotel('2026-11-22T00:01'));
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
