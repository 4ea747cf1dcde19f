import type { Kysely } from 'kysely';
import type { DatabaseHealth } from '~/platform/database/database-health';
import type { Database } from '~/platform/database/schema';
import { FolderTaken, shareSiteLock, type SiteLock } from '~/platform/database/site-lock.server';
import { openSiteDatabase } from '~/platform/database/site-database.server';
import { DatabaseUnavailable } from '~/platform/database/storage-error';
import { unavailableDatabase } from '~/platform/database/unavailable-database.server';
import { log } from '~/platform/log/log.server';
import { createContent, type SiteContent } from '~/content/content.server';
import { EnvError, type Env, parseEnv } from '~/platform/env/env-schema';

/**
 * The checked environment. Wrong settings end the process: one line each, and the exit code for a configuration error (sysexits.h).
 * @param demo whether defaults are filled in for the operator, regardless of NODE_ENV
 */
export function readEnvOrExit(source = process.env, demo = process.argv.includes('--demo')): Env {
  try {
    return parseEnv(source, {
      demo,
      needsProvider: process.argv.includes('--needs-provider'),
    });
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    for (const problem of error.problems) process.stderr.write(`${problem}\n`);
    process.exit(78);
  }
}

/** Without content there is nothing to show: one line, and the exit code for a service that is not there (sysexits.h). */
export async function startContentOrExit(
  env: Env,
): Promise<{ content: SiteContent; stopContent: () => Promise<void> }> {
  try {
    const content = createContent(env);
    return { content, stopContent: await content.start() };
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(69);
  }
}

/** The exit code for what passes by itself (sysexits.h): a supervisor tries again. */
const tryAgainExitCode = 75;

/**
 * Tells a restore that a site runs on the folder. While one is under way there is no start; a folder that takes no lock, such
 * as a read-only one, is no reason to stay closed.
 */
export function lockFolderOrExit({ DATA_DIR }: Env): SiteLock | undefined {
  try {
    return shareSiteLock(DATA_DIR);
  } catch (error) {
    if (!(error instanceof FolderTaken)) {
      log.warn({ err: error }, 'The data folder cannot be locked against a restore');
      return undefined;
    }
    process.stderr.write(`${error.message}\n`);
    process.exit(tryAgainExitCode);
  }
}

/** Without a database that it may use the site is there to be read: it takes nothing in, and leaves the file alone. */
export async function openDatabaseOrLog(
  env: Env,
  health?: DatabaseHealth,
): Promise<{ db: Kysely<Database>; isDatabaseUsable: boolean }> {
  try {
    return { db: await openSiteDatabase(env, health), isDatabaseUsable: true };
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    log.fatal(`${error.message}. Until then nothing can be ordered or sent; pages can be read`);
    return { db: unavailableDatabase(error), isDatabaseUsable: false };
  }
}
