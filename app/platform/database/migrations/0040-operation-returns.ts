import type { Kysely } from 'kysely';

/** What is for sale again once a charge, release or refund has been made. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('payment_operations').addColumn('returns', 'text').execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('payment_operations').dropColumn('returns').execute();
}
