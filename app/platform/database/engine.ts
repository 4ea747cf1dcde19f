import { type Kysely, PostgresAdapter } from 'kysely';

/**
 * Whether a database is PostgreSQL; it is SQLite otherwise. Only for what cannot be said in a way that both understand.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- of whichever tables
export const isPostgres = (db: Kysely<any>): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter;
