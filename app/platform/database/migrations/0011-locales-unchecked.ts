import { type Kysely, sql, Transaction } from 'kysely';

const tables = ['orders', 'enquiries', 'newsletter_subscriptions', 'withdrawals'] as const;

/**
 * The application knows the languages and validates them; a check that lists them would need a migration for every
 * new language.
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  atOnce(db, async (connection) => {
    for (const table of tables) {
      // A required column added to existing rows needs a default.
      await connection.schema
        .alterTable(table)
        .addColumn('locale_unchecked', 'text', (c) => c.notNull().defaultTo(''))
        .execute();
      await replaceColumn(connection, table, 'locale_unchecked');
    }
  });

/** @throws Error if a row is in a language that the earlier version does not know; nothing is changed then */
export const down = (db: Kysely<unknown>): Promise<void> =>
  atOnce(db, async (connection) => {
    for (const table of tables) {
      await connection.schema
        .alterTable(table)
        .addColumn('locale_checked', 'text', (c) =>
          c
            .notNull()
            .defaultTo('hr')
            .check(sql`locale_checked in ('hr','en','it','de')`),
        )
        .execute();
      await replaceColumn(connection, table, 'locale_checked');
    }
  });

/**
 * Replaces a column by a new one with the same values. SQLite cannot alter a column's check but drops it with the
 * column; recreating the tables would require switching foreign keys off.
 */
async function replaceColumn(
  db: Kysely<unknown>,
  table: (typeof tables)[number],
  column: string,
): Promise<void> {
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = locale`.execute(db);
  await db.schema.alterTable(table).dropColumn('locale').execute();
  await db.schema.alterTable(table).renameColumn(column, 'locale').execute();
}

/** Kysely does not run SQLite migrations in a transaction. */
function atOnce(
  db: Kysely<unknown>,
  work: (connection: Kysely<unknown>) => Promise<void>,
): Promise<void> {
  const isBegun: boolean = db instanceof Transaction;
  return isBegun ? work(db) : db.transaction().execute(work);
}
