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

test('a menu’s range includes the larger portions, and so does its anchor price', () => {
  const { restaurant } = content.get();
  const [section] = restaurant.drinks.sections;
  const [dish] = section!.dishes;
  const { name, allergens } = dish!;
  const anchor = (cents: number) => [{ type: 'anchor' as const, cents, day: '2026-01-02' }];
  const glass = { name, allergens, priceCents: 500, referencePrices: anchor(400) };
  const bottle = { portion: name, priceCents: 3_000, referencePrices: anchor(2_900) };
  const withDrinks = (larger: typeof bottle | Omit<typeof bottle, 'referencePrices'>) => {
    const sections = [{ ...section!, dishes: [{ ...glass, larger }] }];
    const source = makeSource({
      restaurant: { ...restaurant, drinks: { ...restaurant.drinks, sections } },
    });
    return toPublishedPrices(source, 'de').dining[0]?.menus[1]?.ranges[0];
  };
  expect(withDrinks(bottle)).toMatchObject({
    span: '5,00\u00a0€ – 30,00\u00a0€',
    anchor: { price: '4,00\u00a0€ – 29,00\u00a0€' },
  });
  expect(withDrinks({ portion: name, priceCents: 3_000 })).not.toHaveProperty('anchor');
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
