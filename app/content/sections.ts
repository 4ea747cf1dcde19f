import type { PageId } from '~/routing/page-table';
import { hasPage } from '~/routing/paths';
import type { Content, Site } from './content-schema';
import type { ContentSource } from './content';

/** The optional parts of the content, and the page that shows each. */
const sectionPages = {
  restaurant: 'restaurant',
  tavern: 'tavern',
  oleotheque: 'oleotheque',
  wellness: 'wellness',
  packages: 'packages',
  experiences: 'experiences',
  heritage: 'heritage',
  gallery: 'gallery',
  news: 'news',
  priceList: 'priceList',
} as const satisfies Partial<Record<keyof Content, PageId>>;

const shopParts = ['cards', 'delivery', 'shop'] as const satisfies (keyof Site)[];

type ShopContent = { [Part in (typeof shopParts)[number]]: NonNullable<Site[Part]> };

export type Section = keyof typeof sectionPages;

/**
 * A part of the content, for the page that shows it.
 * @throws Response 404 if the content has no such part
 */
export function requireSection<S extends Section>(
  content: ContentSource,
  section: S,
): NonNullable<Content[S]> {
  const found = content.get()[section];
  if (!found) throw new Response(null, { status: 404 });
  return found;
}

/**
 * The shop's part of the site's settings.
 * @throws Error in a hotel without a shop
 */
export function requireShop({ cards, delivery, shop }: Site): ShopContent {
  if (!cards || !delivery || !shop) throw new Error('This hotel has no shop');
  return { cards, delivery, shop };
}

/**
 * The content without the parts whose page the hotel leaves out (`withoutPages`): nothing may link to them.
 * @param isOffered whether the site has a page
 */
export function omitSectionsWithoutPage(content: Content, isOffered = hasPage): Content {
  const { shop } = content.site;
  const shown: Content = { ...content, site: { ...content.site, shop: shop && { ...shop } } };
  for (const [section, page] of Object.entries(sectionPages) as [Section, PageId][])
    if (!isOffered(page)) delete shown[section];
  if (!isOffered('oleotheque')) delete shown.site.shop?.oleotheque;
  if (!isOffered('shop')) {
    const { shop: _, ...shareCards } = content.site.shareCards;
    shown.products = [];
    shown.site.shareCards = shareCards;
    for (const part of shopParts) delete shown.site[part];
  }
  return shown;
}

/** Why the content needs a part, and the way out. */
export const describeMissing = (page: PageId) =>
  `is missing: write it, or add "${page}" to withoutPages in hotel.config.js`;

/** One line for each page that the site was built with but for which the content is missing. */
export function findSectionProblems(content: Content): string[] {
  return (Object.entries(sectionPages) as [Section, PageId][])
    .filter(([section, page]) => hasPage(page) && !content[section])
    .map(([section, page]) => `${section}: ${describeMissing(page)}`);
}
