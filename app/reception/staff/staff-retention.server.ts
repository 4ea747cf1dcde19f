import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import { dayMs } from '~/platform/time/durations';

/** How long the desk’s log is kept; an order's own history is kept with the order. */
const logKeptMs = 3 * 365 * dayMs;

/** Deletes the desk's log after three years, and links, sessions and challenges that have expired. */
export async function deleteOldStaffRecords(db: Kysely<Database>, now: Date): Promise<void> {
  for (const table of ['staff_links', 'staff_sessions', 'staff_challenges'] as const) {
    await db.deleteFrom(table).where('expires_at', '<', now.toISOString()).execute();
  }
  await db
    .deleteFrom('staff_actions')
    .where('created_at', '<', new Date(now.getTime() - logKeptMs).toISOString())
    .execute();
}
