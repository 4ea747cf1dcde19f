import { expect, test } from 'vitest';
import { loadShop } from '~/shop/catalog/products.loader.server';
import type { ContentSource } from '~/content/content';
import { makeSource } from '../../../support/made-up-hotel/content';

const few = makeSource();
const [model] = few.get().products;
const many: ContentSource = {
  ...few,
  get: () => ({
    ...few.get(),
    products: Array.from({ length: 50 }, (_, index) => ({ ...model!, id: `oil-${index}` })),
  }),
};

const load = (content: ContentSource, query: string) =>
  loadShop(content, 'de', new URL(`https://hotel.example/de/shop${query}`));

const thrownBy = (work: () => unknown): unknown => {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing was thrown');
};

test('a page has its own products only, and the tastings are on the first', () => {
  const [first, last] = [load(many, ''), load(many, '?page=3&utm_source=letter')];
  expect(first.oils?.products).toHaveLength(24);
  expect(first.mildToStrong).toEqual([]);
  expect(first.oleotheque).toBeDefined();
  expect(last.oils?.products.map(({ id }) => id)).toEqual(['oil-48', 'oil-49']);
  expect(last).toMatchObject({ before: 48, paging: { page: 3, pages: 3 } });
  expect(last.oleotheque).toBeUndefined();
});

test('a shop of one page says nothing about pages', () => {
  const view = load(few, '');
  expect(view).not.toHaveProperty('paging');
  expect(view).not.toHaveProperty('before');
  expect(view.mildToStrong.length).toBeGreaterThan(1);
});

test.each([
  ['?page=2', few],
  ['?page=4', many],
  ['?page=0', many],
  ['?page=x', many],
])('%s does not exist', (query, content) => {
  expect(thrownBy(() => load(content, query))).toMatchObject({ status: 404 });
});

test('the first page has one address', () => {
  const moved = thrownBy(() => load(many, '?page=1&utm_source=letter')) as Response;
  expect(moved.status).toBe(301);
  expect(moved.headers.get('location')).toBe('/de/shop?utm_source=letter');
  expect((thrownBy(() => load(few, '?page=1')) as Response).headers.get('location')).toBe(
    '/de/shop',
  );
});
