import { redirect } from '@remix-run/node';
import type { ContentSource } from '~/content/content';
import type { Locale } from '~/i18n/locales';
import { href } from '~/routing/href';
import { readPageNumber } from '~/routing/page-number';
import { listMildToStrong, listShelves } from './product-summary';
import { findShopPage } from './shop-pages';
import { findShareCard } from '~/content/page-content';
import { toPicture } from '~/content/picture';
import { requireShop } from '~/content/sections';

/** The section about tastings in the oleotheque, for hotels that have one. */
export function loadOleotheque(content: ContentSource, locale: Locale) {
  const { oleotheque } = requireShop(content.get().site).shop;
  if (!oleotheque) return undefined;
  return {
    title: oleotheque.title[locale],
    text: oleotheque.text[locale],
    image: toPicture(content, oleotheque.image, locale),
  };
}

export type OleothequeTeaser = NonNullable<ReturnType<typeof loadOleotheque>>;

/**
 * Loads a page of the shop.
 * @throws Response 301 from `?page=1` to the page without a query, 404 for a page that does not exist
 */
export function loadShop(content: ContentSource, locale: Locale, { search }: URL) {
  const query = new URLSearchParams(search);
  const number = readPageNumber(query);
  if (number === 1 && query.has('page')) {
    query.delete('page');
    throw redirect(href('shop', locale) + (query.size > 0 ? `?${query}` : ''), 301);
  }
  const found = number === undefined ? undefined : findShopPage(content.get(), number);
  if (!found) throw new Response(null, { status: 404 });
  const { products, before, paging } = found;
  const { shop } = requireShop(content.get().site);
  const shelves = listShelves(content, products, locale);
  return {
    title: shop.title[locale],
    lead: shop.lead[locale],
    oils: shelves.find((shelf) => shelf.category === 'oil'),
    others: shelves.filter((shelf) => shelf.category !== 'oil'),
    // Of many oils a page has only a part, and a list of all would be longer than the page.
    mildToStrong: paging ? [] : listMildToStrong(products, locale),
    oleotheque: before === 0 ? loadOleotheque(content, locale) : undefined,
    shareCard: findShareCard(content, 'shop', locale),
    ...(paging && { before, paging }),
  };
}

export type ProductsView = ReturnType<typeof loadShop>;
