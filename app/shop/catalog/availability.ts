import type { ContentSource } from '~/content/content';
import type { Variant } from '~/content/product-schema';
import { isForSale, type StockLevel } from '~/content/stock-levels';

/** What pages say of whether something can be bought; `off`: the house does not offer it at present. */
export type Availability = StockLevel | 'off';

export const canBuy = (availability: Availability): boolean =>
  availability === 'plenty' || availability === 'few';

/** What can be said of several sizes together: the best of them. */
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

/** The wanted size, else the half-litre bottle, which most people take; otherwise the first size that can be bought. */
export function chooseVariant(
  content: Pick<ContentSource, 'stockLevel'>,
  variants: readonly Variant[],
  wanted?: string,
): Variant | undefined {
  const buyable = variants.filter((variant) => isForSale(content, variant));
  const asked = buyable.find(({ id }) => id === wanted);
  if (asked) return asked;
  return buyable.find(({ net }) => net.unit === 'ml' && net.amount === 500) ?? buyable[0];
}
