import { variantSchema } from './product-schema';

/** Maximum number of letters changed, added or left out for two names to count as similar. */
const maxDistance = 2;

/** Levenshtein distance. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (let column = 0; column < other.length; column += 1) {
      const replaced = (row[column] ?? 0) + (letter === other[column] ? 0 : 1);
      next.push(Math.min((next[column] ?? 0) + 1, (row[column + 1] ?? 0) + 1, replaced));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Finds unknown fields of a size whose names are similar to a field that it lacks. */
function findMisspelt(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const given = Object.keys(value);
  const missing = Object.keys(variantSchema.shape).filter((name) => !given.includes(name));
  return given
    .filter((name) => !(name in variantSchema.shape))
    .flatMap((name) => {
      const meant = missing.find((other) => distance(name, other) <= maxDistance);
      return meant ? [`${path}.${name}: is not read; is it ${meant}?`] : [];
    });
}

const listOf = (value: unknown, name: string): unknown[] => {
  const list: unknown = (value as Record<string, unknown> | null | undefined)?.[name];
  return Array.isArray(list) ? list : [];
};

/**
 * Finds typing errors in the field names of sizes, where a price that is silently ignored would cost money. Other
 * unknown fields are allowed, because backends add some of their own.
 */
export function findMisspeltKeys(raw: unknown): string[] {
  return listOf(raw, 'products').flatMap((product, index) =>
    listOf(product, 'variants').flatMap((variant, size) =>
      findMisspelt(variant, `products.${index}.variants.${size}`),
    ),
  );
}
