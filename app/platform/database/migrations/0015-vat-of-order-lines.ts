import type { Kysely } from 'kysely';

/** Null in existing lines: the site backfills them at its next start, because VAT rates are content. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('order_lines').addColumn('vat', 'text').execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('order_lines').dropColumn('vat').execute();
}
