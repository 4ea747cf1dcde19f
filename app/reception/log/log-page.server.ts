import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import { type ListPage, readBefore, toListPage } from '../list-pages';
import type { StaffAction } from './staff-actions.server';

const pageSize = 50;

/** The page of the desk's log that an address names, the newest first. */
export async function loadLogPage(
  db: Kysely<Database>,
  params: URLSearchParams,
): Promise<ListPage<StaffAction>> {
  const before = readBefore(params);
  let query = db
    .selectFrom('staff_actions')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(pageSize + 1);
  if (before !== undefined) query = query.where('id', '<', before);
  return toListPage(await query.execute(), { size: pageSize, before });
}
