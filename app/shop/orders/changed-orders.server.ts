import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';

/** The ids of the orders whose history has an entry in a period, as a query. @param period.until exclusive */
export function changedIn(
  db: Kysely<Database>,
  { since, until }: { since: Date; until?: Date | undefined },
) {
  const entries = db
    .selectFrom('order_events')
    .select('order_id')
    .where('created_at', '>=', since.toISOString());
  return until ? entries.where('created_at', '<', until.toISOString()) : entries;
}

/** The ids of orders, or a query of them. */
export type OrderIds = readonly number[] | ReturnType<typeof changedIn>;
