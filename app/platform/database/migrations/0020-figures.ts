import type { Kysely } from 'kysely';

const tables = ['sales_counted', 'sales_cursor', 'sales_figures'] as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('fiscal_reports')
    .addColumn('bad_answers', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await createFigures(db);
}

async function createFigures(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sales_figures')
    .addColumn('month', 'text', (c) => c.notNull())
    .addColumn('product_id', 'text', (c) => c.notNull())
    .addColumn('product_name', 'text', (c) => c.notNull())
    .addColumn('country', 'text', (c) => c.notNull())
    .addColumn('rate', 'integer', (c) => c.notNull())
    .addColumn('pieces', 'integer', (c) => c.notNull())
    .addColumn('gross_cents', 'bigint', (c) => c.notNull())
    .addColumn('base_cents', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('sales_figures_once', ['month', 'product_id', 'country', 'rate'])
    .execute();
  await db.schema
    .createTable('sales_counted')
    .addColumn('order_id', 'integer', (c) =>
      c.primaryKey().references('orders.id').onDelete('cascade'),
    )
    .addColumn('movements', 'integer', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('sales_cursor')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('last_event_id', 'integer', (c) => c.notNull())
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of tables) await db.schema.dropTable(table).execute();
  await db.schema.alterTable('fiscal_reports').dropColumn('bad_answers').execute();
}
