/** The stock of a variant that one shopper can buy, including the claim of their own unpaid order. */
export type StockCount = {
  left: number;
  /** At or below this number the shop shows “few left”. */
  fewFrom: number;
};

/** By variant id. Variants without an entry are unlimited. */
export type StockLeft = ReadonlyMap<string, StockCount>;

/** Treats every variant as unlimited. */
export const unlimitedStock: StockLeft = new Map();

/** Limits a quantity to what the shopper can buy. */
export function limitCount(stock: StockLeft, variantId: string, count: number): number {
  return Math.min(count, stock.get(variantId)?.left ?? count);
}
