import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../engine';

/** Earlier failed refunds are in sentences only: `refund failed 2000: P-…`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('order_events').addColumn('failed_refund_cents', 'integer').execute();
  const find = sql.raw(isPostgres(db) ? 'strpos' : 'instr');
  await sql`update order_events
    set failed_refund_cents = cast(substr(reason, 15, ${find}(reason, ':') - 15) as integer)
    where reason like 'refund failed %: %'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('order_events').dropColumn('failed_refund_cents').execute();
}
