/** What one shopper can have of a variant: what is for sale, and what their own unpaid order holds. */
export type StockCount = {
  left: number;
  /** From this number down, few are left. */
  fewFrom: number;
};

/** By variant; one without an entry is unlimited. */
export type StockLeft = ReadonlyMap<string, StockCount>;

/** Everything unlimited. */
export const noStock: StockLeft = new Map();

/** How many of a wanted number a shopper can have. */
export function limitCount(stock: StockLeft, variantId: string, count: number): number {
  return Math.min(count, stock.get(variantId)?.left ?? count);
}
