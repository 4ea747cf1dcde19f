import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import type { StaffAction } from './staff-actions.server';

const pageSize = 50;

export type LogPage = {
  actions: StaffAction[];
  /** Where the next, older page begins. */
  next: number | undefined;
  /** Whether newer ones are left out. */
  isLater: boolean;
};

/** A page of the desk's log, the latest first; what an address asks for wrongly is left out. */
export async function loadLogPage(db: Kysely<Database>, given: string | null): Promise<LogPage> {
  const before = /^\d{1,12}$/.test(given ?? '') ? Number(given) : undefined;
  let query = db
    .selectFrom('staff_actions')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(pageSize + 1);
  if (before !== undefined) query = query.where('id', '<', before);
  const found = await query.execute();
  const actions = found.slice(0, pageSize);
  return {
    actions,
    next: found.length > pageSize ? actions.at(-1)?.id : undefined,
    isLater: before !== undefined,
  };
}
