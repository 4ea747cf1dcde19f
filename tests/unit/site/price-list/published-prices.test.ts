import { expect, test } from 'vitest';
import { unitPriceCents } from '~/content/unit-price';
import { toPublishedPrices } from '~/site/price-list/published-prices';
import { locales } from '~/i18n/locales';
import { makeSource } from '../../../support/made-up-hotel/content';

const content = makeSource();

test('the list has every product in every size, with the price and unit price of its page', () => {
  for (const locale of locales) {
    const { products } = toPublishedPrices(content, locale);
    const published = content.get().products;
    expect(products.map(({ slug }) => slug)).toEqual(published.map(({ slug }) => slug));
    for (const [index, { sizes }] of products.entries()) {
      const variants = published[index]?.variants ?? [];
      expect(sizes.map(({ cents, unitPrice }) => [cents, unitPrice])).toEqual(
        variants.map((variant) => [variant.priceCents, unitPriceCents(variant)]),
      );
    }
  }
});

test('a menu’s range runs from its cheapest to its dearest dish', () => {
  const { sections } = content.get().restaurant.menu;
  const [restaurant] = toPublishedPrices(content, 'hr').dining;
  const ranges = restaurant?.menus[0]?.ranges ?? [];
  expect(ranges).toHaveLength(sections.length);
  for (const [index, { fromCents, toCents }] of ranges.entries()) {
    const prices = (sections[index]?.dishes ?? []).map(({ priceCents }) => priceCents);
    expect(prices.every((price) => fromCents <= price && price <= toCents)).toBe(true);
    expect(prices).toEqual(expect.arrayContaining([fromCents, toCents]));
  }
});

test('free experiences have no line', () => {
  const priced = content.get().experiences.items.filter(({ priceCents }) => priceCents);
  expect(toPublishedPrices(content, 'it').experiences).toHaveLength(priced.length);
});

test('extras have their notes and earlier prices in the language of the page', () => {
  const [extra] = content.get().rooms.extras!;
  expect(toPublishedPrices(content, 'de').extras).toEqual([
    {
      name: extra!.name.de,
      note: extra!.note!.de,
      cents: 800,
      anchor: { day: '02.01.2026', price: '7,00\u00a0€' },
    },
  ]);
});
