import { expect, test } from 'vitest';
import { restaurant } from '#hotel/sections/restaurant';
import { tavern } from '#hotel/sections/tavern';
import { allergens } from '~/content/vocabulary';
import { findMenuRange, toMenu } from '~/hospitality/dining/localized-menu';
import { locales } from '~/i18n/locales';

test('the menus cost what their pages promise', () => {
  expect(findMenuRange(toMenu(restaurant.menu, 'hr'))).toEqual({ fromCents: 800, toCents: 3400 });
  expect(findMenuRange(toMenu(tavern.menu, 'hr'))).toEqual({ fromCents: 500, toCents: 1900 });
});

test('no dish of a diet contains what the diet excludes, and allergens are in the law’s order', () => {
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
