import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { SearchedWord } from './search-words';

/** Whether `term` begins with one of these, as spans that the index finds: nothing comes after U+FFFF. */
export function termBeginsWith(word: SearchedWord): RawBuilder<SqlBool> {
  const spans = word.map((start) => sql`(term >= ${start} and term < ${`${start}\uffff`})`);
  return sql<SqlBool>`(${sql.join(spans, sql` or `)})`;
}
