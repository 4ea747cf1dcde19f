import type { Kysely } from 'kysely';

/** Older lines have none: the site fills it in at its next start, because the rates are content. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('order_lines').addColumn('vat', 'text').execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('order_lines').dropColumn('vat').execute();
}
