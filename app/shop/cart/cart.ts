/** A cart line as cookie and mirror hold it (specification, section 3): no prices, no names. */
export type CartLine = { productId: string; variantId: string; count: number };

export const maxCount = 99;
export const maxLines = 50;

const isSame = (line: CartLine, productId: string, variantId: string) =>
  line.productId === productId && line.variantId === variantId;

/** Sets the line's count, adding the line when it is missing. A full cart stays as it is. */
export function setLine(lines: readonly CartLine[], line: CartLine): CartLine[] {
  const exists = lines.some((other) => isSame(other, line.productId, line.variantId));
  if (exists) {
    return lines.map((other) => (isSame(other, line.productId, line.variantId) ? line : other));
  }
  return lines.length < maxLines ? [...lines, line] : [...lines];
}

/** Each variant once, as its first line has it: a browser's copy that holds one twice would be an order that cannot be stored. */
export function uniteLines(lines: readonly CartLine[]): CartLine[] {
  return lines.filter(
    (line, index) =>
      lines.findIndex((other) => isSame(other, line.productId, line.variantId)) === index,
  );
}

/** One more of a line; creates it with count 1 when missing; stops at 99. */
export function increaseLine(
  lines: readonly CartLine[],
  productId: string,
  variantId: string,
): CartLine[] {
  const found = lines.find((line) => isSame(line, productId, variantId));
  const count = Math.min((found?.count ?? 0) + 1, maxCount);
  return setLine(lines, { productId, variantId, count });
}

/** One less of a line; does nothing at 1 or when the line is missing. */
export function decreaseLine(
  lines: readonly CartLine[],
  productId: string,
  variantId: string,
): CartLine[] {
  return lines.map((line) =>
    isSame(line, productId, variantId) && line.count > 1
      ? { ...line, count: line.count - 1 }
      : line,
  );
}

export function removeLine(
  lines: readonly CartLine[],
  productId: string,
  variantId: string,
): CartLine[] {
  return lines.filter((line) => !isSame(line, productId, variantId));
}

/** The number on the badge: pieces, not lines. */
export function countItems(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => sum + line.count, 0);
}
