import { access, constants, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { sql } from 'kysely';
import { hasFreeSpace } from '~/platform/database/readiness.server';
import {
  type DatabaseSettings,
  inspectSiteDatabase,
  openInspectedDatabase,
} from '~/platform/database/site-database.server';
import { describeWriteProblem } from '~/platform/files/write-problem';
import { lowDiskShare, readDiskSpace } from '~/platform/probes/disk.server';
import { type CheckResult, fail, ok, warn } from './check-result';

const lockTimeoutMs = 3_000;

/** Checks that this version can use the database and write to it; changes nothing. */
export async function checkDatabase(settings: DatabaseSettings): Promise<CheckResult> {
  const { place, state, problem } = await inspectSiteDatabase(settings);
  if (problem) return fail(problem);
  const obstacle =
    settings.DATABASE_URL === undefined
      ? await findFileObstacle(place)
      : await findServerObstacle(settings);
  if (obstacle) return obstacle;
  return state.kind === 'older'
    ? ok('is of an earlier version; this version brings it up to date when it starts')
    : ok('is in order and can be written to');
}

/** Finds out why SQLite's file cannot be written to. */
async function findFileObstacle(path: string): Promise<CheckResult | undefined> {
  await access(path, constants.W_OK);
  const db = new SQLite(path, { timeout: lockTimeoutMs, fileMustExist: true });
  try {
    db.exec('begin immediate');
    db.exec('rollback');
    return undefined;
  } catch (error) {
    const { code } = error as { code?: string };
    return code === 'SQLITE_BUSY'
      ? warn(`another process has been writing for ${lockTimeoutMs / 1000} seconds`)
      : fail(`cannot be written to (${code})`);
  } finally {
    db.close();
  }
}

/** Finds out why PostgreSQL cannot be written to: a standby is read-only, and the user may lack privileges. */
async function findServerObstacle(settings: DatabaseSettings): Promise<CheckResult | undefined> {
  const db = openInspectedDatabase(settings);
  try {
    await db.transaction().execute(async (trx) => {
      await sql`lock table outbox in row exclusive mode`.execute(trx);
    });
    return undefined;
  } catch (error) {
    return fail(`cannot be written to (${(error as { code?: string }).code})`);
  } finally {
    await db.destroy();
  }
}

/** Checks that DATA_DIR is writable and has enough free space. */
export async function checkDisk(dataDir: string): Promise<CheckResult> {
  const probe = join(dataDir, `.check-${process.pid}`);
  try {
    await writeFile(probe, 'check', { mode: 0o600, flush: true });
  } catch (error) {
    return fail(describeWriteProblem('DATA_DIR', (error as NodeJS.ErrnoException).code));
  } finally {
    // Where it could not be written, there may be nothing that this user may look at.
    await rm(probe, { force: true }).catch(() => undefined);
  }
  const { freeBytes, freeShare } = await readDiskSpace(dataDir);
  const text = `${Math.floor(freeBytes / 1024 ** 2)} MB free in DATA_DIR, ${Math.floor(freeShare * 100)} %`;
  if (!(await hasFreeSpace(dataDir))) return fail(text);
  return freeShare < lowDiskShare ? warn(text) : ok(text);
}
