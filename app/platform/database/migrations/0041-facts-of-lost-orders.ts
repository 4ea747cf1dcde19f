import type { Kysely } from 'kysely';

/** When the goods of a lost invoice were sent, and what was refunded of a payment without an order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('lost_invoices').addColumn('sent_at', 'text').execute();
  await db.schema
    .alterTable('unmatched_payments')
    .addColumn('refunded_cents', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('unmatched_payments').dropColumn('refunded_cents').execute();
  await db.schema.alterTable('lost_invoices').dropColumn('sent_at').execute();
}
