import { expect, test } from 'vitest';
import { toProductCard } from '~/shop/catalog/product-summary';
import {
  toDeliveryTerms,
  toProductView,
  toSellerDetails,
} from '~/shop/catalog/product.loader.server';
import type { Product } from '~/content/product-schema';
import { locales } from '~/i18n/locales';
import { makeSource } from '../../../support/made-up-hotel/content';
import { words } from '../../../support/made-up-hotel/words';

const content = makeSource();
const { site, products } = content.get();
const product = (id: string) => content.findProduct(id) as Product;

test('a product’s page opens with the size whose price its card shows: the cheapest that can be bought', () => {
  const oil = product('spring-oil');
  const opensWith = (change: (size: Product['variants'][number]) => object) => {
    const variants = oil.variants.map((size) => ({ ...size, ...change(size) }));
    const changed = { ...oil, variants } as Product;
    const card = toProductCard(content, changed, 'de');
    const view = toProductView(content, changed, 'de');
    const chosen = view.variants.find(({ id }) => id === view.chosenVariantId);
    if (chosen) expect(chosen).toMatchObject({ name: card.sizeName, priceCents: card.priceCents });
    return chosen?.id;
  };
  expect(opensWith(() => ({}))).toBe('spring-oil-250');
  expect(opensWith(({ id }) => ({ available: id !== 'spring-oil-250' }))).toBe('spring-oil-500');
  expect(
    opensWith(({ id, priceCents }) => (id.endsWith('500') ? { priceCents: 100 } : { priceCents })),
  ).toBe('spring-oil-500');
  expect(opensWith(() => ({ available: false }))).toBeUndefined();
});

test('a product’s page names the size that its pictures show, whichever it opens with', () => {
  const oil = product('spring-oil');
  expect(toProductView(content, oil, 'de').picturedSize).toBeUndefined();
  const pictured = { ...oil, picturedVariant: 'spring-oil-500' };
  const view = toProductView(content, pictured, 'de');
  expect(view).toMatchObject({ picturedSize: '500\u00a0ml', chosenVariantId: 'spring-oil-250' });
});

test('every food’s page has all particulars of Reg. 1169/2011 in every language', () => {
  const foods = products.filter(({ food }) => food);
  expect(foods.length).toBeGreaterThan(0);
  for (const locale of locales) {
    for (const one of foods) {
      const { food } = toProductView(content, one, locale);
      expect(food?.legalName && food.allergens && food.origin && food.storage).toBeTruthy();
      expect(food?.netContents.length).toBeGreaterThan(0);
      expect(Boolean(food?.nutrition)).not.toBe(Boolean(food?.nutritionExemption));
      if (one.category === 'oil') expect(food?.categoryLine).toBeTruthy();
    }
  }
});

test('sizes with the same contents name them once', () => {
  const oil = product('spring-oil');
  const [size] = oil.variants;
  const pairs = { ...oil, variants: [size, { ...size, id: 'another-pair' }] } as Product;
  expect(toProductView(content, pairs, 'de').food?.netContents).toHaveLength(1);
});

test('goods other than food have safety information', () => {
  const { safety, food } = toProductView(content, product('clay-bowl'), 'de');
  expect(food).toBeUndefined();
  expect(safety).toMatchObject({ identifier: expect.any(String), care: expect.any(String) });
});

test('blank lines divide the description into paragraphs', () => {
  const one = {
    ...product('spring-oil'),
    description: { hr: 'A\n\nB\n \nC', en: 'A', it: 'A', de: 'A' },
  };
  expect(toProductView(content, one, 'hr').description).toEqual(['A', 'B', 'C']);
});

test('an engraving is shown beside the product that the content names it for, and it is decorative', () => {
  const oil = product('spring-oil');
  const { id } = product('autumn-oil').images[0] as Product['images'][number];
  const engraved = { ...oil, plate: { id, alt: words('Engraving') } };
  expect(toProductView(content, engraved, 'de').plate).toMatchObject({ id, alt: '' });
  expect(toProductView(content, oil, 'de').plate).toBeUndefined();
});

test('related products are those that the content names, as cards', () => {
  const { related } = toProductView(content, product('spring-oil'), 'en');
  expect(related.map(({ id }) => id)).toEqual(product('spring-oil').related);
});

test('the seller has name, address and country in the reader’s language', () => {
  expect(toSellerDetails(site, 'de').address).toMatch(/, \d{4}\u00a0.+, Österreich$/);
  expect(toSellerDetails(site, 'hr').address).toMatch(/, Austrija$/);
});

test('delivery terms name every country once and the price of the lightest parcel', () => {
  const { zones } = toDeliveryTerms(site, 'it');
  const countries = zones.flatMap((zone) => zone.countries);
  expect(new Set(countries).size).toBe(countries.length);
  expect(countries).toContain('Germania');
  const cheapest = site.delivery.zones.map(({ steps }) =>
    Math.min(...steps.map((s) => s.priceCents)),
  );
  expect(zones.map(({ fromCents }) => fromCents)).toEqual(cheapest);
});
