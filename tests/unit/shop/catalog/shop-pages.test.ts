import { expect, test } from 'vitest';
import {
  findShopPage,
  listPageNumbers,
  productsPerPage,
  type ShopPaging,
} from '~/shop/catalog/shop-pages';
import { listInShopOrder } from '~/shop/catalog/product-summary';
import type { Product } from '~/content/product-schema';
import { makeContent } from '../../../support/made-up-hotel/content';

const { products, ...rest } = makeContent();
const [model] = products as [Product, ...Product[]];

/** Products of these categories, in this order. */
const contentOf = (counts: Partial<Record<Product['category'], number>>) => ({
  ...rest,
  products: Object.entries(counts).flatMap(([category, count]) =>
    Array.from({ length: count }, (_, index) => ({
      ...model,
      id: `${category}-${index}`,
      category: category as Product['category'],
    })),
  ),
});

test('few products, and none, are one page without links to others', () => {
  for (const count of [0, 1, productsPerPage]) {
    const content = contentOf({ tea: count });
    expect(findShopPage(content, 1)).toEqual({
      products: content.products,
      before: 0,
      paging: undefined,
    });
    expect(findShopPage(content, 2)).toBeUndefined();
  }
});

test('the pages show every product once, in the shop’s order', () => {
  const content = contentOf({ tea: 20, oil: 30, set: 1 });
  const pages = [1, 2, 3].map((page) => findShopPage(content, page));
  expect(pages.map((page) => page?.products.length)).toEqual([24, 24, 3]);
  expect(pages.map((page) => page?.before)).toEqual([0, 24, 48]);
  expect(pages.flatMap((page) => page?.products ?? [])).toEqual(listInShopOrder(content));
  expect(findShopPage(content, 4)).toBeUndefined();
});

test('each category is found on the page where it begins', () => {
  const { paging } = findShopPage(contentOf({ oil: 24, vinegar: 25, tea: 10 }), 2) ?? {};
  expect(paging).toEqual({
    page: 2,
    pages: 3,
    categories: [
      { category: 'oil', page: 1 },
      { category: 'vinegar', page: 2 },
      { category: 'tea', page: 3 },
    ],
  });
});

test.each([
  [1, 2, [1, 2]],
  [1, 42, [1, 2, undefined, 42]],
  [3, 42, [1, 2, 3, 4, undefined, 42]],
  [4, 42, [1, 2, 3, 4, 5, undefined, 42]],
  [5, 42, [1, undefined, 4, 5, 6, undefined, 42]],
  [39, 42, [1, undefined, 38, 39, 40, 41, 42]],
  [42, 42, [1, undefined, 41, 42]],
])('page %i of %i links to %o', (page, pages, numbers) => {
  const paging: ShopPaging = { page, pages, categories: [] };
  expect(listPageNumbers(paging)).toEqual(numbers);
});
