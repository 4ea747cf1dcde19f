import type { PriceNotesValue } from '~/components/ui/price-notes';
import type { ContentSource } from '~/content/content';
import type { Content } from '~/content/content-schema';
import { toPriceNotes } from '~/content/price-notes';
import { type UnitPrice, unitPriceCents } from '~/content/unit-price';
import type { Product, Variant } from '~/content/product-schema';
import { isForSale } from '~/content/stock-levels';
import { type Availability, availabilityOf, cheapestOf } from './availability';
import { type ProductCategory, productCategories } from '~/content/vocabulary';
import type { ContentImage } from '~/content/value-schema';
import { type Picture, toPicture } from '~/content/picture';
import type { Locale } from '~/i18n/locales';

/** A product as shown on cards. The unit price belongs to the size whose price is shown. */
export type ProductCard = {
  id: string;
  slug: string;
  name: string;
  /** The name's language, if it differs from the page's. */
  nameLang?: string;
  subtitle: string;
  image: Picture;
  priceCents: number;
  /** Whether there are several sizes, of which the cheapest one's price is shown. */
  isFrom: boolean;
  sizeName: string;
  unitPrice?: UnitPrice;
  availability: Availability;
} & PriceNotesValue;

export type Shelf = { category: ProductCategory; products: ProductCard[] };

/** Oils first; small groups follow each other so that rows of four are filled. */
const shelfOrder: readonly ProductCategory[] = [
  'oil',
  'vinegar',
  'tea',
  'pantry',
  'care',
  'set',
  'tableware',
];

/** All products in the order of the shop: by category, within one in content order. */
export function listInShopOrder({ products }: Content): Product[] {
  const shelves = new Map<ProductCategory, Product[]>(
    [...shelfOrder, ...productCategories].map((category) => [category, []]),
  );
  for (const product of products) shelves.get(product.category)?.push(product);
  return [...shelves.values()].flat();
}

/** Products in the shop's order, by category. */
export function listShelves(
  content: ContentSource,
  products: readonly Product[],
  locale: Locale,
): Shelf[] {
  const shelves = new Map<ProductCategory, ProductCard[]>();
  for (const product of products) {
    const card = toProductCard(content, product, locale);
    const shelf = shelves.get(product.category);
    if (shelf) shelf.push(card);
    else shelves.set(product.category, [card]);
  }
  return [...shelves].map(([category, cards]) => ({ category, products: cards }));
}

export type OilName = { id: string; slug: string; name: string; nameLang?: string };

/** The oils ordered by the sum of bitterness and pungency. Oils without a taste scale are left out. */
export function listMildToStrong(products: readonly Product[], locale: Locale): OilName[] {
  const strength = ({ taste }: Product) => (taste ? taste.bitterness + taste.pungency : 0);
  return products
    .filter((product) => product.category === 'oil' && product.taste)
    .sort((one, other) => strength(one) - strength(other))
    .map((product) => ({ id: product.id, slug: product.slug, ...toProductName(product, locale) }));
}

/** A product as shown on cards, at its cheapest size that can be bought. */
export function toProductCard(
  content: ContentSource,
  product: Product,
  locale: Locale,
): ProductCard {
  const buyable = product.variants.filter((variant) => isForSale(content, variant));
  const sizes = buyable.length > 0 ? buyable : product.variants;
  const cheapest = cheapestOf(sizes);
  return {
    id: product.id,
    slug: product.slug,
    ...toProductName(product, locale),
    subtitle: product.subtitle[locale],
    image: toPicture(content, product.images[0] as ContentImage, locale),
    priceCents: cheapest.priceCents,
    isFrom: sizes.some((size) => size.priceCents > cheapest.priceCents),
    sizeName: cheapest.name[locale],
    ...toUnitPriceField(cheapest),
    ...toPriceNotes(content, cheapest, locale),
    availability: availabilityOf(content, product.variants),
  };
}

/** The name, with its language if that differs from the page's. */
export function toProductName(
  product: Product,
  locale: Locale,
): { name: string; nameLang?: string } {
  const { nameLanguage } = product;
  const isForeign = nameLanguage !== undefined && nameLanguage !== locale;
  return { name: product.name[locale], ...(isForeign && { nameLang: nameLanguage }) };
}

/** The unit price as an optional field. */
export function toUnitPriceField(variant: Variant): { unitPrice?: UnitPrice } {
  const unitPrice = unitPriceCents(variant);
  return unitPrice ? { unitPrice } : {};
}
