import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('newsletter_issues')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('submission_id', 'text', (c) => c.notNull().unique())
    .addColumn('state', 'text', (c) =>
      c.notNull().check(sql`state in ('draft','sending','stopped','sent')`),
    )
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('staff_email', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('started_at', 'text')
    .addColumn('finished_at', 'text')
    .execute();
  await db.schema
    .createTable('newsletter_issue_texts')
    .addColumn('issue_id', 'integer', (c) =>
      c.notNull().references('newsletter_issues.id').onDelete('cascade'),
    )
    .addColumn('locale', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('newsletter_issue_texts_once', ['issue_id', 'locale'])
    .execute();
  await createDeliveries(db);
}

async function createDeliveries(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('newsletter_deliveries')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('issue_id', 'integer', (c) =>
      c.notNull().references('newsletter_issues.id').onDelete('cascade'),
    )
    .addColumn('subscription_id', 'integer', (c) =>
      c.references('newsletter_subscriptions.id').onDelete('set null'),
    )
    .addColumn('locale', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull().check(sql`state in ('waiting','queued','left')`))
    .addColumn('mail_key', 'text')
    .addColumn('queued_at', 'text')
    .addUniqueConstraint('newsletter_deliveries_once', ['issue_id', 'subscription_id'])
    .execute();
  const index = (name: string, columns: string[]) =>
    db.schema.createIndex(name).on('newsletter_deliveries').columns(columns).execute();
  await index('newsletter_deliveries_next', ['state', 'id']);
  await index('newsletter_deliveries_queued', ['queued_at']);
  await index('newsletter_deliveries_subscription', ['subscription_id']);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['newsletter_deliveries', 'newsletter_issue_texts', 'newsletter_issues']) {
    await db.schema.dropTable(table).execute();
  }
}
