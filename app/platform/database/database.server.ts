import SQLite from 'better-sqlite3';
import { Kysely, sql, SqliteAdapter, SqliteDialect } from 'kysely';
import { DatabaseHealth } from './database-health';
import { applicationId } from './database-state.server';
import { isPostgres } from './engine';
import { applyMigrations } from './migrations/migrations';
import { BusyRetryDriver } from './busy-retry-driver.server';
import { migratePostgres } from './postgres/open-postgres.server';
import { RetryingDatabase } from './postgres/retrying-database.server';
import type { Database } from './schema';
import { OfferedLocalePlugin } from './offered-locale';

/** SQLite's own synchronous wait while the file is being opened; no requests are served yet. */
const openTimeoutMs = 5_000;

/**
 * How long a statement waits for a lock held by another process: short enough for an order to be answered before its
 * browser gives up.
 */
const maxWaitMs = 8_000;

type OpenOptions = {
  /** How long a statement waits for a lock held by another process, in milliseconds. */
  maxWaitMs?: number;
  /** Records errors. */
  health?: DatabaseHealth;
};

class BusyRetryDialect extends SqliteDialect {
  readonly #sqlite: SQLite.Database;
  readonly #options: Required<OpenOptions>;
  constructor(sqlite: SQLite.Database, options: Required<OpenOptions>) {
    super({ database: sqlite });
    this.#sqlite = sqlite;
    this.#options = options;
  }
  override createDriver() {
    const { maxWaitMs: ms, health } = this.#options;
    return new BusyRetryDriver(this.#sqlite, ms, health);
  }
  override createAdapter() {
    return new TransactionalAdapter();
  }
}

/**
 * SQLite supports DDL in transactions: if two processes migrate concurrently, the second one finds everything done.
 */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

/**
 * Opens a database file, `:memory:` or the content of a file in memory, with settings under which what a file has committed
 * survives a power failure.
 * @throws Error if the file cannot be opened or does not accept these settings
 */
export function openDatabase(path: string | Buffer, options: OpenOptions = {}): Kysely<Database> {
  const sqlite = new SQLite(path, { timeout: openTimeoutMs });
  sqlite.pragma('journal_mode = WAL');
  // The bundled SQLite is compiled to fall back to NORMAL under WAL, which may lose the last commits on power loss.
  sqlite.pragma('synchronous = FULL');
  sqlite.pragma('foreign_keys = ON');
  sqlite.pragma('secure_delete = ON');
  const synchronous = sqlite.pragma('synchronous', { simple: true });
  const journal = sqlite.pragma('journal_mode', { simple: true });
  if (synchronous !== 2 || (!sqlite.memory && journal !== 'wal')) {
    sqlite.close();
    throw new Error(
      `The database refuses durable settings (${String(journal)}, synchronous ${String(synchronous)})`,
    );
  }
  // From here on the driver does the waiting, without blocking the event loop.
  sqlite.pragma('busy_timeout = 0');
  return new Kysely<Database>({
    dialect: new BusyRetryDialect(sqlite, {
      maxWaitMs,
      health: new DatabaseHealth(),
      ...options,
    }),
    plugins: [new OfferedLocalePlugin()],
  });
}

/** Migrates the schema and sets the application id; safe to run from several processes at once. */
export async function migrate(db: Kysely<Database>): Promise<void> {
  if (db instanceof RetryingDatabase) return migratePostgres(db.url);
  await applyMigrations(db);
  const { rows } = await sql<{ application_id: number }>`pragma application_id`.execute(db);
  if (rows[0]?.application_id === applicationId) return;
  await sql.raw(`pragma application_id = ${applicationId}`).execute(db);
}

/**
 * Merges the write-ahead log into the database file and truncates it, so that no erased data remains in the log.
 * Never waits.
 * @returns false if another process was reading or writing
 */
export async function checkpointWriteAheadLog(db: Kysely<Database>): Promise<boolean> {
  if (isPostgres(db)) return true;
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
  return rows[0]?.busy === 0;
}
