import { resolve } from 'node:path';
import type { Kysely } from 'kysely';
import { openDatabase } from '~/platform/database/database.server';
import { describeProblem, inspectDatabase } from '~/platform/database/database-state.server';
import type { Database } from '~/platform/database/schema';
import { databasePath } from '~/platform/database/site-database.server';
import { type Env, parseEnv } from '~/platform/env/env-schema';
import { CommandFailedError } from './errors';
import { writeNotice } from './output';

/** What a command works with. `now` is when the command started. */
export type CommandContext = { env: Env; db: Kysely<Database>; now: Date };

/** The settings in the operator's shell, where those that only the running site needs may be missing. */
export const readShellEnv = (): Env => parseEnv(process.env, { demo: true });

/**
 * Opens the site's database, runs a command with it and closes it again.
 * @throws CommandFailedError if there is no database, or it is of another version
 */
export async function withDatabase(run: (context: CommandContext) => Promise<void>): Promise<void> {
  const env = readShellEnv();
  if (!process.env.DATA_DIR) writeNotice(`DATA_DIR is not set: this is ${resolve(env.DATA_DIR)}`);
  const db = await openSiteDatabase(env.DATA_DIR);
  try {
    await run({ env, db, now: new Date() });
  } finally {
    await db.destroy();
  }
}

/**
 * Neither creates nor migrates the database: the running site may be an older version, and an empty new file would only
 * look as if nothing was stored.
 */
async function openSiteDatabase(dataDir: string): Promise<Kysely<Database>> {
  const path = databasePath(dataDir);
  const state = inspectDatabase(path);
  if (state.kind === 'current') return openDatabase(path);
  if (state.kind === 'missing') {
    throw new CommandFailedError(
      `there is no database at ${path}; set DATA_DIR to the site's value`,
    );
  }
  throw new CommandFailedError(
    describeProblem(path, state) ??
      `the database at ${path} is of another version; start the site once with this version`,
  );
}
