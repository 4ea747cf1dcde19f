import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { id } from '#hotel/hotel.config.js';

/** Ends with its process at the latest, however that ends. */
export type SiteLock = { release(): void };

/** Another process has the folder for itself: a restore is under way. */
export class FolderTaken extends Error {
  override name = 'FolderTaken';
}

/**
 * Every site that uses the database in a folder holds it for as long as it runs: a restore then leaves the folder alone.
 * @throws FolderTaken while a restore is under way
 */
export function shareSiteLock(dataDir: string): SiteLock {
  const lock = tryToLock(dataDir, ['begin', 'select count(*) from sqlite_master']);
  if (!lock) throw new FolderTaken(`A restore is under way in ${dataDir}`);
  return lock;
}

/** For a restore. @returns undefined while a site runs on the folder */
export const takeSiteLock = (dataDir: string): SiteLock | undefined =>
  tryToLock(dataDir, ['begin exclusive']);

/** SQLite's own file locks: they work on every system, and the kernel ends those of a killed process. */
function tryToLock(dataDir: string, statements: readonly string[]): SiteLock | undefined {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = new SQLite(join(dataDir, `${id}.lock`), { timeout: 0 });
  try {
    for (const statement of statements) {
      const prepared = file.prepare(statement);
      if (prepared.reader) prepared.get();
      else prepared.run();
    }
  } catch (error) {
    file.close();
    if ((error as { code?: string }).code === 'SQLITE_BUSY') return undefined;
    throw error;
  }
  return { release: () => void file.close() };
}
