import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { openDatabase } from '~/server/database/database.server';
import { migrations } from '~/server/database/migrations/migrations';
import type { Database } from '~/server/database/schema';
import { OperatorError } from './command-line';

/**
 * Opens the site's database as it is. It is neither made nor brought up to date: the site that runs on it may be an
 * older one, and a new file would only say that nothing is stored.
 * @throws OperatorError when there is none, or it is of another version
 */
export async function openSiteDatabase(dataDir: string): Promise<Kysely<Database>> {
  const path = resolve(join(dataDir, 'murva.sqlite'));
  if (!existsSync(path)) {
    throw new OperatorError(`There is no database at ${path}: set DATA_DIR as the site has it`);
  }
  const db = openDatabase(path);
  const done = await sql<{ name: string }>`select name from kysely_migration`
    .execute(db)
    .catch(() => ({ rows: [] }));
  const found = done.rows.map(({ name }) => name).sort();
  if (found.join() === Object.keys(migrations).join()) return db;
  await db.destroy();
  throw new OperatorError(
    `The database at ${path} is of another version than this one: start the site once with this version`,
  );
}
