import type { ContentSource } from './content';
import type { Variant } from './product-schema';

/** As much as pages say of a stock: the number itself changes with every order. */
export type StockLevel = 'plenty' | 'few' | 'out';

/** By variant; one without an entry has plenty. */
export type StockLevels = ReadonlyMap<string, StockLevel>;

/** What pages say of a number of pieces; few are left from `fewFrom` down. */
export function toStockLevel(pieces: number, fewFrom: number): StockLevel {
  if (pieces <= 0) return 'out';
  return pieces <= fewFrom ? 'few' : 'plenty';
}

/** Whether a variant can be bought: the house offers it, and there is some. */
export function isForSale(
  source: Pick<ContentSource, 'stockLevel'>,
  { id, available }: Pick<Variant, 'id' | 'available'>,
): boolean {
  return available && source.stockLevel(id) !== 'out';
}
