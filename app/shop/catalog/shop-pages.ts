import type { Content } from '~/content/content-schema';
import type { Product } from '~/content/product-schema';
import type { ProductCategory } from '~/content/vocabulary';
import { listInShopOrder } from './product-summary';

/** A multiple of two, three and four, so that rows of cards are filled at every width. */
export const productsPerPage = 24;

/** One of several pages of the shop. */
export type ShopPaging = {
  page: number;
  pages: number;
  /** The page on which each category begins. */
  categories: { category: ProductCategory; page: number }[];
};

type ShopPage = {
  products: Product[];
  /** How many products come before these. */
  before: number;
  /** Undefined if one page shows all products. */
  paging: ShopPaging | undefined;
};

/** The products of one page of the shop; undefined if there is no such page. An empty shop has one page. */
export function findShopPage(content: Content, page: number): ShopPage | undefined {
  const all = listInShopOrder(content);
  const pages = Math.max(1, Math.ceil(all.length / productsPerPage));
  if (page > pages) return undefined;
  const before = (page - 1) * productsPerPage;
  return {
    products: all.slice(before, before + productsPerPage),
    before,
    paging: pages > 1 ? { page, pages, categories: listCategories(all) } : undefined,
  };
}

function listCategories(inOrder: readonly Product[]): ShopPaging['categories'] {
  return inOrder.flatMap(({ category }, index) =>
    category === inOrder[index - 1]?.category
      ? []
      : [{ category, page: Math.floor(index / productsPerPage) + 1 }],
  );
}

/** The pages that a page links to: the first, its neighbours and the last; undefined stands for those between. */
export function listPageNumbers({ page, pages }: ShopPaging): (number | undefined)[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pages])].filter(
    (number) => number >= 1 && number <= pages,
  );
  return shown.flatMap((number, index) => {
    const last = shown[index - 1] ?? 0;
    if (number === last + 1) return [number];
    // A gap of one page is that page.
    return number === last + 2 ? [last + 1, number] : [undefined, number];
  });
}
