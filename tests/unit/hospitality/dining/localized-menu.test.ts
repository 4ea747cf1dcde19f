import { expect, test } from 'vitest';
import { getContent } from '../../../support/site-content';
import type { Dish } from '~/content/dining-schema';
import { allergens } from '~/content/vocabulary';
import { findShared, priceRange, toMenu } from '~/hospitality/dining/localized-menu';
import { everywhere } from '#hotel/shared';
import { locales } from '~/i18n/locales';
import { allSections } from '../../../support/all-sections';

const { restaurant, tavern } = allSections(getContent().get());
const dish = (part: Partial<Dish>): Dish => ({
  name: everywhere('x'),
  priceCents: 500,
  allergens: ['sulphites'],
  ...part,
});

test('what all dishes of a section hold is said once, but only if it is the same in all', () => {
  expect(findShared([dish({}), dish({})])).toEqual({ allergens: ['sulphites'], diet: undefined });
  expect(findShared([dish({}), dish({ allergens: ['sulphites', 'milk'] })])).toBeUndefined();
  expect(findShared([dish({}), dish({ diet: 'vegan' })])).toBeUndefined();
  expect(findShared([dish({ allergens: [] }), dish({ allergens: [] })])).toBeUndefined();
  expect(findShared([dish({})])).toBeUndefined();
});

test('the range of prices counts bottles too and is what the house promises', () => {
  expect(priceRange(toMenu(restaurant.menu, 'hr'))).toEqual({ fromCents: 800, toCents: 3400 });
  expect(priceRange(toMenu(tavern.menu, 'hr'))).toEqual({ fromCents: 500, toCents: 1900 });
  const wine = dish({ larger: { portion: everywhere('0,75 l'), priceCents: 4200 } });
  const menu = { title: everywhere('x'), sections: [{ title: everywhere('x'), dishes: [wine] }] };
  expect(priceRange(toMenu(menu, 'en'))).toEqual({ fromCents: 500, toCents: 4200 });
});

test('no dish of a diet holds what the diet excludes, and allergens stand in the law’s order', () => {
  const animal = ['crustaceans', 'eggs', 'fish', 'milk', 'molluscs'] as const;
  const dishes = [restaurant.menu, restaurant.drinks, tavern.menu, tavern.drinks]
    .flatMap(({ sections }) => sections)
    .flatMap((section) => section.dishes);
  expect(dishes.length).toBeGreaterThan(40);
  for (const { name, diet, allergens: held } of dishes) {
    const flesh = held.filter((one) => ['crustaceans', 'fish', 'molluscs'].includes(one));
    if (diet) expect({ name: name.en, flesh }).toEqual({ name: name.en, flesh: [] });
    const fromAnimals = held.filter((one) => animal.some((other) => other === one));
    if (diet === 'vegan')
      expect({ name: name.en, fromAnimals }).toEqual({ name: name.en, fromAnimals: [] });
    const order = held.map((one) => allergens.indexOf(one));
    expect(order).toEqual([...order].sort((a, b) => a - b));
  }
});

test('the lines of a section have different names in every language', () => {
  for (const locale of locales) {
    for (const menu of [restaurant.menu, restaurant.drinks, tavern.menu, tavern.drinks]) {
      const { sections } = toMenu(menu, locale);
      for (const { dishes } of sections) {
        expect(new Set(dishes.map(({ name }) => name)).size).toBe(dishes.length);
        for (const { portions } of dishes) {
          expect(new Set(portions.map(({ cents }) => cents)).size).toBe(portions.length);
        }
      }
    }
  }
});
