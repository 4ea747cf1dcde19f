import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../engine';

/** Earlier refunds are in sentences only: `given back 1200 of 5000: P-…`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('order_events').addColumn('refunded_cents', 'integer').execute();
  const find = sql.raw(isPostgres(db) ? 'strpos' : 'instr');
  await sql`update order_events
    set refunded_cents = cast(substr(reason, 12, ${find}(reason, ' of ') - 12) as integer)
    where reason like 'given back % of %'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('order_events').dropColumn('refunded_cents').execute();
}
