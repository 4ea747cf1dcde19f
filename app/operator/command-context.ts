import { resolve } from 'node:path';
import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import {
  inspectSiteDatabase,
  openInspectedDatabase,
} from '~/platform/database/site-database.server';
import {
  FolderTaken,
  shareSiteLock,
  type SiteLock,
  takeSiteLock,
} from '~/platform/database/site-lock.server';
import { type Env, parseEnv } from '~/platform/env/env-schema';
import { findForeignData, readSettingsNote } from '~/platform/env/settings-note.server';
import { CommandFailedError } from './errors';
import { writeNotice } from './output';

/** What every command receives. `now` is the time at which the command started. */
export type CommandContext = { env: Env; db: Kysely<Database>; now: Date };

/** The settings in the operator's shell, which need not include those that only the running site uses. */
export const readShellEnv = (): Env => parseEnv(process.env, { demo: true });

/** Whether the seller is in the VAT system: as the site's settings say, or the shell's before its first start. */
export function isSellerInVat({ DATA_DIR, FISCAL_VAT }: Env): boolean {
  const note = readSettingsNote(DATA_DIR);
  return note ? note.settings.FISCAL_VAT !== '0' : FISCAL_VAT;
}

/**
 * Opens the site's database, runs a command with it and closes it again.
 * @throws CommandFailedError if there is no database, if its schema belongs to another version, or while a backup is restored
 */
export async function withDatabase(run: (context: CommandContext) => Promise<void>): Promise<void> {
  const env = readShellEnv();
  if (!env.DATABASE_URL) noteDefaultFolder(env);
  refuseForeignData(env);
  await refuseUnusable(env);
  const lock = lockAgainstRestore(env);
  try {
    const db = openInspectedDatabase(env);
    try {
      await run({ env, db, now: new Date() });
    } finally {
      await db.destroy();
    }
  } finally {
    lock?.release();
  }
}

/**
 * Locks a folder for a command that moves its database, which nothing else may use meanwhile.
 * @throws CommandFailedError while the site runs on it, or one of its commands
 */
export function lockFolder(dataDir: string): SiteLock {
  const lock = takeSiteLock(dataDir);
  if (lock) return lock;
  throw new CommandFailedError(
    'the site, or one of its commands, is using this folder; stop it first',
  );
}

/**
 * A command that has the file open while a restore moves it aside would write into the old database.
 * @returns undefined with PostgreSQL, where the restore sees connections, and for a folder that cannot be locked
 * @throws CommandFailedError while a restore is in progress
 */
function lockAgainstRestore({ DATABASE_URL: url, DATA_DIR }: Env): SiteLock | undefined {
  if (url !== undefined) return undefined;
  try {
    return shareSiteLock(DATA_DIR);
  } catch (error) {
    if (error instanceof FolderTaken) throw new CommandFailedError(error.message);
    return undefined;
  }
}

/** Names the folder that a command uses when DATA_DIR was forgotten: it need not be the site's. */
export function noteDefaultFolder({ DATA_DIR }: Env): void {
  if (!process.env.DATA_DIR) writeNotice(`DATA_DIR is not set: this is ${resolve(DATA_DIR)}`);
}

/**
 * What a command does with an old SQLite file or in another hotel's folder has no effect on the site.
 * @throws CommandFailedError
 */
export function refuseForeignData(env: Env): void {
  const problem = findForeignData(env);
  if (problem) throw new CommandFailedError(problem);
}

/**
 * Neither creates nor migrates the database: the running site may be an older version, and an empty new file would only
 * look as if nothing was stored.
 */
async function refuseUnusable(env: Env): Promise<void> {
  const { place, state, problem } = await inspectSiteDatabase(env);
  if (state.kind === 'current') return;
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
