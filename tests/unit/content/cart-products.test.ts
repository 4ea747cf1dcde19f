import { expect, test } from 'vitest';
import { listCartProducts, toCartProduct } from '~/content/cart-products';
import type { Product } from '~/content/product-schema';
import type { StockLevel } from '~/content/stock-levels';

const text = (word: string) => ({
  hr: `${word} hr`,
  en: `${word} en`,
  it: `${word} it`,
  de: `${word} de`,
});

function product(id: string): Product {
  return {
    id,
    slug: `${id}-slug`,
    category: 'oil',
    name: text(id),
    subtitle: text('subtitle'),
    description: text('description'),
    summary: text('summary'),
    images: [
      { id: 'front', alt: text('front') },
      { id: 'back', alt: text('back') },
    ],
    variants: [
      {
        id: `${id}-500`,
        name: text('half'),
        priceCents: 1490,
        weightGrams: 980,
        net: { amount: 500, unit: 'ml' },
        unitPrice: true,
        available: false,
      },
    ],
    vatRate: 5,
    related: [],
  };
}

const known = new Map(['a', 'b', 'c'].map((id) => [id, product(id)]));
const source = {
  findProduct: (id: string) => known.get(id),
  stockLevel: (): StockLevel => 'plenty',
};

test('a product has the shape of the contract, in Croatian by default', () => {
  expect(toCartProduct(source, product('a'))).toEqual({
    id: 'a',
    slug: 'a-slug',
    name: 'a hr',
    translations: {
      hr: { name: 'a hr' },
      en: { name: 'a en' },
      it: { name: 'a it' },
      de: { name: 'a de' },
    },
    media: {
      images: [
        { id: 'front', url: '/assets/front', alt: 'front hr' },
        { id: 'back', url: '/assets/back', alt: 'back hr' },
      ],
    },
    variants: [
      {
        id: 'a-500',
        name: 'half hr',
        translations: {
          hr: { name: 'half hr' },
          en: { name: 'half en' },
          it: { name: 'half it' },
          de: { name: 'half de' },
        },
        price: 1490,
        weight: 980,
        available: false,
      },
    ],
  });
});

test('names and descriptions of pictures come in the requested language', () => {
  const german = toCartProduct(source, product('a'), 'de');
  expect(german.name).toBe('a de');
  expect(german.variants[0]?.name).toBe('half de');
  expect(german.media.images[0]?.alt).toBe('front de');
});

test('products come in the requested order, each once, unknown ones not at all', () => {
  const ids = ['c', '__proto__', 'a', 'c', 'nobody', 'a', 'b', ''];
  expect(listCartProducts(source, ids).map((each) => each.id)).toEqual(['c', 'a', 'b']);
  expect(listCartProducts(source, [])).toEqual([]);
});

test('a size of which nothing is left cannot be had', () => {
  const offered = (level: StockLevel) => {
    const oil = product('a');
    const variants = oil.variants.map((variant) => ({ ...variant, available: true }));
    const sold = { ...source, stockLevel: () => level };
    return toCartProduct(sold, { ...oil, variants }).variants.map(({ available }) => available);
  };
  expect([offered('plenty'), offered('few'), offered('out')]).toEqual([[true], [true], [false]]);
});
