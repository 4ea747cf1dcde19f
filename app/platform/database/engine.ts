import { type Kysely, PostgresAdapter } from 'kysely';

/**
 * Whether the database is PostgreSQL rather than SQLite. Only for statements that cannot be written in a way that
 * both accept.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- of whichever tables
export const isPostgres = (db: Kysely<any>): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter;
