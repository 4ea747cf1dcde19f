import { expect, test } from 'vitest';
import { contentSchema } from '~/content/content-schema';
import { locales } from '~/i18n/locales';
import { makeContent } from '../../support/made-up-hotel/content';

type Loose = any;

/** The paths that the schema refuses after a change of the first product, an oil. */
function problems(change: (oil: Loose, content: Loose) => void): string[] {
  const content = makeContent() as Loose;
  change(content.products[0], content);
  const parsed = contentSchema.safeParse(content);
  return parsed.success ? [] : parsed.error.issues.map(({ path }) => path.join('.'));
}

test('food with all its particulars is published', () => {
  expect(problems(() => {})).toEqual([]);
});

test.each(['legalName', 'allergens', 'origin', 'storage', 'nutrition', 'categoryLine'])(
  'an oil without %s is not published',
  (field) => {
    expect(problems(({ food }) => delete food[field]).join()).toContain('products.0.food');
  },
);

test.each([
  ['none', undefined],
  ['a negative one', -5],
  ['a sum of money', 500],
  ['a set of one part', [{ rate: 5, cents: 2000 }]],
  ['a part without its price', [{ rate: 5 }, { rate: 25, cents: 900 }]],
])('a product is published with a VAT rate, not with %s', (_, vatRate) => {
  expect(problems((oil) => (oil.vatRate = vatRate))).toEqual(['products.0.vatRate']);
});

test('only a size of the product can be the one that its pictures show', () => {
  expect(problems((oil) => (oil.picturedVariant = oil.variants[1].id))).toEqual([]);
  expect(problems((oil) => (oil.picturedVariant = 'unknown-500'))).toEqual([
    'products.0.picturedVariant',
  ]);
});

test('rates may be of any country, and none at all', () => {
  expect(problems((oil) => (oil.vatRate = 0))).toEqual([]);
  expect(problems((oil) => (oil.vatRate = 5.5))).toEqual([]);
});

test.each(['legalName', 'allergens', 'origin', 'storage', 'categoryLine'])(
  '%s is required in every language and never empty',
  (field) => {
    for (const locale of locales) {
      expect(problems(({ food }) => delete food[field][locale])).toEqual([
        `products.0.food.${field}.${locale}`,
      ]);
      expect(problems(({ food }) => (food[field][locale] = ' '))).toEqual([
        `products.0.food.${field}.${locale}`,
      ]);
    }
  },
);

test('food needs its particulars, its net content and a responsible operator', () => {
  const safety = { identifier: 'x', materials: {}, care: {} };
  for (const locale of locales) Object.assign(safety.materials, { [locale]: 'x' });
  safety.care = safety.materials;
  expect(
    problems((oil) => {
      delete oil.food;
      oil.safety = safety;
    }),
  ).toEqual(['products.0.food']);
  expect(problems(({ variants }) => (variants[0].net = { amount: 1, unit: 'piece' }))).toEqual([
    'products.0.variants.0.net',
  ]);
  expect(problems(({ variants }) => delete variants[0].net)).toEqual(['products.0.variants.0.net']);
  for (const field of ['legalName', 'street', 'postalCode', 'city', 'country']) {
    expect(problems((_, { site }) => delete site.seller[field])).toEqual([`site.seller.${field}`]);
  }
  expect(problems(({ food }) => (food.operator = { name: 'Mill Ltd', address: ' ' }))).toEqual([
    'products.0.food.operator.address',
  ]);
});

test.each(['oil', 'vinegar', 'tea'])('what is sold as %s is food', (category) => {
  const content = makeContent() as Loose;
  const index = content.products.findIndex((product: Loose) => product.category === category);
  expect(problems((_, { products }) => delete products[index].food)).toContain(
    `products.${index}.food`,
  );
});

test('food has either a nutrition declaration or an exemption, never both', () => {
  const reason = Object.fromEntries(locales.map((locale) => [locale, 'Annex V']));
  expect(problems(({ food }) => (food.nutritionExemption = reason))).toEqual(['products.0.food']);
  expect(
    problems(({ food }) => {
      delete food.nutrition;
      food.nutritionExemption = reason;
    }),
  ).toEqual([]);
});

test('what is sold as any other food is food', () => {
  expect(
    problems((_, { products }) => {
      const tea = products.find((product: Loose) => product.category === 'tea');
      tea.category = 'pantry';
      delete tea.food;
    }),
  ).toContainEqual(expect.stringMatching(/^products\.\d+\.food$/));
});
