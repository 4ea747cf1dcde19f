import { statfs } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import type { DatabaseHealth } from './database-health';
import type { Database } from './schema';

/** Less is as good as none: the database, its log and a picture want to grow. */
const minFreeBytes = 32 * 1024 * 1024;

/** Whether there is room in a folder for what the site stores; also where the system cannot say. */
export async function hasFreeSpace(folder: string, minBytes = minFreeBytes): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize >= minBytes;
  } catch {
    return true;
  }
}

/**
 * Whether something can be stored.
 * @returns what is in the way; undefined when nothing is
 */
export async function findStorageProblem(
  db: Kysely<Database>,
  dataDir: string,
  health: DatabaseHealth,
): Promise<'database' | 'disk' | undefined> {
  try {
    await sql`select 1 from outbox limit 1`.execute(db);
  } catch {
    return 'database';
  }
  if (health.isDamaged) return 'database';
  return (await hasFreeSpace(dataDir)) ? undefined : 'disk';
}
