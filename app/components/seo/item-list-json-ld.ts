import type { ItemListLeaf } from 'schema-dts';

/**
 * Structured data of a list of pages, in the order of the page that shows it.
 * @param before how many items come before these, on the list's earlier pages
 */
export function itemListJsonLd(
  name: string,
  items: readonly { name: string; url: string }[],
  before = 0,
) {
  return {
    '@type': 'ItemList',
    name,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: before + index + 1,
      ...item,
    })),
  } satisfies ItemListLeaf;
}
