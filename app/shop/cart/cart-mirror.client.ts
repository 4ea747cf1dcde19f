import { type CartLine, maxCount, maxLines } from './cart';

/** The specification's key: the cookie is the truth, this is its copy. */
const key = 'cart';

// No zod here: it would cost thirty kilobytes of script. The server validates again.
const idPattern = /^[A-Za-z0-9][A-Za-z0-9-]{0,63}$/;

function isId(value: unknown): value is string {
  return typeof value === 'string' && idPattern.test(value);
}

function isLine(value: unknown): value is CartLine {
  if (typeof value !== 'object' || value === null) return false;
  const { productId, variantId, count } = value as Record<string, unknown>;
  return (
    isId(productId) &&
    isId(variantId) &&
    Number.isInteger(count) &&
    (count as number) >= 1 &&
    (count as number) <= maxCount
  );
}

/** The lines in a mirror's text, or undefined when it is not one. */
export function parseMirror(text: string): CartLine[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (!Array.isArray(value) || value.length > maxLines || !value.every(isLine)) return undefined;
    return value.map(({ productId, variantId, count }) => ({ productId, variantId, count }));
  } catch {
    return undefined;
  }
}

/** Lines that the mirror holds; an unreadable mirror is removed. Storage may be forbidden: then there is none. */
export function readMirror(): CartLine[] {
  try {
    const text = localStorage.getItem(key);
    if (text === null) return [];
    const lines = parseMirror(text);
    if (!lines) localStorage.removeItem(key);
    return lines ?? [];
  } catch {
    return [];
  }
}

/** Copies the cart; an empty one leaves no trace. */
export function writeMirror(lines: readonly CartLine[]): void {
  try {
    if (lines.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(lines));
  } catch {
    // Forbidden or full: the cookie is the truth, the mirror only a second chance.
  }
}
