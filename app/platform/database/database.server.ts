import SQLite from 'better-sqlite3';
import { Kysely, Migrator, sql, SqliteAdapter, SqliteDialect } from 'kysely';
import { DatabaseHealth } from './database-health';
import { applicationId } from './database-state.server';
import { isPostgres } from './engine';
import { migrations } from './migrations/migrations';
import { PatientDriver } from './patient-driver.server';
import { migratePostgres } from './postgres/open-postgres.server';
import type { Database } from './schema';

/** How long opening a file waits, once and synchronously: nothing is served yet. */
const openTimeoutMs = 5_000;

/** How long a statement waits for another process that writes: an order then gets an answer, still in its browser's time. */
const patienceMs = 8_000;

type OpenOptions = {
  /** How long a statement waits for another process that writes. */
  patienceMs?: number;
  /** Records errors. */
  health?: DatabaseHealth;
};

class PatientDialect extends SqliteDialect {
  readonly #sqlite: SQLite.Database;
  readonly #options: Required<OpenOptions>;
  constructor(sqlite: SQLite.Database, options: Required<OpenOptions>) {
    super({ database: sqlite });
    this.#sqlite = sqlite;
    this.#options = options;
  }
  override createDriver() {
    const { patienceMs: ms, health } = this.#options;
    return new PatientDriver(this.#sqlite, ms, health);
  }
  override createAdapter() {
    return new TransactionalAdapter();
  }
}

/** SQLite can change tables in a transaction: of two processes that migrate at once, the second finds all done. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

/**
 * Opens a database file so that what was committed survives a power cut.
 * @throws Error when the file cannot be opened or does not take the durable settings
 */
export function openDatabase(path: string, options: OpenOptions = {}): Kysely<Database> {
  const sqlite = new SQLite(path, { timeout: openTimeoutMs });
  sqlite.pragma('journal_mode = WAL');
  // The bundled SQLite is compiled to fall back to NORMAL under WAL, which may lose the last commits on power loss.
  sqlite.pragma('synchronous = FULL');
  sqlite.pragma('foreign_keys = ON');
  sqlite.pragma('secure_delete = ON');
  const synchronous = sqlite.pragma('synchronous', { simple: true });
  const journal = sqlite.pragma('journal_mode', { simple: true });
  if (synchronous !== 2 || (path !== ':memory:' && journal !== 'wal')) {
    sqlite.close();
    throw new Error(
      `The database refuses durable settings (${String(journal)}, synchronous ${String(synchronous)})`,
    );
  }
  // From now on waiting is the driver's, which does not hold up the event loop.
  sqlite.pragma('busy_timeout = 0');
  return new Kysely<Database>({
    dialect: new PatientDialect(sqlite, { patienceMs, health: new DatabaseHealth(), ...options }),
  });
}

/** Brings the tables up to date and marks a file as ours; safe to run from several processes at once. */
export async function migrate(db: Kysely<Database>): Promise<void> {
  if (isPostgres(db)) return migratePostgres(db);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    // Two that were written at the same time may come in either order.
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  // oxlint-disable-next-line typescript/only-throw-error -- an error, which Kysely types as unknown
  if (error) throw error;
  const { rows } = await sql<{ application_id: number }>`pragma application_id`.execute(db);
  if (rows[0]?.application_id === applicationId) return;
  await sql.raw(`pragma application_id = ${applicationId}`).execute(db);
}

/**
 * Folds the write-ahead log into the file and empties it, so that nothing erased is left there. Never waits.
 * @returns false when another process was just reading or writing
 */
export async function checkpointWriteAheadLog(db: Kysely<Database>): Promise<boolean> {
  if (isPostgres(db)) return true;
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
  return rows[0]?.busy === 0;
}
