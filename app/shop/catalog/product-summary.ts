import type { PriceNotesValue } from '~/components/ui/price-notes';
import type { ContentSource } from '~/content/content';
import { toPriceNotes } from '~/content/price-notes';
import { type UnitPrice, unitPriceCents } from '~/content/unit-price';
import type { Product, Variant } from '~/content/product-schema';
import { isForSale } from '~/content/stock-levels';
import { type Availability, availabilityOf } from './availability';
import { type ProductCategory, productCategories } from '~/content/vocabulary';
import type { ContentImage } from '~/content/value-schema';
import { type Picture, toPicture } from '~/content/picture';
import type { Locale } from '~/i18n/locales';

/** A product on a shelf; the unit price belongs to the size whose price is shown. */
export type ProductCard = {
  id: string;
  slug: string;
  name: string;
  /** The name's language where it is not the page's. */
  nameLang?: string;
  subtitle: string;
  image: Picture;
  priceCents: number;
  /** Several sizes: the price is the cheapest one's. */
  isFrom: boolean;
  sizeName: string;
  unitPrice?: UnitPrice;
  availability: Availability;
} & PriceNotesValue;

export type Shelf = { category: ProductCategory; products: ProductCard[] };

/** Oils first; small groups follow each other so that rows of four fill up. */
const shelfOrder: readonly ProductCategory[] = [
  'oil',
  'vinegar',
  'tea',
  'pantry',
  'care',
  'set',
  'tableware',
];

/** The whole shop by category, in the order of the content; empty categories are left out. */
export function listShelves(content: ContentSource, locale: Locale): Shelf[] {
  const { products } = content.get();
  const order = [...new Set([...shelfOrder, ...productCategories])];
  return order
    .map((category) => ({
      category,
      products: products
        .filter((product) => product.category === category)
        .map((product) => toProductCard(content, product, locale)),
    }))
    .filter((shelf) => shelf.products.length > 0);
}

export type OilName = { id: string; slug: string; name: string; nameLang?: string };

/** The oils by bitterness and pungency together; those without a taste scale are left out. */
export function listMildToStrong(content: ContentSource, locale: Locale): OilName[] {
  const strength = ({ taste }: Product) => (taste ? taste.bitterness + taste.pungency : 0);
  return content
    .get()
    .products.filter((product) => product.category === 'oil' && product.taste)
    .sort((one, other) => strength(one) - strength(other))
    .map((product) => ({ id: product.id, slug: product.slug, ...toProductName(product, locale) }));
}

/** One product as cards show it, at its cheapest size that can be bought. */
export function toProductCard(
  content: ContentSource,
  product: Product,
  locale: Locale,
): ProductCard {
  const buyable = product.variants.filter((variant) => isForSale(content, variant));
  const sizes = buyable.length > 0 ? buyable : product.variants;
  const cheapest = sizes.reduce((best, size) => (size.priceCents < best.priceCents ? size : best));
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

/** The name, with its language where that is not the page's. */
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
