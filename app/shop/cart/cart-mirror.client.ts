import { type CartLine, idPattern, maxCount, maxLines } from './cart';

/** Key in localStorage, as specified. The cookie is authoritative; this is a copy. */
const key = 'cart';

// No zod here: it would add 30 kB of script. The server validates the lines again.
const isId = (value: unknown): value is string =>
  typeof value === 'string' && idPattern.test(value);

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

/** Parses the mirror's text. @returns undefined if it is not a valid mirror */
export function parseMirror(text: string): CartLine[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (!Array.isArray(value) || value.length > maxLines || !value.every(isLine)) return undefined;
    return value.map(({ productId, variantId, count }) => ({ productId, variantId, count }));
  } catch {
    return undefined;
  }
}

/** Reads the mirrored lines. An unreadable mirror is removed; if storage is blocked, returns no lines. */
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

/** Copies the cart to localStorage; an empty cart removes the copy. */
export function writeMirror(lines: readonly CartLine[]): void {
  try {
    if (lines.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(lines));
  } catch {
    // Storage is blocked or full. The cookie is authoritative, so a missing copy does no harm.
  }
}
