import { type RawBuilder, sql } from 'kysely';

/**
 * Whether a column's text contains another, whatever the case of its letters from a to z.
 * @param part in lower case
 */
export function contains(column: string, part: string): RawBuilder<boolean> {
  const pattern = `%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`;
}
