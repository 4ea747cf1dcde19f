import type { ContentSource } from '~/content/content';
import type { Locale } from '~/i18n/locales';
import { listMildToStrong, listShelves } from './product-summary';
import { viewShareCard } from '~/content/page-view';
import { viewImage } from '~/content/picture-view';

/** The section on tastings in the oleotheque, for a hotel that has one. */
export function loadOleotheque(content: ContentSource, locale: Locale) {
  const { oleotheque } = content.get().site.shop;
  if (!oleotheque) return undefined;
  return {
    title: oleotheque.title[locale],
    text: oleotheque.text[locale],
    image: viewImage(content, oleotheque.image, locale),
    email: content.get().site.house.email,
    phone: content.get().site.house.phone,
    phoneDisplay: content.get().site.house.phoneDisplay,
  };
}

export type OleothequeTeaser = NonNullable<ReturnType<typeof loadOleotheque>>;

/** What the shop's first page shows. */
export function loadShop(content: ContentSource, locale: Locale) {
  const { shop } = content.get().site;
  const shelves = listShelves(content, locale);
  return {
    title: shop.title[locale],
    lead: shop.lead[locale],
    oils: shelves.find((shelf) => shelf.category === 'oil'),
    others: shelves.filter((shelf) => shelf.category !== 'oil'),
    mildToStrong: listMildToStrong(content, locale),
    oleotheque: loadOleotheque(content, locale),
    shareCard: viewShareCard(content, 'shop', locale),
  };
}

export type ProductsView = ReturnType<typeof loadShop>;
