import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('stock')
    .addColumn('variant_id', 'text', (c) => c.primaryKey())
    .addColumn('pieces', 'integer', (c) => c.notNull().check(sql`pieces >= 0`))
    .addColumn('few_from', 'integer', (c) => c.notNull().check(sql`few_from >= 0`))
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('stock_claims')
    .addColumn('order_id', 'integer', (c) =>
      c.notNull().references('orders.id').onDelete('cascade'),
    )
    .addColumn('variant_id', 'text', (c) => c.notNull())
    .addColumn('pieces', 'integer', (c) => c.notNull())
    .addColumn('returned', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('sold_at', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('stock_claims_once', ['order_id', 'variant_id'])
    .execute();
  await db.schema
    .createIndex('stock_claims_variant')
    .on('stock_claims')
    .column('variant_id')
    .execute();
  await db.schema
    .createTable('stock_movements')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('variant_id', 'text', (c) => c.notNull())
    .addColumn('change', 'integer', (c) => c.notNull())
    .addColumn('reason', 'text', (c) =>
      c.notNull().check(sql`reason in ('order','release','return','correction')`),
    )
    .addColumn('order_id', 'integer', (c) => c.references('orders.id').onDelete('cascade'))
    .addColumn('note', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('stock_movements_variant')
    .on('stock_movements')
    .columns(['variant_id', 'id'])
    .execute();
  await db.schema
    .createIndex('stock_movements_order')
    .on('stock_movements')
    .column('order_id')
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['stock_movements', 'stock_claims', 'stock'])
    await db.schema.dropTable(table).execute();
}
