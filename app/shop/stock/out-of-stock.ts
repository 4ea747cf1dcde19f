/** There is not enough stock for an order. */
export class OutOfStock extends Error {
  override name = 'OutOfStock';
  /** Ids of the variants without enough stock. */
  readonly variantIds: readonly string[];

  constructor(variantIds: readonly string[]) {
    super(`Out of stock: ${variantIds.join(', ')}`);
    this.variantIds = variantIds;
  }
}
