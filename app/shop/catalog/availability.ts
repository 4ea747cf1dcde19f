import type { ContentSource } from '~/content/content';
import type { Variant } from '~/content/product-schema';
import { isForSale, type StockLevel } from '~/content/stock-levels';

/** Availability as shown on pages. `off`: not offered at present. */
export type Availability = StockLevel | 'off';

export const canBuy = (availability: Availability): boolean =>
  availability === 'plenty' || availability === 'few';

/** The availability of several sizes together: that of the best one. */
export function availabilityOf(
  content: Pick<ContentSource, 'stockLevel'>,
  variants: readonly Pick<Variant, 'id' | 'available'>[],
): Availability {
  const offered = variants.filter(({ available }) => available);
  if (offered.length === 0) return 'off';
  const left = offered.filter((variant) => isForSale(content, variant));
  if (left.length === 0) return 'out';
  return left.every(({ id }) => content.stockLevel(id) === 'few') ? 'few' : 'plenty';
}

/** The cheapest of at least one size; of several at the same price the first. */
export const cheapestOf = (sizes: readonly Variant[]): Variant =>
  sizes.reduce((best, size) => (size.priceCents < best.priceCents ? size : best));

/** The requested size if it can be bought, or else the cheapest that can, whose price the product's card shows. */
export function chooseVariant(
  content: Pick<ContentSource, 'stockLevel'>,
  variants: readonly Variant[],
  wanted?: string,
): Variant | undefined {
  const buyable = variants.filter((variant) => isForSale(content, variant));
  const requested = buyable.find(({ id }) => id === wanted);
  return requested ?? (buyable.length > 0 ? cheapestOf(buyable) : undefined);
}
