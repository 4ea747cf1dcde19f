import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('price_history')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('item', 'text', (c) => c.notNull())
    .addColumn('cents', 'integer', (c) =>
      c.notNull().check(sql`cents > 0 and cents = cast(cents as integer)`),
    )
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('price_history_item')
    .on('price_history')
    .columns(['item', 'id'])
    .execute();
  await db.schema
    .createTable('price_lists')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('kind', 'text', (c) => c.notNull().check(sql`kind in ('goods','services')`))
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull().unique())
    .addColumn('csv', 'text', (c) => c.notNull())
    .addColumn('xml', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('price_lists_number', ['kind', 'number'])
    .execute();
  await db.schema.alterTable('order_lines').addColumn('unit_price_cents', 'integer').execute();
  await db.schema.alterTable('order_lines').addColumn('unit_price_per', 'text').execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('order_lines').dropColumn('unit_price_per').execute();
  await db.schema.alterTable('order_lines').dropColumn('unit_price_cents').execute();
  await db.schema.dropTable('price_lists').execute();
  await db.schema.dropTable('price_history').execute();
}
