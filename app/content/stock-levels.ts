import type { ContentSource } from './content';
import type { Variant } from './product-schema';

/** Stock in the steps that pages show: the exact number changes with every order. */
export type StockLevel = 'plenty' | 'few' | 'out';

/** By variant; one without an entry has plenty. */
export type StockLevels = ReadonlyMap<string, StockLevel>;

/** Converts a number of pieces to a level; `few` at or below `fewFrom`. */
export function toStockLevel(pieces: number, fewFrom: number): StockLevel {
  if (pieces <= 0) return 'out';
  return pieces <= fewFrom ? 'few' : 'plenty';
}

/** Whether a variant can be bought: it is offered, and in stock. */
export function isForSale(
  source: Pick<ContentSource, 'stockLevel'>,
  { id, available }: Pick<Variant, 'id' | 'available'>,
): boolean {
  return available && source.stockLevel(id) !== 'out';
}
