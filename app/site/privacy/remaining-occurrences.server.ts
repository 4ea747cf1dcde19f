import { type Kysely, sql } from 'kysely';
import { mentionsAddress } from '~/platform/mail/address-mention';
import { mayMention } from '~/platform/mail/may-mention';
import type { Database } from '~/platform/database/schema';

/** A place in the database where an address still occurs. */
export type RemainingOccurrence = { table: string; column: string; rows: number };

/** JSON escapes a line break as two characters, the second of which would look like a part of the address. */
const withoutEscapes = (value: string) => value.replace(/\\[nrt]/g, ' ');

/**
 * Searches every text column of every table for an address, so that data which `personal-data.server.ts` does not cover
 * is found too.
 * @param address in lower case
 */
export async function findRemainingOccurrences(
  db: Kysely<Database>,
  address: string,
): Promise<RemainingOccurrence[]> {
  const places: RemainingOccurrence[] = [];
  for (const { name: table, columns } of await db.introspection.getTables()) {
    for (const { name: column } of columns.filter(({ dataType }) => /text/i.test(dataType))) {
      const { rows } = await sql<{ value: string }>`
        select ${sql.ref(column)} as value from ${sql.table(table)}
        where ${mayMention(column, address)}`.execute(db);
      const found = rows.filter(({ value }) => mentionsAddress(withoutEscapes(value), address));
      if (found.length > 0) places.push({ table, column, rows: found.length });
    }
  }
  return places;
}
