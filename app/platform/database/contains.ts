import { type RawBuilder, sql } from 'kysely';

/**
 * SQL condition: a column's text contains another one. Only the letters a to z are compared case-insensitively.
 * @param part in lower case
 */
export function contains(column: string, part: string): RawBuilder<boolean> {
  const pattern = `%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`;
}
