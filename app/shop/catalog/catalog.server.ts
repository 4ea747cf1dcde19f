import type { ContentSource } from '~/content/content';
import type { AppLoadContext } from '@remix-run/node';
import { listAcceptedCards } from '~/content/accepted-cards';
import type { Locale } from '~/i18n/locales';
import { listMildToStrong, listShelves } from './catalog-view';
import { viewShareCard } from '~/content/page-view';
import { viewImage } from '~/content/picture-view';
import { viewDeliveryTerms, viewProduct, viewSeller } from './product-view';

/** The note on the tasting below the restaurant, with the view it is told against. */
function loadOleotheque(content: ContentSource, locale: Locale) {
  const { oleotheque } = content.get().site.shop;
  return {
    title: oleotheque.title[locale],
    text: oleotheque.text[locale],
    image: viewImage(content, oleotheque.image, locale),
    email: content.get().site.house.email,
    phone: content.get().site.house.phone,
    phoneDisplay: content.get().site.house.phoneDisplay,
  };
}

export type OleothequeView = ReturnType<typeof loadOleotheque>;

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

/**
 * What a product's page shows; undefined when there is no such product.
 * @param size id of the size that the address chooses
 */
export function findProductPage(
  context: Pick<AppLoadContext, 'content' | 'env'>,
  slug: string,
  locale: Locale,
  size?: string | null,
) {
  const content = context.content.current();
  const product = content.findProductBySlug(slug);
  if (!product) return undefined;
  const { site } = content.get();
  return {
    product: viewProduct(content, product, locale, size ?? undefined),
    seller: viewSeller(site, locale),
    delivery: viewDeliveryTerms(site, locale),
    cards: listAcceptedCards(site.cards, context.env.PAYMENT_PROVIDER),
    oleotheque:
      product.category === 'oil' ? loadOleotheque(context.content.current(), locale) : undefined,
  };
}
