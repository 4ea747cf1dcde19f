import type { Kysely, Selectable } from 'kysely';
import type { Database } from '~/platform/database/schema';
import type { StaffTable } from '~/platform/database/staff-tables';
import { dayMs, hourMs, minuteMs } from '~/platform/time/durations';
import { createKey, hashKey } from '../desk-keys.server';

export type StaffMember = Selectable<StaffTable>;

/** Someone who has signed in, and the session's row. */
export type StaffSession = { id: number; staff: StaffMember };

/** Half a day: staff who leave at night sign in again in the morning. */
const idleMs = 12 * hourMs;
/** A desk in use day and night would otherwise never sign in again, nor would a thief of its cookie (NIST SP 800-63B, AAL1). */
const longestMs = 30 * dayMs;
/** A session is extended at most this often; requests in between do not write. */
const renewMs = 5 * minuteMs;

/**
 * A session that ends even later than one begun this long from now was begun before the clock was set back, and would last
 * until the clock has caught up.
 */
const maxSetBackMs = dayMs;

const idleEnd = (now: Date) => new Date(now.getTime() + idleMs).toISOString();

/** Begins a session. @returns its key, which only the browser's cookie has */
export async function beginSession(
  db: Kysely<Database>,
  staffId: number,
  now: Date,
): Promise<string> {
  const key = createKey();
  await db
    .insertInto('staff_sessions')
    .values({
      staff_id: staffId,
      hash: hashKey(key),
      created_at: now.toISOString(),
      expires_at: idleEnd(now),
    })
    .execute();
  return key;
}

/** Finds and extends the session of a key; undefined if it has ended or the member of staff was removed. */
export async function findSession(
  db: Kysely<Database>,
  key: string | undefined,
  now: Date,
): Promise<StaffSession | undefined> {
  if (key === undefined) return undefined;
  const row = await db
    .selectFrom('staff_sessions')
    .innerJoin('staff', 'staff.id', 'staff_sessions.staff_id')
    .selectAll('staff')
    .select(['staff_sessions.id as session_id', 'staff_sessions.expires_at'])
    .where('staff_sessions.hash', '=', hashKey(key))
    .where('staff_sessions.expires_at', '>', now.toISOString())
    .where('staff_sessions.expires_at', '<=', idleEnd(new Date(now.getTime() + maxSetBackMs)))
    .where('staff_sessions.created_at', '>', new Date(now.getTime() - longestMs).toISOString())
    .executeTakeFirst();
  if (!row) return undefined;
  const { session_id: id, expires_at, ...staff } = row;
  if (Date.parse(expires_at) - now.getTime() < idleMs - renewMs) {
    await db
      .updateTable('staff_sessions')
      .set({ expires_at: idleEnd(now) })
      .where('id', '=', id)
      .execute();
  }
  return { id, staff };
}

/** Ends a session. */
export async function endSession(db: Kysely<Database>, id: number): Promise<void> {
  await db.deleteFrom('staff_sessions').where('id', '=', id).execute();
}

/** Ends every session of a member of staff, on every device. */
export async function endAllSessions(db: Kysely<Database>, staffId: number): Promise<void> {
  await db.deleteFrom('staff_sessions').where('staff_id', '=', staffId).execute();
}
