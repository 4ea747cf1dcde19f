import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('withdrawals')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('reference', 'text', (c) => c.notNull().unique())
    .addColumn('submission_id', 'text', (c) => c.notNull().unique())
    .addColumn('token', 'text', (c) => c.notNull().unique())
    .addColumn('locale', 'text', (c) => c.notNull().check(sql`locale in ('hr','en','it','de')`))
    .addColumn('full_name', 'text', (c) => c.notNull())
    .addColumn('order_number', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('items', 'text', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('statement', 'text', (c) => c.notNull())
    .addColumn('order_id', 'integer', (c) => c.references('orders.id').onDelete('set null'))
    .addColumn('effect', 'text', (c) =>
      c.notNull().check(sql`effect in ('none','void','voided','operator')`),
    )
    .addColumn('withheld', 'text', (c) =>
      c.check(sql`withheld in ('trap','early','sender','recipient')`),
    )
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute();
  for (const column of ['created_at', 'effect', 'order_id'] as const) {
    await db.schema.createIndex(`withdrawals_${column}`).on('withdrawals').column(column).execute();
  }
  await db.schema
    .createTable('withdrawal_drafts')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('fields', 'text', (c) => c.notNull())
    .addColumn('suspicion', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['withdrawal_drafts', 'withdrawals']) {
    await db.schema.dropTable(table).execute();
  }
}
