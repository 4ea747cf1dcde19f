import { expect, test } from 'vitest';
import { getContent } from '../../support/site-content';
import { contentSchema } from '~/content/content-schema';
import { locales } from '~/i18n/locales';

type Loose = any;

/** What the check says of the embedded content after a change of its first product, an oil. */
function problems(change: (oil: Loose, content: Loose) => void): string[] {
  const content = structuredClone(getContent().published()) as Loose;
  change(content.products[0], content);
  const parsed = contentSchema.safeParse(content);
  return parsed.success ? [] : parsed.error.issues.map(({ path }) => path.join('.'));
}

test('the embedded food has all its particulars', () => {
  expect(problems(() => {})).toEqual([]);
});

test.each(['legalName', 'allergens', 'origin', 'storage', 'nutrition', 'categoryLine'])(
  'an oil without %s is not published',
  (field) => {
    expect(problems(({ food }) => delete food[field]).join()).toContain('products.0.food');
  },
);

test.each(['legalName', 'allergens', 'origin', 'storage', 'categoryLine'])(
  '%s is wanted in four languages, and never empty',
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

test('food needs its particulars, its net content and somebody who answers for it', () => {
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
  expect(problems(({ food }) => (food.operator = { name: 'Mlin d.o.o.', address: ' ' }))).toEqual([
    'products.0.food.operator.address',
  ]);
});

test.each(['oil', 'vinegar', 'tea'])('what is sold as %s is food', (category) => {
  const content = structuredClone(getContent().published()) as Loose;
  const index = content.products.findIndex((product: Loose) => product.category === category);
  expect(problems((_, { products }) => delete products[index].food)).toContain(
    `products.${index}.food`,
  );
});

test('nutrition or the reason why there is none: one of them, never both', () => {
  const reason = Object.fromEntries(locales.map((locale) => [locale, 'Prilog V.']));
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
