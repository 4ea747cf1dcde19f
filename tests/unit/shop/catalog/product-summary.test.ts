import { expect, test } from 'vitest';
import {
  listInShopOrder,
  listMildToStrong,
  listShelves,
  toProductCard,
} from '~/shop/catalog/product-summary';
import { findOrnament, toPicture } from '~/content/picture';
import type { Product } from '~/content/product-schema';
import { locales } from '~/i18n/locales';
import { makeSource } from '../../../support/made-up-hotel/content';
import { words } from '../../../support/made-up-hotel/words';

const content = makeSource();
const product = (id: string) => content.findProduct(id) as Product;

test('the shop shows every product once, oils first, no empty shelf', () => {
  for (const locale of locales) {
    const shelves = listShelves(content, listInShopOrder(content.get()), locale);
    const categories = shelves.map(({ category }) => category);
    expect(new Set(categories).size).toBe(categories.length);
    expect(shelves[0]?.category).toBe('oil');
    expect(shelves.every((shelf) => shelf.products.length > 0)).toBe(true);
    const shown = shelves.flatMap((shelf) => shelf.products.map(({ id }) => id)).sort();
    expect(shown).toEqual(
      content
        .get()
        .products.map(({ id }) => id)
        .sort(),
    );
  }
});

test('a card shows the cheapest size, its unit price, and that there are others', () => {
  const card = toProductCard(content, product('spring-oil'), 'hr');
  const prices = product('spring-oil').variants.map(({ priceCents }) => priceCents);
  expect(card.priceCents).toBe(Math.min(...prices));
  expect(card.isFrom).toBe(true);
  expect(card.sizeName).toMatch(/^250\sml$/);
  expect(card.unitPrice).toEqual({ cents: card.priceCents * 4, per: 'l' });
});

test('unavailable sizes set no price; without any available size the card says so', () => {
  const oil = product('spring-oil');
  const [small, ...others] = oil.variants as [Product['variants'][0], ...Product['variants']];
  const without = { ...oil, variants: [{ ...small, available: false }, ...others] };
  expect(toProductCard(content, without, 'hr').sizeName).toMatch(/^500\sml$/);
  const none = { ...oil, variants: oil.variants.map((size) => ({ ...size, available: false })) };
  expect(toProductCard(content, none, 'hr')).toMatchObject({ availability: 'off', isFrom: true });
});

test('a single size has a plain price, not a "from" price; sets have no unit price', () => {
  const card = toProductCard(content, product('tasting-set'), 'en');
  expect(card.isFrom).toBe(false);
  expect(card).not.toHaveProperty('unitPrice');
});

test('a name has its language where the page is in another one', () => {
  const { nameLanguage: _own, ...translated } = product('autumn-oil');
  for (const nameLanguage of ['hr', 'it'] as const) {
    const foreign = { ...translated, nameLanguage };
    expect(toProductCard(content, foreign, 'de').nameLang).toBe(nameLanguage);
    expect(toProductCard(content, foreign, nameLanguage)).not.toHaveProperty('nameLang');
  }
  expect(toProductCard(content, translated, 'de')).not.toHaveProperty('nameLang');
});

test('oils are sorted from mild to strong by their taste', () => {
  const strength = ({ id }: { id: string }) => {
    const { taste } = product(id);
    return (taste?.bitterness ?? 0) + (taste?.pungency ?? 0);
  };
  const names = listMildToStrong(content.get().products, 'hr');
  expect(names.length).toBeGreaterThan(1);
  expect(names.map(strength)).toEqual(names.map(strength).sort((a, b) => a - b));
});

test('a picture that the content names must exist; an ornament may be missing', () => {
  expect(findOrnament(content, 'nothing')).toBeUndefined();
  const nothing = { id: 'nothing', alt: words('Nothing') };
  expect(() => toPicture(content, nothing, 'hr')).toThrow('There is no picture "nothing"');
  expect(findOrnament(content, 'hero')).toMatchObject({ id: 'hero', alt: '' });
});
