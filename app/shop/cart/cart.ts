/** A cart line as stored in the cookie and the mirror (specification, section 3): no prices, no names. */
export type CartLine = { productId: string; variantId: string; count: number };

export const maxCount = 99;
export const maxLines = 50;

/** The ids of products and variants. */
export const idPattern = /^[A-Za-z0-9][A-Za-z0-9-]{0,63}$/;

/** The name of the field with a line's number on the cart page. */
export const countField = (variantId: string): string => `counts.${variantId}`;

/** What identifies a cart line. */
type CartItem = Pick<CartLine, 'productId' | 'variantId'>;

const isSame = (one: CartItem, other: CartItem) =>
  one.productId === other.productId && one.variantId === other.variantId;

/** Sets a line's count, adding the line if it is missing. A full cart is left unchanged. */
export function setLine(
  lines: readonly CartLine[],
  { productId, variantId, count }: CartLine,
): CartLine[] {
  const line = { productId, variantId, count };
  if (lines.some((other) => isSame(other, line))) {
    return lines.map((other) => (isSame(other, line) ? line : other));
  }
  return lines.length < maxLines ? [...lines, line] : [...lines];
}

/** Sets the counts of lines by the ids of their sizes. Ids of other lines are ignored. */
export function setCounts(
  lines: readonly CartLine[],
  counts: Readonly<Record<string, number>>,
): CartLine[] {
  const byId = new Map(Object.entries(counts));
  return lines.map((line) => ({ ...line, count: byId.get(line.variantId) ?? line.count }));
}

/**
 * Keeps only the first line of each variant. A mirror with duplicate lines would become an order that cannot be stored.
 */
export function uniteLines(lines: readonly CartLine[]): CartLine[] {
  return lines.filter((line, index) => lines.findIndex((other) => isSame(other, line)) === index);
}

/** Increases a line's count by one, up to 99; adds the line if it is missing. */
export function increaseLine(lines: readonly CartLine[], item: CartItem): CartLine[] {
  const found = lines.find((line) => isSame(line, item));
  const count = Math.min((found?.count ?? 0) + 1, maxCount);
  return setLine(lines, { ...item, count });
}

/** Decreases a line's count by one; does nothing at 1 or if the line is missing. */
export function decreaseLine(lines: readonly CartLine[], item: CartItem): CartLine[] {
  return lines.map((line) =>
    isSame(line, item) && line.count > 1 ? { ...line, count: line.count - 1 } : line,
  );
}

export function removeLine(lines: readonly CartLine[], item: CartItem): CartLine[] {
  return lines.filter((line) => !isSame(line, item));
}

/** The number on the badge: total pieces, not lines. */
export function countItems(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => sum + line.count, 0);
}
