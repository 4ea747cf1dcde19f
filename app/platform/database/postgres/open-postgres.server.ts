import {
  HandleEmptyInListsPlugin,
  type Kysely,
  replaceWithNoncontingentExpression,
  sql,
} from 'kysely';
import pg from 'pg';
import { DatabaseHealth } from '../database-health';
import { applyMigrations } from '../migrations/migrations';
import type { Database } from '../schema';
import { Outage } from './outage';
import { PostgresSiteDialect } from './postgres-dialect.server';
import { PostgresSiteDriver } from './postgres-driver.server';
import { RetryingDatabase } from './retrying-database.server';
import { OfferedLocalePlugin } from '../offered-locale';

/** Per process. PostgreSQL allows 100 connections in total by default. */
const maxConnections = 10;

/**
 * How long a statement waits for a connection, an unavailable server or a lock: short enough for an order to get a
 * response.
 */
const maxWaitMs = 8_000;

type SessionLimits = {
  /** How long connecting may take. */
  connectMs: number;
  /** After which the client gives up a statement, because the server or the network hangs. */
  queryTimeoutMs: number | undefined;
  /** Settings of the server for a session. */
  settings: Readonly<Record<string, string | number>>;
};

/** What a connection is used for. */
const sessions = {
  /** The server cancels a statement itself. A second attempt to connect ends with `maxWaitMs`. */
  shop: {
    connectMs: 4_000,
    queryTimeoutMs: 12_000,
    settings: {
      default_transaction_isolation: 'serializable',
      lock_timeout: maxWaitMs,
      statement_timeout: 10_000,
      idle_in_transaction_session_timeout: 15_000,
    },
  },
  /** Coordination between processes must be quick or not at all: later it is of no use. */
  processes: {
    connectMs: 2_000,
    queryTimeoutMs: 3_000,
    settings: {
      default_transaction_isolation: 'read committed',
      synchronous_commit: 'off',
      lock_timeout: 2_000,
      statement_timeout: 2_000,
      idle_in_transaction_session_timeout: 2_000,
    },
  },
  /** A large table may take minutes to change, and other processes wait until it is done. */
  migration: {
    connectMs: 4_000,
    queryTimeoutMs: undefined,
    settings: {
      default_transaction_isolation: 'serializable',
      lock_timeout: 0,
      statement_timeout: 0,
      idle_in_transaction_session_timeout: 0,
    },
  },
} as const satisfies Record<string, SessionLimits>;

/**
 * Sets up a new connection before its first use. As parameters of the start the settings would be refused by PgBouncer, or
 * silently dropped.
 */
async function setUpSession(
  client: pg.ClientBase,
  { settings, connectMs }: SessionLimits,
): Promise<void> {
  const statements = Object.entries(settings).map(
    ([name, value]) => `set ${name} = ${pg.escapeLiteral(String(value))}`,
  );
  const query = { text: statements.join('; '), query_timeout: connectMs };
  await client.query(query);
}

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
   * that many processes change concurrently; the last ones may be lost if the server fails. `migration`: without limits of
   * time.
   */
  use?: keyof typeof sessions;
  /** How long a statement waits for a lock or an unavailable server. */
  maxWaitMs?: number;
  maxConnections?: number;
  /** Records errors. */
  health?: DatabaseHealth;
};

/** Opens a pool of connections to a PostgreSQL database; the first statement connects. */
export function openPostgres(url: string, options: OpenOptions = {}): Kysely<Database> {
  const { use = 'shop', maxWaitMs: waitMs = maxWaitMs } = options;
  const session: SessionLimits = sessions[use];
  const pool = new pg.Pool({
    connectionString: url,
    max: options.maxConnections ?? maxConnections,
    keepAlive: true,
    application_name: 'site',
    types: createTypes(),
    connectionTimeoutMillis: session.connectMs,
    query_timeout: session.queryTimeoutMs,
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it, which its types do not say
    onConnect: (client) => setUpSession(client, session),
  });
  // A lost idle connection is removed from the pool; without a listener its error would crash the process.
  pool.on('error', () => {});
  const outage = new Outage(waitMs);
  const driver = new PostgresSiteDriver(pool, options.health ?? new DatabaseHealth(), outage);
  const dialect = new PostgresSiteDialect(driver);
  // SQLite accepts an empty list in `in ()`; PostgreSQL does not.
  const lists = new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression });
  return new RetryingDatabase<Database>(
    { dialect, plugins: [lists, new OfferedLocalePlugin()] },
    outage,
    url,
  );
}

/** An arbitrary constant: the process that holds this advisory lock migrates. */
const migrationLock = 0x4d757276;

/** Migrates the schema of the database at a URL. If several processes start concurrently, one migrates and the others wait. */
export async function migratePostgres(url: string): Promise<void> {
  const db = openPostgres(url, { use: 'migration', maxConnections: 1 });
  try {
    await db.connection().execute(async (connection) => {
      // The lock ends with the connection.
      await sql`select pg_advisory_lock(${migrationLock})`.execute(connection);
      await applyMigrations(connection);
    });
  } finally {
    await db.destroy();
  }
}
