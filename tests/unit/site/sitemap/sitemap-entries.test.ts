import { expect, test } from 'vitest';
import { listEntries } from '~/site/sitemap/sitemap-entries';
import { isIndexed, pageIds, pathPattern } from '~/routing/paths';
import type { PageId } from '~/routing/page-table';
import { makeContent } from '../../../support/made-up-hotel/content';
import { words } from '../../../support/made-up-hotel/words';

const content = makeContent();
const entries = listEntries(content, '2026-11-30');
const changed = (page: PageId, of = entries) => of.find((entry) => entry.page === page)?.changed;

test('every indexed page, product, room, package and article once, nothing else', () => {
  const { products, rooms, packages, news } = content;
  const plain = pageIds.filter(
    (page) => isIndexed(page) && !pathPattern(page, 'hr').includes('/:'),
  );
  const items = [products, rooms.kinds, packages.items, packages.items, news.articles].flat();
  expect(entries).toHaveLength(plain.length + items.length);
  expect(entries.filter(({ page }) => !isIndexed(page))).toEqual([]);
});

test('a list changes with its entries', () => {
  const news = structuredClone(content.news);
  const [first] = news.articles;
  if (!first) throw new Error('no article');
  first.date = '2026-11-29';
  const later = listEntries({ ...content, news }, '2026-11-30');
  for (const page of ['news', 'home', 'article'] as const) {
    expect(changed(page, later)).toBe('2026-11-29');
  }
  expect(changed('heritage', later)).toBe(changed('heritage'));
});

test('a lower price changes its product, the shop and the price list on its first day, not before', () => {
  const products = structuredClone(content.products);
  const variant = products[0]?.variants[0];
  if (!variant) throw new Error('no product');
  const name = words('Sale');
  variant.specialPrice = { cents: 100, name, from: '2026-11-28', to: '2026-12-06' };
  const sale = { ...content, products };
  for (const page of ['product', 'shop', 'priceList'] as const) {
    expect(changed(page, listEntries(sale, '2026-11-27'))).toBe(changed(page));
    expect(changed(page, listEntries(sale, '2026-11-28'))).toBe('2026-11-28');
  }
  // The day after its last one the old price is back.
  expect(changed('product', listEntries(sale, '2026-12-07'))).toBe('2026-12-07');
});

test('a page without a day or with a future one has no day of change', () => {
  const { updated: _updated, ...undated } = content.contact.page;
  for (const page of [undated, { ...undated, updated: '2030-01-01' }]) {
    const contact = { ...content.contact, page };
    const found = listEntries({ ...content, contact }, '2026-11-30');
    const entry = found.find((candidate) => candidate.page === 'contact');
    expect(entry).toBeDefined();
    expect(entry).not.toHaveProperty('changed');
  }
});
