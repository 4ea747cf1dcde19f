/** An order cannot have what it names: somebody else has it. */
export class OutOfStock extends Error {
  override name = 'OutOfStock';
  /** What is missing. */
  readonly variantIds: readonly string[];

  constructor(variantIds: readonly string[]) {
    super(`Out of stock: ${variantIds.join(', ')}`);
    this.variantIds = variantIds;
  }
}
