import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../engine';

const tables = [
  'enquiry_answers',
  'order_search_terms',
  'staff_actions',
  'staff_links',
  'staff_sessions',
  'staff',
] as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('staff')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('role', 'text', (c) =>
      c.notNull().check(sql`role in ('reception','manager','bookkeeper')`),
    )
    .addColumn('locale', 'text', (c) => c.notNull())
    .addColumn('is_demonstration', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await createKeys(db, 'staff_sessions')
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute();
  await createKeys(db, 'staff_links')
    .addColumn('browser_hash', 'text', (c) => c.notNull())
    .addColumn('next', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addColumn('used_at', 'text')
    .execute();
  for (const table of ['staff_sessions', 'staff_links'] as const) {
    await db.schema.createIndex(`${table}_staff`).on(table).column('staff_id').execute();
  }
  await db.schema
    .createTable('staff_actions')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('submission_id', 'text', (c) => c.notNull().unique())
    .addColumn('staff_email', 'text', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('details', 'text', (c) => c.notNull().defaultTo('{}'))
    .addColumn('screen', 'text', (c) => c.notNull())
    .addColumn('outcome', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('staff_actions_subject')
    .on('staff_actions')
    .column('subject')
    .execute();
  await createSearch(db);
  await createAnswers(db);
}

const createKeys = (db: Kysely<unknown>, table: 'staff_sessions' | 'staff_links') =>
  db.schema
    .createTable(table)
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('staff_id', 'integer', (c) => c.notNull().references('staff.id').onDelete('cascade'))
    .addColumn('hash', 'text', (c) => c.notNull().unique())
    .addColumn('created_at', 'text', (c) => c.notNull());

/** The site fills this table for existing orders, because the way terms are derived may change between versions. */
async function createSearch(db: Kysely<unknown>): Promise<void> {
  const table = db.schema
    .createTable('order_search_terms')
    .addColumn('term', 'text', (c) => c.notNull())
    .addColumn('order_id', 'integer', (c) =>
      c.notNull().references('orders.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('order_search_terms_once', ['term', 'order_id']);
  await (isPostgres(db) ? table : table.modifyEnd(sql`without rowid`)).execute();
  await db.schema
    .createIndex('order_search_terms_order')
    .on('order_search_terms')
    .column('order_id')
    .execute();
  // For pages of orders in one state, newest first.
  await db.schema
    .createIndex('orders_state_newest')
    .on('orders')
    .columns(['state', 'id'])
    .execute();
}

async function createAnswers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('enquiry_answers')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('submission_id', 'text', (c) => c.notNull().unique())
    .addColumn('enquiry_id', 'integer', (c) =>
      c.notNull().references('enquiries.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (c) =>
      c.notNull().check(sql`kind in ('accept','propose','decline','write','elsewhere')`),
    )
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('staff_email', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('enquiry_answers_enquiry')
    .on('enquiry_answers')
    .column('enquiry_id')
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('orders_state_newest').execute();
  for (const table of tables) await db.schema.dropTable(table).execute();
}
