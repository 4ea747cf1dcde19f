import type { PageId } from '~/routing/page-table';
import { hasPage } from '~/routing/paths';
import type { Problem } from './content-checks';
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

/** The pages whose whole text is content. */
const textPages = [
  ...(['terms', 'shipping', 'payment', 'guarantee', 'withdrawal'] as const),
  ...(['privacy', 'cookies', 'imprint', 'accessibility'] as const),
] satisfies PageId[];

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
  const texts = Object.entries(content.site.texts);
  const isOmitted = (page: string) => textPages.some((text) => text === page && !isOffered(text));
  shown.site.texts = Object.fromEntries(texts.filter(([page]) => !isOmitted(page)));
  return shown;
}

/** The paths of what `omitSectionsWithoutPage` has left out: `site.delivery`. */
export function listOmitted(content: object, shown: object): string[] {
  const kept = new Map<string, unknown>(Object.entries(shown));
  return Object.entries(content).flatMap(([key, part]: [string, unknown]) => {
    const rest = kept.get(key);
    if (typeof part !== 'object' || part === null || rest === part) return [];
    if (typeof rest !== 'object' || rest === null) return [key];
    // The products' list is emptied.
    if (Array.isArray(part)) return part.length > 0 ? [key] : [];
    return listOmitted(part, rest).map((path) => `${key}.${path}`);
  });
}

/** Why the content needs a part, and the way out. */
export const describeMissing = (page: PageId) =>
  `is missing: write it, or add "${page}" to withoutPages in hotel.config.js`;

/** What is missing for the pages with which the site was built. */
export function findSectionProblems(content: Content): Problem[] {
  const sections = Object.entries(sectionPages) as [Section, PageId][];
  return [
    ...sections
      .filter(([section, page]) => hasPage(page) && !content[section])
      .map(([section, page]) => ({ path: [section], message: describeMissing(page) })),
    ...textPages
      .filter((page) => hasPage(page) && !Object.hasOwn(content.site.texts, page))
      .map((page) => ({ path: ['site', 'texts', page], message: 'is missing: write it' })),
  ];
}
