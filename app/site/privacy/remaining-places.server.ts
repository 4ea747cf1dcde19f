import { type Kysely, sql } from 'kysely';
import { mentionsAddress } from '~/platform/mail/address-mention';
import { contains } from '~/platform/database/contains';
import type { Database } from '~/platform/database/schema';

/** Where in the database an address still occurs. */
export type RemainingPlace = { table: string; column: string; rows: number };

/** JSON writes the end of a line as two characters; the second is no part of an address. */
const withoutEscapes = (value: string) => value.replace(/\\[nrt]/g, ' ');

/**
 * Looks for an address in every text of every table, whatever the table is for: what `personal-data.server.ts` does not
 * know of is found all the same.
 * @param address in lower case
 */
export async function findRemainingPlaces(
  db: Kysely<Database>,
  address: string,
): Promise<RemainingPlace[]> {
  const places: RemainingPlace[] = [];
  for (const { name: table, columns } of await db.introspection.getTables()) {
    for (const { name: column } of columns.filter(({ dataType }) => /text/i.test(dataType))) {
      const { rows } = await sql<{ value: string }>`
        select ${sql.ref(column)} as value from ${sql.table(table)}
        where ${contains(column, address)}`.execute(db);
      const found = rows.filter(({ value }) => mentionsAddress(withoutEscapes(value), address));
      if (found.length > 0) places.push({ table, column, rows: found.length });
    }
  }
  return places;
}
