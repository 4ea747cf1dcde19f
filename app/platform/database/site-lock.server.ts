import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { id } from '#hotel/hotel.config.js';

/** Released when the process ends at the latest, even if it crashes. */
export type SiteLock = { release(): void };

/** Another process holds the folder exclusively: a restore is in progress. */
export class FolderTaken extends Error {
  override name = 'FolderTaken';
}

/**
 * Takes a shared lock on a data folder, held for as long as the site runs, which keeps a restore from touching it.
 * @throws FolderTaken while a restore is in progress
 */
export function shareSiteLock(dataDir: string): SiteLock {
  const lock = tryToLock(dataDir, ['begin', 'select count(*) from sqlite_master']);
  if (!lock) throw new FolderTaken(`A restore is under way in ${dataDir}`);
  return lock;
}

/** Takes the exclusive lock for a restore. @returns undefined while a site is using the folder */
export const takeSiteLock = (dataDir: string): SiteLock | undefined =>
  tryToLock(dataDir, ['begin exclusive']);

/** Uses SQLite's file locks: they work on every system, and the kernel releases those of a killed process. */
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
