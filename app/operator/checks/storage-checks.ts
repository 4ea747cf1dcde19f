import { access, constants, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { describeProblem, inspectDatabase } from '~/platform/database/database-state.server';
import { hasFreeSpace } from '~/platform/database/readiness.server';
import { databasePath } from '~/platform/database/site-database.server';
import { lowDiskShare, readDiskSpace } from '~/platform/probes/disk.server';
import { type CheckResult, fail, ok, warn } from './check-result';

const lockPatienceMs = 3_000;

/** Whether this version can use the database and write to it; changes nothing. */
export async function checkDatabase(dataDir: string): Promise<CheckResult> {
  const path = databasePath(dataDir);
  const state = inspectDatabase(path);
  const problem = describeProblem(path, state);
  if (problem) return fail(problem);
  await access(path, constants.W_OK);
  const db = new SQLite(path, { timeout: lockPatienceMs, fileMustExist: true });
  try {
    db.exec('begin immediate');
    db.exec('rollback');
  } catch (error) {
    const { code } = error as { code?: string };
    return code === 'SQLITE_BUSY'
      ? warn(`another process has been writing for ${lockPatienceMs / 1000} seconds`)
      : fail(`cannot be written to (${code})`);
  } finally {
    db.close();
  }
  return state.kind === 'older'
    ? ok('is of an earlier version; this version brings it up to date when it starts')
    : ok('is in order and can be written to');
}

/** Whether DATA_DIR takes files, and for how long. */
export async function checkDisk(dataDir: string): Promise<CheckResult> {
  const probe = join(dataDir, `.check-${process.pid}`);
  try {
    await writeFile(probe, 'check', { mode: 0o600, flush: true });
  } catch (error) {
    return fail(`DATA_DIR cannot be written to (${(error as NodeJS.ErrnoException).code})`);
  } finally {
    await rm(probe, { force: true });
  }
  const { freeBytes, freeShare } = await readDiskSpace(dataDir);
  const text = `${Math.floor(freeBytes / 1024 ** 2)} MB free in DATA_DIR, ${Math.floor(freeShare * 100)} %`;
  if (!(await hasFreeSpace(dataDir))) return fail(text);
  return freeShare < lowDiskShare ? warn(text) : ok(text);
}
