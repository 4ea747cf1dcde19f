import type { Kysely } from 'kysely';
import { openDatabase } from '~/platform/database/database.server';
import { describeProblem, inspectDatabase } from '~/platform/database/database-state.server';
import type { Database } from '~/platform/database/schema';
import { databasePath } from '~/platform/database/site-database.server';
import { OperatorError } from './command-line';

/**
 * Opens the site's database as it is. It is neither made nor brought up to date: the site that runs on it may be an
 * older one, and a new file would only say that nothing is stored.
 * @throws OperatorError when there is none, or it is of another version
 */
export async function openSiteDatabase(dataDir: string): Promise<Kysely<Database>> {
  const path = databasePath(dataDir);
  const state = inspectDatabase(path);
  if (state.kind === 'current') return openDatabase(path);
  if (state.kind === 'missing') {
    throw new OperatorError(`There is no database at ${path}: set DATA_DIR as the site has it`);
  }
  throw new OperatorError(
    describeProblem(path, state) ??
      `The database at ${path} is of another version than this one: start the site once with this version`,
  );
}
