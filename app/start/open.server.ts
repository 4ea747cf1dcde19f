import type { Kysely } from 'kysely';
import type { DatabaseHealth } from '~/platform/database/database-health';
import type { Database } from '~/platform/database/schema';
import { FolderTaken, shareSiteLock, type SiteLock } from '~/platform/database/site-lock.server';
import {
  inspectSiteDatabase,
  openProcessesDatabase,
  openSiteDatabase,
  type DatabaseSettings,
} from '~/platform/database/site-database.server';
import { DatabaseUnavailable } from '~/platform/database/storage-error';
import { unavailableDatabase } from '~/platform/database/unavailable-database.server';
import { type Job, startJob } from '~/platform/jobs/job.server';
import { log } from '~/platform/log/log.server';
import { loadContent, type SiteContent } from '~/content/content.server';
import type { Env } from '~/platform/env/env-schema';
import { exitCodes } from '~/platform/processes/exit-codes.js';
import { describeOpenBusiness } from '~/site/alarms/open-business.server';

/** Without content there is nothing to show: logs one line and exits with the code for an unavailable service. */
export async function startContentOrExit(
  env: Env,
): Promise<{ content: SiteContent; stopContent: () => Promise<void> }> {
  try {
    const content = await loadContent(env);
    return { content, stopContent: await content.start() };
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(exitCodes.unavailable);
  }
}

/**
 * Takes the lock that tells a restore that the site is running. The site does not start while a restore is in
 * progress, but it does start if the folder cannot be locked, for instance because it is read-only.
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
    process.exit(exitCodes.tempFail);
  }
}

type OpenedDatabase = {
  db: Kysely<Database>;
  /** The database for coordination between processes; undefined with a single process. */
  processesDb: Kysely<Database> | undefined;
  isDatabaseUsable: boolean;
};

/** Without a usable database the site runs read-only: it accepts no submissions and leaves the file unchanged. */
export async function openDatabaseOrLog(env: Env, health: DatabaseHealth): Promise<OpenedDatabase> {
  try {
    const db = await openSiteDatabase(env, health);
    return { db, processesDb: openProcessesDatabase(env), isDatabaseUsable: true };
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    log.fatal(`${error.message}. Until then nothing can be ordered or sent; pages can be read`);
    return { db: unavailableDatabase(error), processesDb: undefined, isDatabaseUsable: false };
  }
}

/**
 * A hotel that gives its shop up finishes its business first: without the pages, buyers could not follow their orders nor
 * withdraw, and nothing would charge or refund them. Exits with the code for a wrong configuration.
 */
export async function refuseOpenBusinessOrExit(db: Kysely<Database>): Promise<void> {
  const problem = await describeOpenBusiness(db, new Date());
  if (problem === undefined) return;
  process.stderr.write(`${problem}\n`);
  process.exit(exitCodes.config);
}

const inspectEveryMs = 3_000;

/**
 * Inspects an unusable database on a server again and again: the server may come back, or an update may be reverted.
 * @param onUsable called once, when this version can use the database
 * @returns undefined with SQLite, whose files only an operator repairs
 */
export function watchUnusableDatabase(
  settings: DatabaseSettings,
  onUsable: () => void,
  everyMs = inspectEveryMs,
): Job | undefined {
  if (settings.DATABASE_URL === undefined) return undefined;
  let isUsable = false;
  return startJob({
    name: 'database',
    everyMs,
    firstRun: 'later',
    log,
    async run() {
      if (isUsable) return;
      isUsable = (await inspectSiteDatabase(settings)).problem === undefined;
      if (isUsable) onUsable();
    },
  });
}
