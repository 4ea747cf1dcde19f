import {
  DummyDriver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  sql,
  SqliteQueryCompiler,
} from 'kysely';
import type { Database } from './schema';
import type { DatabaseUnavailable } from './storage-error';

class UnavailableDriver extends DummyDriver {
  constructor(readonly error: DatabaseUnavailable) {
    super();
  }

  override acquireConnection(): Promise<never> {
    return Promise.reject(this.error);
  }
}

/** Stands in for a database that cannot be used: every query and every transaction fails with the same error. */
export function unavailableDatabase(error: DatabaseUnavailable): Kysely<Database> {
  return new Kysely<Database>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new UnavailableDriver(error),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
}

/**
 * For pages that must not be shown without a database, even if they would not read from it.
 * @throws DatabaseUnavailable
 */
export async function requireDatabase(db: Kysely<Database>): Promise<void> {
  await sql`select 1`.execute(db);
}
