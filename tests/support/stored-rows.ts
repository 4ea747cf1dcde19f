import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { openDatabase } from '~/platform/database/database.server';
import { isPostgres } from '~/platform/database/engine';
import { openPostgres } from '~/platform/database/postgres/open-postgres.server';
import type { Database } from '~/platform/database/schema';
import { siteDatabaseUrl } from './site-database';

/** Opens the database that belongs to a data folder: its file, or the one on the run's PostgreSQL server. */
export function openStored(dataDir: string): Kysely<Database> {
  const url = siteDatabaseUrl(dataDir);
  return url === undefined ? openDatabase(join(dataDir, 'murva.sqlite')) : openPostgres(url);
}

/** Works with the database of a site, running or not. */
export async function withSiteDatabase<Result>(
  { dataDir }: { dataDir: string },
  run: (db: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  const db = openStored(dataDir);
  try {
    return await run(db);
  } finally {
    await db.destroy();
  }
}

/** Rows of a site's database, by a statement that SQLite and PostgreSQL both accept. */
export function query<Row = Record<string, unknown>>(
  dataDir: string,
  statement: string,
): Promise<Row[]> {
  return withSiteDatabase({ dataDir }, async (db) => {
    const { rows } = await sql.raw<Row>(statement).execute(db);
    return rows;
  });
}

/** Meanwhile no other process can write to a site's database: its statements wait until their time is up. */
export function withoutWrites<Result>(
  site: { dataDir: string },
  run: () => Promise<Result>,
): Promise<Result> {
  return withSiteDatabase(site, (db) =>
    db.connection().execute(async (connection) => {
      await (isPostgres(db) ? lockTables(connection) : sql`begin immediate`.execute(connection));
      try {
        return await run();
      } finally {
        await sql`rollback`.execute(connection);
      }
    }),
  );
}

async function lockTables(connection: Kysely<Database>): Promise<void> {
  const tables = await connection.introspection.getTables();
  const names = tables.map(({ name }) => sql.table(name));
  await sql`set idle_in_transaction_session_timeout = 0`.execute(connection);
  await sql`begin`.execute(connection);
  await sql`lock table ${sql.join(names)} in exclusive mode`.execute(connection);
}

type OrderRow = {
  id: number;
  number: string;
  state: string;
  locale: string;
  total_cents: number;
  email: string;
};

/** The shop's orders, oldest first. */
export const findOrders = (dataDir: string) =>
  query<OrderRow>(dataDir, 'select * from orders order by id');

/** The states of the shop's orders, oldest first. */
export async function statesOf(dataDir: string): Promise<string[]> {
  return (await findOrders(dataDir)).map(({ state }) => state);
}

/** The references of the shop's payments at their provider, oldest first. */
export async function findReferences(dataDir: string): Promise<string[]> {
  const rows = await query<{ reference: string }>(
    dataDir,
    'select reference from payment_attempts order by id',
  );
  return rows.map(({ reference }) => reference);
}
