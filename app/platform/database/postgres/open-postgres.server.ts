import {
  HandleEmptyInListsPlugin,
  type Kysely,
  Migrator,
  replaceWithNoncontingentExpression,
  sql,
} from 'kysely';
import pg from 'pg';
import { DatabaseHealth } from '../database-health';
import { migrations } from '../migrations/migrations';
import type { Database } from '../schema';
import { PostgresSiteDialect } from './postgres-dialect.server';
import { PostgresSiteDriver } from './postgres-driver.server';
import { RetryingDatabase } from './retrying-database.server';

/** Of one process. PostgreSQL allows 100 in all unless it is told otherwise. */
const maxConnections = 10;

/** How long a statement waits for a connection, for a server that is away, and for others: an order then gets an answer. */
const patienceMs = 8_000;

/** The server ends a statement itself; where the network swallows its answer, the client stops waiting a little later. */
const timeouts = {
  connectionTimeoutMillis: 5_000,
  lock_timeout: patienceMs,
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 15_000,
  query_timeout: 20_000,
};

/** Counts and sums are numbers, as with SQLite. @throws RangeError where a number cannot hold it exactly */
function parseInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is no safe integer`);
  return value;
}

function createTypes(): pg.CustomTypesConfig {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, parseInteger);
  types.setTypeParser(pg.types.builtins.NUMERIC, parseInteger);
  // A comparison is 1 or 0, as with SQLite.
  types.setTypeParser(pg.types.builtins.BOOL, (text) => (text === 't' ? 1 : 0));
  return types;
}

type OpenOptions = {
  /** How long a statement waits for others and for a server that is away. */
  patienceMs?: number;
  maxConnections?: number;
  /** Records errors. */
  health?: DatabaseHealth;
};

/** Opens a pool of connections to a PostgreSQL database; the first statement connects. */
export function openPostgres(url: string, options: OpenOptions = {}): Kysely<Database> {
  const patience = options.patienceMs ?? patienceMs;
  const pool = new pg.Pool({
    connectionString: url,
    max: options.maxConnections ?? maxConnections,
    keepAlive: true,
    application_name: 'site',
    options: '-c default_transaction_isolation=serializable',
    types: createTypes(),
    ...timeouts,
  });
  // An idle connection that is lost leaves the pool by itself; without a listener it would end the process.
  pool.on('error', () => {});
  const driver = new PostgresSiteDriver(pool, options.health ?? new DatabaseHealth(), patience);
  const dialect = new PostgresSiteDialect(driver);
  // SQLite takes an empty list, in which nothing is; PostgreSQL does not.
  const lists = new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression });
  return new RetryingDatabase<Database>({ dialect, plugins: [lists] }, patience);
}

/** Any number, always the same: who holds it migrates. */
const migrationLock = 0x4d757276;

/** Brings the tables up to date; of several processes that start at once, one does it and the others wait. */
export async function migratePostgres(db: Kysely<Database>): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`set lock_timeout = 0`.execute(connection);
    await sql`select pg_advisory_lock(${migrationLock})`.execute(connection);
    try {
      const migrator = new Migrator({
        db: connection,
        provider: { getMigrations: async () => migrations },
        allowUnorderedMigrations: true,
      });
      const { error } = await migrator.migrateToLatest();
      // oxlint-disable-next-line typescript/only-throw-error -- an error, which Kysely types as unknown
      if (error) throw error;
    } finally {
      await sql`select pg_advisory_unlock(${migrationLock})`.execute(connection);
      await sql`set statement_timeout = ${sql.lit(timeouts.statement_timeout)}`.execute(connection);
      await sql`set lock_timeout = ${sql.lit(timeouts.lock_timeout)}`.execute(connection);
    }
  });
}
