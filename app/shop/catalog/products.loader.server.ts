import type { ContentSource } from '~/content/content';
import type { Locale } from '~/i18n/locales';
import { listMildToStrong, listShelves } from './product-summary';
import { findShareCard } from '~/content/page-content';
import { toPicture } from '~/content/picture';

/** The section on tastings in the oleotheque, for a hotel that has one. */
export function loadOleotheque(content: ContentSource, locale: Locale) {
  const { oleotheque } = content.get().site.shop;
  if (!oleotheque) return undefined;
  return {
    title: oleotheque.title[locale],
    text: oleotheque.text[locale],
    image: toPicture(content, oleotheque.image, locale),
    email: content.get().site.hotel.email,
    phone: content.get().site.hotel.phone,
    phoneDisplay: content.get().site.hotel.phoneDisplay,
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
    shareCard: findShareCard(content, 'shop', locale),
  };
}

export type ProductsView = ReturnType<typeof loadShop>;
