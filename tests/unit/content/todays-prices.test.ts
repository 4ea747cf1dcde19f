import { expect, test } from 'vitest';
import { findReduction, priceOn, withTodaysPrices } from '~/content/todays-prices';
import { priceCart } from '~/shop/cart/price-cart.server';
import { toProductCard } from '~/shop/catalog/product-summary';
import type { ContentSource } from '~/content/content';
import type { Variant } from '~/content/product-schema';
import { makeSource } from '../../support/made-up-hotel/content';
import { makeProducts } from '../../support/made-up-hotel/products';

const name = { hr: 'Advent', en: 'Advent', it: 'Avvento', de: 'Advent' };

/** Content with a special price for half a litre of the first oil, and further changes to that size. */
function source(changes: Partial<Variant> = {}, cents = 1900): ContentSource {
  const products = makeProducts();
  const variant = products
    .flatMap(({ variants }) => variants)
    .find(({ id }) => id === 'spring-oil-500');
  const specialPrice = { cents, name, from: '2026-11-21', to: '2026-12-06' };
  Object.assign(variant ?? {}, { specialPrice }, changes);
  return makeSource({ products });
}

const prior = (cents: number) => new Map([['spring-oil-500', cents]]);
const priceOf = (content: ContentSource) =>
  content.findProduct('spring-oil')?.variants.find(({ id }) => id === 'spring-oil-500')?.priceCents;

test('a special price begins and ends with its days', () => {
  const base = source();
  const variant = base.findProduct('spring-oil')?.variants[1] as Variant;
  const days = ['2026-11-20', '2026-11-21', '2026-12-06', '2026-12-07'];
  expect(days.map((day) => priceOn(variant, day))).toEqual([2400, 1900, 1900, 2400]);
  expect(days.map((day) => priceOf(withTodaysPrices(base, day, prior(2400))))).toEqual([
    2400, 1900, 1900, 2400,
  ]);
  expect(withTodaysPrices(base, '2026-11-20', prior(2400))).toBe(base);
});

test('cards, unit prices and the cart use today’s price', () => {
  const today = withTodaysPrices(source(), '2026-11-21', prior(2300));
  const product = today.findProduct('spring-oil');
  const half = product && { ...product, variants: product.variants.slice(1, 2) };
  expect(half && toProductCard(today, half, 'de')).toMatchObject({
    priceCents: 1900,
    unitPrice: { cents: 3800, per: 'l' },
    // 400 of 2300 cents are 17.39 per cent: never rounded up.
    reduction: { percent: 17, lowest30Cents: 2300, regularCents: 2400, name: 'Advent' },
  });
  const lines = [{ productId: 'spring-oil', variantId: 'spring-oil-500', count: 2 }];
  expect(priceCart(today, lines, 'it')).toMatchObject({
    subtotalCents: 3800,
    lines: [{ unitCents: 1900, reduction: { name: 'Avvento' } }],
  });
  expect(today.published().products[0]?.variants[1]).toMatchObject({ priceCents: 2400 });
  expect(today.revision()).not.toBe(source().revision());
});

test('no reduction is announced without evidence, nor where nothing was reduced', () => {
  const reduction = (content: ContentSource, prices: Map<string, number>) =>
    withTodaysPrices(content, '2026-11-22', prices).reduction('spring-oil-500');
  expect(reduction(source(), new Map())).toBeUndefined();
  expect(reduction(source(), prior(1900))).toBeUndefined();
  expect(reduction(source(), prior(1800))).toBeUndefined();
  expect(reduction(source(), prior(1901))?.percent).toBe(0);
  const stated = [{ type: 'lowest30' as const, cents: 2000, day: '2026-11-20' }];
  expect(reduction(source({ referencePrices: stated }), prior(2400))).toMatchObject({
    lowest30Cents: 2000,
    percent: 5,
  });
});

test('a reduction is announced on its days alone', () => {
  const variant = source().findProduct('spring-oil')?.variants[1] as Variant;
  const announced = (day: string) => findReduction(variant, day, prior(2400))?.percent;
  expect(['2026-11-20', '2026-11-21', '2026-12-06', '2026-12-07'].map(announced)).toEqual([
    undefined,
    20,
    20,
    undefined,
  ]);
  const { specialPrice: _none, ...plain } = variant;
  expect(findReduction(plain, '2026-11-21', prior(2400))).toBeUndefined();
});

test('only a stated lowest price of thirty days is one, with or without other prices beside it', () => {
  const variant = source().findProduct('spring-oil')?.variants[1] as Variant;
  const cents = (referencePrices: Variant['referencePrices']) =>
    findReduction({ ...variant, referencePrices }, '2026-11-21', prior(2300))?.lowest30Cents;
  const day = '2026-11-20';
  expect(cents(undefined)).toBe(2300);
  expect(cents([{ type: 'anchor', cents: 2000, day }])).toBe(2300);
  expect(
    cents([
      { type: 'anchor', cents: 2000, day },
      { type: 'lowest30', cents: 2200, day },
    ]),
  ).toBe(2200);
  // Left in the content since an earlier sale.
  expect(cents([{ type: 'lowest30', cents: 2400, day }])).toBe(2300);
});

test('today’s prices are found by id and by slug, under a revision of their own', () => {
  const base = source();
  const today = withTodaysPrices(base, '2026-11-21', prior(2300));
  const product = today.findProduct('spring-oil');
  expect(priceOf(today)).toBe(1900);
  expect(today.findProductBySlug(product?.slug ?? '')).toBe(product);
  expect(today.get().products).toContain(product);
  expect(today.get().site).toBe(base.get().site);
  expect(today.get().products.map(({ id }) => id)).toEqual(base.get().products.map(({ id }) => id));
  expect(today.reduction('spring-oil-250')).toBeUndefined();
  const revisions = [
    base.revision(),
    today.revision(),
    withTodaysPrices(base, '2026-11-22', prior(2300)).revision(),
    withTodaysPrices(base, '2026-11-21', prior(2350)).revision(),
    withTodaysPrices(base, '2026-11-21', new Map()).revision(),
  ];
  expect(new Set(revisions).size).toBe(revisions.length);
  expect(withTodaysPrices(base, '2026-11-21', prior(2300)).revision()).toBe(today.revision());
});
