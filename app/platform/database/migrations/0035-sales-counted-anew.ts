import { type Kysely, sql } from 'kysely';

/**
 * An earlier version could step over a charge or refund. Those that were counted are recorded by order, so that only
 * what is missing is added.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update sales_cursor set last_event_id = 0`.execute(db);
}
