import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { SearchedWord } from './search-words';

/**
 * SQL condition: `term` begins with one of the prefixes. Written as ranges so that the index is used; U+FFFF sorts
 * last.
 */
export function hasTermPrefix(word: SearchedWord): RawBuilder<SqlBool> {
  const spans = word.map((start) => sql`(term >= ${start} and term < ${`${start}\uffff`})`);
  return sql<SqlBool>`(${sql.join(spans, sql` or `)})`;
}
