import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../engine';

/** Earlier failed refunds are in sentences only: `refund failed 2000: P-…`. What staff typed may begin alike. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('order_events').addColumn('failed_refund_cents', 'integer').execute();
  const cents = isPostgres(db)
    ? sql`cast(substring(reason from '^refund failed ([0-9]{1,9}): ') as integer)`
    : sql`nullif(cast(substr(reason, 15, instr(reason, ':') - 15) as integer), 0)`;
  await sql`update order_events set failed_refund_cents = ${cents}
    where to_state = 'review' and reason like 'refund failed %: %'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('order_events').dropColumn('failed_refund_cents').execute();
}
