import { type Kysely, sql } from 'kysely';
import { readDiskSpace } from '~/platform/probes/disk.server';
import type { DatabaseHealth } from './database-health';
import type { Database } from './schema';

/** With less, the disk counts as full: the database, its log and pictures need room to grow. */
const minFreeBytes = 32 * 1024 * 1024;

/** Whether a folder's disk has room for what the site stores; true also if the system cannot tell. */
export async function hasFreeSpace(folder: string, minBytes = minFreeBytes): Promise<boolean> {
  try {
    return (await readDiskSpace(folder)).freeBytes >= minBytes;
  } catch {
    return true;
  }
}

/**
 * Checks whether data can be stored, without storing any.
 * @returns the problem; undefined if there is none
 */
export async function findStorageProblem(
  db: Kysely<Database>,
  dataDir: string,
  health: DatabaseHealth,
): Promise<'database' | 'disk' | undefined> {
  try {
    // Changes no row, so it writes nothing, but fails where nothing can be written.
    await sql`update outbox set attempts = attempts where 1 = 0`.execute(db);
  } catch {
    return 'database';
  }
  if (health.isDamaged) return 'database';
  return (await hasFreeSpace(dataDir)) ? undefined : 'disk';
}
