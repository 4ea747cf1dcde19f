import { join, resolve } from 'node:path';
import type { Kysely } from 'kysely';
import { id } from '#hotel/hotel.config.js';
import type { Env } from '~/platform/env/env-schema';
import { createDatabase } from './create-database.server';
import { migrate, openDatabase } from './database.server';
import { describeProblem, inspectDatabase } from './database-state.server';
import type { DatabaseHealth } from './database-health';
import { closeToOthers } from './private-files.server';
import type { Database } from './schema';
import { DatabaseUnavailable } from './storage-error';

/** Where a site's database is. */
export const databasePath = (dataDir: string) => resolve(join(dataDir, `${id}.sqlite`));

/**
 * Opens the site's database and migrates it. Only a demonstration makes one by itself: in production an empty one in the
 * place of another is a disaster.
 * @param health records errors
 * @throws DatabaseUnavailable when there is no database that this version may use
 */
export async function openSiteDatabase(
  { DATA_DIR, strict }: Pick<Env, 'DATA_DIR' | 'strict'>,
  health?: DatabaseHealth,
): Promise<Kysely<Database>> {
  const path = databasePath(DATA_DIR);
  let state = inspectDatabase(path);
  if (state.kind === 'missing' && !strict) {
    await createDatabase(path);
    state = inspectDatabase(path);
  }
  const problem = describeProblem(path, state);
  if (problem) throw new DatabaseUnavailable(problem);
  closeToOthers([path, `${path}-wal`, `${path}-shm`, join(DATA_DIR, 'mail')]);
  const db = openDatabase(path, health && { health });
  await migrate(db);
  return db;
}
