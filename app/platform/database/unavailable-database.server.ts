import {
  DummyDriver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
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
