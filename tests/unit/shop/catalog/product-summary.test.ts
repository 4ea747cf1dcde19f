import { expect, test } from 'vitest';
import { listMildToStrong, listShelves, toProductCard } from '~/shop/catalog/product-summary';
import { findOrnament, toPicture } from '~/content/picture';
import type { Product } from '~/content/product-schema';
import { getContent } from '../../../support/site-content';
import { locales } from '~/i18n/locales';

const content = getContent();
const product = (id: string) => content.findProduct(id) as Product;

test('the shop shows every product once, oils first, no empty shelf', () => {
  for (const locale of locales) {
    const shelves = listShelves(content, locale);
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
  const card = toProductCard(content, product('bianchera'), 'hr');
  const prices = product('bianchera').variants.map(({ priceCents }) => priceCents);
  expect(card.priceCents).toBe(Math.min(...prices));
  expect(card.isFrom).toBe(true);
  expect(card.sizeName).toMatch(/^250\sml$/);
  expect(card.unitPrice).toEqual({ cents: card.priceCents * 4, per: 'l' });
});

test('sizes that cannot be bought set no price; without any the card says so', () => {
  const oil = product('bianchera');
  const [small, ...others] = oil.variants as [Product['variants'][0], ...Product['variants']];
  const without = { ...oil, variants: [{ ...small, available: false }, ...others] };
  expect(toProductCard(content, without, 'hr').sizeName).toMatch(/^500\sml$/);
  const none = { ...oil, variants: oil.variants.map((size) => ({ ...size, available: false })) };
  expect(toProductCard(content, none, 'hr')).toMatchObject({ available: false, isFrom: true });
});

test('one size is a price, not a "from"; sets owe no unit price', () => {
  const card = toProductCard(content, product('degustacijski-set'), 'en');
  expect(card.isFrom).toBe(false);
  expect(card).not.toHaveProperty('unitPrice');
});

test('a Croatian name is marked as such where the page is in another language', () => {
  const croatian = { ...product('buza'), nameIsCroatian: true };
  expect(toProductCard(content, croatian, 'de').nameLang).toBe('hr');
  expect(toProductCard(content, croatian, 'hr')).not.toHaveProperty('nameLang');
  expect(toProductCard(content, { ...croatian, nameIsCroatian: false }, 'de')).not.toHaveProperty(
    'nameLang',
  );
});

test('oils stand from mild to strong by their own scale', () => {
  const strength = ({ id }: { id: string }) => {
    const { taste } = product(id);
    return (taste?.bitterness ?? 0) + (taste?.pungency ?? 0);
  };
  const names = listMildToStrong(content, 'hr');
  expect(names.length).toBeGreaterThan(1);
  expect(names.map(strength)).toEqual(names.map(strength).sort((a, b) => a - b));
});

test('a picture that the content names must be there; an ornament may be missing', () => {
  expect(findOrnament(content, 'nothing')).toBeUndefined();
  const nothing = { id: 'nothing', alt: { hr: 'x', en: 'x', de: 'x', it: 'x' } };
  expect(() => toPicture(content, nothing, 'hr')).toThrow('There is no picture "nothing"');
  expect(findOrnament(content, 'hero')).toMatchObject({ id: 'hero', alt: '' });
});
