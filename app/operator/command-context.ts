import { resolve } from 'node:path';
import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import {
  inspectSiteDatabase,
  openInspectedDatabase,
} from '~/platform/database/site-database.server';
import { type Env, parseEnv } from '~/platform/env/env-schema';
import { readSettingsNote } from '~/platform/env/settings-note.server';
import { CommandFailedError } from './errors';
import { writeNotice } from './output';

/** What a command works with. `now` is when the command started. */
export type CommandContext = { env: Env; db: Kysely<Database>; now: Date };

/** The settings in the operator's shell, where those that only the running site needs may be missing. */
export const readShellEnv = (): Env => parseEnv(process.env, { demo: true });

/** For what deals with SQLite's file. @throws CommandFailedError where the database is PostgreSQL */
export function refusePostgres({ DATABASE_URL: url }: Env, advice: string): void {
  if (url !== undefined) throw new CommandFailedError(`the database is PostgreSQL. ${advice}`);
}

/**
 * Opens the site's database, runs a command with it and closes it again.
 * @throws CommandFailedError if there is no database, or it is of another version
 */
export async function withDatabase(run: (context: CommandContext) => Promise<void>): Promise<void> {
  const env = readShellEnv();
  if (!process.env.DATA_DIR && !env.DATABASE_URL)
    writeNotice(`DATA_DIR is not set: this is ${resolve(env.DATA_DIR)}`);
  const db = await openSiteDatabase(env);
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
async function openSiteDatabase(env: Env): Promise<Kysely<Database>> {
  // A file from before may still be there: what is done in it would be lost.
  if (!env.DATABASE_URL && readSettingsNote(env.DATA_DIR)?.handedOn.includes('DATABASE_URL')) {
    throw new CommandFailedError("the site runs with DATABASE_URL; set it to the site's value");
  }
  const { place, state, problem } = await inspectSiteDatabase(env);
  if (state.kind === 'current') return openInspectedDatabase(env);
  if (state.kind === 'missing' && !env.DATABASE_URL) {
    throw new CommandFailedError(
      `there is no database at ${place}; set DATA_DIR to the site's value`,
    );
  }
  throw new CommandFailedError(
    problem ??
      `the database at ${place} is of another version; start the site once with this version`,
  );
}
