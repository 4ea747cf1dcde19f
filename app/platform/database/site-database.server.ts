import { join, resolve } from 'node:path';
import type { Kysely } from 'kysely';
import { id } from '#hotel/hotel.config.js';
import { getEnv } from '~/platform/env/env.server';
import { createDatabase } from './create-database.server';
import { migrate, openDatabase } from './database.server';
import { describeProblem, inspectDatabase } from './database-state.server';
import type { Database } from './schema';
import { DatabaseUnavailable } from './storage-error';

/** Where a site's database is. */
export const databasePath = (dataDir: string) => resolve(join(dataDir, `${id}.sqlite`));

let opened: Promise<Kysely<Database>> | undefined;

/**
 * The process's one connection, opened and migrated at first use.
 * @throws DatabaseUnavailable always when there is no database that this version may use; a new start looks again
 */
export function getDatabase(): Promise<Kysely<Database>> {
  opened ??= openAndMigrate();
  return opened;
}

/** A connection that was opened elsewhere and is as it should be becomes the process's one. */
export function adoptDatabase(db: Kysely<Database>): void {
  opened = Promise.resolve(db);
}

/** Only a demonstration makes a database by itself: in production an empty one in the place of another is a disaster. */
async function openAndMigrate() {
  const { DATA_DIR, strict } = getEnv();
  const path = databasePath(DATA_DIR);
  let state = inspectDatabase(path);
  if (state.kind === 'missing' && !strict) {
    await createDatabase(path);
    state = inspectDatabase(path);
  }
  const problem = describeProblem(path, state);
  if (problem) throw new DatabaseUnavailable(problem);
  const db = openDatabase(path);
  await migrate(db);
  return db;
}

/** Folds the write-ahead log into the file and lets go of it. */
export async function closeDatabase(): Promise<void> {
  const closing = opened;
  opened = undefined;
  // One that could not be opened has nothing to close.
  const db = await closing?.catch(() => undefined);
  await db?.destroy();
}
