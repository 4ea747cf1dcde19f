import { type Kysely, sql, Transaction } from 'kysely';

const tables = ['orders', 'enquiries', 'newsletter_subscriptions', 'withdrawals'] as const;

/**
 * Which languages there are is known to the application, which validates them: a check that lists them would need a
 * migration for every language.
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  atOnce(db, async (connection) => {
    for (const table of tables) {
      // A column added to rows that are there needs a default to be required.
      await connection.schema
        .alterTable(table)
        .addColumn('locale_unchecked', 'text', (c) => c.notNull().defaultTo(''))
        .execute();
      await replaceColumn(connection, table, 'locale_unchecked');
    }
  });

/** @throws Error when a row is in a language that the earlier version does not know; nothing is changed then */
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
 * Puts a new column, with the values, in the old one's place. SQLite cannot change a column's check, but drops it with
 * the column; recreating the tables would mean switching foreign keys off.
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

/** Kysely does not run SQLite's migrations in a transaction by itself. */
function atOnce(
  db: Kysely<unknown>,
  work: (connection: Kysely<unknown>) => Promise<void>,
): Promise<void> {
  const isBegun: boolean = db instanceof Transaction;
  return isBegun ? work(db) : db.transaction().execute(work);
}
