import type { Kysely } from 'kysely';

/** The goods that a charge leaves out or that a refund is for (decision 0104), also of invoices that a restore has lost. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('movement_goods')
    .addColumn('order_id', 'integer', (c) =>
      c.notNull().references('orders.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('base_cents', 'integer', (c) => c.notNull())
    .addColumn('amount_cents', 'integer', (c) => c.notNull())
    .addColumn('goods', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('movement_goods_pk', [
      'order_id',
      'kind',
      'base_cents',
      'amount_cents',
    ])
    .execute();
  await db.schema.alterTable('invoices').addColumn('goods', 'text').execute();
  await db.schema.alterTable('lost_invoices').addColumn('goods', 'text').execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('lost_invoices').dropColumn('goods').execute();
  await db.schema.alterTable('invoices').dropColumn('goods').execute();
  await db.schema.dropTable('movement_goods').execute();
}
