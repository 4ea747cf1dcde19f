import { type Kysely, sql, Transaction } from 'kysely';

const kindsBefore = sql`answer_kind in ('accept','propose','decline','write','elsewhere')`;
const kindsNow = sql`answer_kind in ('accept','propose','decline','write','elsewhere','cancel')`;

/** Staff may also cancel a reservation that the guest has cancelled by telephone. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  atOnce(db, (connection) => replaceKind(connection, kindsNow));

/** A cancellation becomes an answer given elsewhere, as it would have been before. */
export const down = (db: Kysely<unknown>): Promise<void> =>
  atOnce(db, async (connection) => {
    await sql`update enquiry_answers set kind = 'elsewhere' where kind = 'cancel'`.execute(
      connection,
    );
    await replaceKind(connection, kindsBefore);
  });

/** SQLite cannot alter a column's check but drops it with the column. */
async function replaceKind(db: Kysely<unknown>, kinds: typeof kindsNow): Promise<void> {
  await db.schema
    .alterTable('enquiry_answers')
    // A required column added to existing rows needs a default.
    .addColumn('answer_kind', 'text', (c) => c.notNull().defaultTo('elsewhere').check(kinds))
    .execute();
  await sql`update enquiry_answers set answer_kind = kind`.execute(db);
  await db.schema.alterTable('enquiry_answers').dropColumn('kind').execute();
  await db.schema.alterTable('enquiry_answers').renameColumn('answer_kind', 'kind').execute();
}

/** Kysely does not run SQLite migrations in a transaction. */
function atOnce(
  db: Kysely<unknown>,
  work: (connection: Kysely<unknown>) => Promise<void>,
): Promise<void> {
  const isBegun: boolean = db instanceof Transaction;
  return isBegun ? work(db) : db.transaction().execute(work);
}
