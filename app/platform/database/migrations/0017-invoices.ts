import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../engine';

const tables = [
  'fiscal_messages',
  'fiscal_reports',
  'invoices',
  'invoice_counters',
  'invoicing_periods',
] as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('invoicing_periods')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('since', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('invoice_counters')
    .addColumn('year', 'integer', (c) => c.notNull())
    .addColumn('premises', 'text', (c) => c.notNull())
    .addColumn('device', 'text', (c) => c.notNull())
    .addColumn('last_number', 'integer', (c) => c.notNull())
    .addColumn('last_issued_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('invoice_counters_once', ['year', 'premises', 'device'])
    .execute();
  await db.schema
    .createTable('invoices')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('key', 'text', (c) => c.notNull().unique())
    .addColumn('kind', 'text', (c) => c.notNull().check(sql`kind in ('sale','storno')`))
    .addColumn('original_id', 'integer', (c) => c.references('invoices.id'))
    // No foreign key: an invoice is never changed, not even when its order is erased.
    .addColumn('order_id', 'integer', (c) => c.notNull())
    .addColumn('order_number', 'text', (c) => c.notNull())
    .addColumn('year', 'integer', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('premises', 'text', (c) => c.notNull())
    .addColumn('device', 'text', (c) => c.notNull())
    .addColumn('sequence', 'text', (c) => c.notNull().check(sql`sequence in ('N','P')`))
    .addColumn('issued_at', 'text', (c) => c.notNull())
    .addColumn('oib', 'text', (c) => c.notNull())
    .addColumn('operator_oib', 'text', (c) => c.notNull())
    .addColumn('is_in_vat', 'integer', (c) => c.notNull())
    .addColumn('total_cents', 'integer', (c) => c.notNull())
    .addColumn('vat', 'text', (c) => c.notNull())
    .addColumn('zki', 'text', (c) => c.notNull())
    .addColumn('certificate_serial', 'text', (c) => c.notNull())
    .addColumn('locale', 'text', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addUniqueConstraint('invoices_number', ['year', 'premises', 'device', 'number'])
    .execute();
  await db.schema.createIndex('invoices_order').on('invoices').column('order_id').execute();
  await db.schema.createIndex('invoices_issued').on('invoices').column('issued_at').execute();
  await refuseChanges(db);
  await db.schema
    .createTable('fiscal_reports')
    .addColumn('invoice_id', 'integer', (c) =>
      c.primaryKey().references('invoices.id').onDelete('cascade'),
    )
    .addColumn('state', 'text', (c) =>
      c.notNull().check(sql`state in ('waiting','confirmed','stuck')`),
    )
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('next_attempt_at', 'text', (c) => c.notNull())
    .addColumn('leased_until', 'text')
    .addColumn('jir', 'text')
    .addColumn('confirmed_at', 'text')
    .addColumn('last_error', 'text')
    .execute();
  await db.schema
    .createIndex('fiscal_reports_due')
    .on('fiscal_reports')
    .columns(['state', 'next_attempt_at'])
    .execute();
  await db.schema
    .createTable('fiscal_messages')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('invoice_id', 'integer', (c) =>
      c.notNull().references('invoices.id').onDelete('cascade'),
    )
    .addColumn('message_id', 'text', (c) => c.notNull().unique())
    .addColumn('request', 'text', (c) => c.notNull())
    .addColumn('sent_at', 'text', (c) => c.notNull())
    .addColumn('answer', 'text')
    .addColumn('answered_at', 'text')
    .execute();
  await db.schema
    .createIndex('fiscal_messages_invoice')
    .on('fiscal_messages')
    .column('invoice_id')
    .execute();
}

/** Invoices must not be changed by law; a storno corrects them. */
async function refuseChanges(db: Kysely<unknown>): Promise<void> {
  if (!isPostgres(db)) {
    await sql`create trigger invoices_are_final before update on invoices
      begin select raise(abort, 'an issued invoice is never changed'); end`.execute(db);
    return;
  }
  await sql`create function refuse_change_of_invoice() returns trigger language plpgsql as
    $$ begin raise exception 'an issued invoice is never changed'; end $$`.execute(db);
  await sql`create trigger invoices_are_final before update on invoices
    for each row execute function refuse_change_of_invoice()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of tables) await db.schema.dropTable(table).execute();
  if (isPostgres(db)) await sql`drop function refuse_change_of_invoice()`.execute(db);
}
