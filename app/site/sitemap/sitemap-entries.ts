import { addDays } from '~/platform/time/calendar';
import type { Content } from '~/content/content-schema';
import type { Product } from '~/content/product-schema';
import type { Slugs } from '~/content/value-schema';
import { defaultLocale, type Locale } from '~/i18n/locales';
import { isIndexed, pageIds, pathPattern } from '~/routing/paths';
import type { PageId } from '~/routing/page-table';

type Params = Record<string, string>;

/** A page of the sitemap in all its languages. */
export type SitemapEntry = {
  page: PageId;
  /** The parameters of its path in each language. */
  params: (locale: Locale) => Params;
  /** The day of its last change, `2026-11-21`, if the content states it. */
  changed?: string;
};

type Day = string | undefined;

/**
 * Lists every indexed page of the site.
 * @param today dates after this one are ignored
 */
export function listEntries(content: Content, today: string): SitemapEntry[] {
  const newest = (...days: Day[]): Day =>
    days
      .filter((day): day is string => day !== undefined && day <= today)
      .toSorted()
      .at(-1);
  const entry = (page: PageId, params: SitemapEntry['params'], ...days: Day[]): SitemapEntry => {
    const changed = newest(...days);
    return { page, params, ...(changed && { changed }) };
  };
  const days = listDays(content);
  const plain = pageIds
    .filter((page) => isIndexed(page) && !pathPattern(page, defaultLocale).includes('/:'))
    .map((page) => entry(page, () => ({}), ...(days[page] ?? [content.site.texts[page]?.updated])));
  return [...plain, ...listItems(content, entry)];
}

function listItems(
  { products, rooms, packages, news }: Content,
  entry: (page: PageId, params: SitemapEntry['params'], ...days: Day[]) => SitemapEntry,
): SitemapEntry[] {
  const same = (slug: string) => () => ({ slug });
  const translated = (slugs: Slugs) => (locale: Locale) => ({ slug: slugs[locale] });
  return [
    ...products.map((product) => entry('product', same(product.slug), ...productDays(product))),
    ...rooms.kinds.map((room) => entry('room', same(room.slug), room.updated)),
    ...(packages?.items ?? []).flatMap(({ slugs, updated }) => [
      entry('package', translated(slugs), updated),
      entry('packageReservation', translated(slugs), updated),
    ]),
    ...(news?.articles ?? []).map(({ slugs, date, updated }) =>
      entry('article', translated(slugs), date, updated),
    ),
  ];
}

/** A page that shows several parts of the content changes whenever one of them does. */
function listDays(content: Content): Partial<Record<PageId, Day[]>> {
  const { site, products, rooms, packages, news } = content;
  const goods = products.flatMap(productDays);
  const articles = (news?.articles ?? []).flatMap(({ date, updated }) => [date, updated]);
  const tables = [content.restaurant?.page.updated, content.tavern?.page.updated];
  return {
    home: [site.home.updated, ...articles],
    rooms: [rooms.page.updated, ...rooms.kinds.map(({ updated }) => updated)],
    restaurant: [content.restaurant?.page.updated],
    tavern: [content.tavern?.page.updated],
    tableReservation: tables,
    oleotheque: [content.oleotheque?.page.updated],
    wellness: [content.wellness?.page.updated],
    packages: [packages?.page.updated, ...(packages?.items ?? []).map(({ updated }) => updated)],
    experiences: [content.experiences?.page.updated],
    heritage: [content.heritage?.page.updated],
    gallery: [content.gallery?.page.updated],
    news: [news?.page.updated, ...articles],
    contact: [content.contact.page.updated],
    faq: [content.faq.page.updated],
    shop: [site.shop?.updated, ...goods],
    priceList: [content.priceList?.page.updated, content.priceList?.issued, ...goods],
  };
}

/** A special price starts and ends on its dates without an edit to the content. */
function productDays({ updated, variants }: Product): Day[] {
  const sales = variants.flatMap(({ specialPrice }) => specialPrice ?? []);
  return [updated, ...sales.flatMap(({ from, to }) => [from, addDays(to, 1)])];
}
