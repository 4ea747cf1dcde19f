import SQLite from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  Migrator,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  sql,
} from 'kysely';
import { applicationId } from './database-state.server';
import { migrations } from './migrations/migrations';
import type { Database } from './schema';

/** How long a statement waits for another process. */
const busyTimeoutMs = 5000;

/** Takes the write lock at BEGIN: a transaction never fails half-way because another process wrote first. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

class ImmediateDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }
  override createDriver() {
    return new ImmediateDriver(this.#config);
  }
}

/**
 * Opens a database file so that what was committed survives a power cut.
 * @throws Error when the file cannot be opened or does not take the durable settings
 */
export function openDatabase(path: string): Kysely<Database> {
  const sqlite = new SQLite(path, { timeout: busyTimeoutMs });
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
  return new Kysely<Database>({ dialect: new ImmediateDialect({ database: sqlite }) });
}

/** Brings the tables up to date and marks the file as ours; safe to run from several processes at once. */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
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
  // One connection for the three: nothing else may run without patience meanwhile.
  return db.connection().execute(async (connection) => {
    await sql`pragma busy_timeout = 0`.execute(connection);
    try {
      const fold = sql<{ busy: number }>`pragma wal_checkpoint(truncate)`;
      const { rows } = await fold.execute(connection);
      return rows[0]?.busy === 0;
    } finally {
      await sql.raw(`pragma busy_timeout = ${busyTimeoutMs}`).execute(connection);
    }
  });
}
