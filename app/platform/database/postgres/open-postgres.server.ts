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
import { Outage } from './outage';
import { PostgresSiteDialect } from './postgres-dialect.server';
import { PostgresSiteDriver } from './postgres-driver.server';
import { RetryingDatabase } from './retrying-database.server';

/** Per process. PostgreSQL allows 100 connections in total by default. */
const maxConnections = 10;

/**
 * How long a statement waits for a connection, an unavailable server or a lock: short enough for an order to get a
 * response.
 */
const maxWaitMs = 8_000;

/**
 * The server cancels a statement itself; if it or the network hangs, the client gives up a little later. A second attempt
 * to connect ends with `maxWaitMs`.
 */
const timeouts = {
  connectionTimeoutMillis: 4_000,
  lock_timeout: maxWaitMs,
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 15_000,
  query_timeout: 12_000,
};

/** Coordination between processes must be quick or not at all: later it is of no use. */
const shortTimeouts = {
  connectionTimeoutMillis: 2_000,
  lock_timeout: 2_000,
  statement_timeout: 2_000,
  idle_in_transaction_session_timeout: 2_000,
  query_timeout: 3_000,
};

/**
 * Counts and sums are numbers, as with SQLite.
 * @throws RangeError outside the safe integer range
 */
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
  /**
   * `shop`, the default: serialisable transactions, durable once committed. `processes`: single statements on counters
   * that many processes change concurrently; the last ones may be lost if the server fails.
   */
  use?: 'shop' | 'processes';
  /** How long a statement waits for a lock or an unavailable server. */
  maxWaitMs?: number;
  maxConnections?: number;
  /** Records errors. */
  health?: DatabaseHealth;
};

const sessions = {
  shop: '-c default_transaction_isolation=serializable',
  processes: '-c default_transaction_isolation=read\\ committed -c synchronous_commit=off',
};

/** Opens a pool of connections to a PostgreSQL database; the first statement connects. */
export function openPostgres(url: string, options: OpenOptions = {}): Kysely<Database> {
  const { use = 'shop', maxWaitMs: waitMs = maxWaitMs } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max: options.maxConnections ?? maxConnections,
    keepAlive: true,
    application_name: 'site',
    options: sessions[use],
    types: createTypes(),
    ...(use === 'processes' ? shortTimeouts : timeouts),
  });
  // A lost idle connection is removed from the pool; without a listener its error would crash the process.
  pool.on('error', () => {});
  // Nor does the pool listen between handing a connection out and its first statement.
  pool.on('connect', (client) => client.on('error', () => {}));
  const outage = new Outage(waitMs);
  const driver = new PostgresSiteDriver(pool, options.health ?? new DatabaseHealth(), outage);
  const dialect = new PostgresSiteDialect(driver);
  // SQLite accepts an empty list in `in ()`; PostgreSQL does not.
  const lists = new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression });
  return new RetryingDatabase<Database>({ dialect, plugins: [lists] }, outage);
}

/** An arbitrary constant: the process that holds this advisory lock migrates. */
const migrationLock = 0x4d757276;

/** Migrates the schema. If several processes start concurrently, one migrates and the others wait. */
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
