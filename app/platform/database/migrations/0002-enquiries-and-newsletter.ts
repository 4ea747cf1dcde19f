import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('enquiries')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('submission_id', 'text', (c) => c.notNull().unique())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('locale', 'text', (c) => c.notNull().check(sql`locale in ('hr','en','it','de')`))
    .addColumn('full_name', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('phone', 'text', (c) => c.notNull())
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('enquiries_created').on('enquiries').column('created_at').execute();
  await db.schema
    .createTable('newsletter_subscriptions')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('state', 'text', (c) =>
      c.notNull().check(sql`state in ('pending','confirmed','left')`),
    )
    .addColumn('locale', 'text', (c) => c.notNull().check(sql`locale in ('hr','en','it','de')`))
    .addColumn('requested_at', 'text', (c) => c.notNull())
    .addColumn('confirmed_at', 'text')
    .addColumn('left_at', 'text')
    .execute();
  const belongs = (table: 'newsletter_events' | 'newsletter_tokens') =>
    db.schema
      .createTable(table)
      .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
      .addColumn('subscription_id', 'integer', (c) =>
        c.notNull().references('newsletter_subscriptions.id').onDelete('cascade'),
      );
  await belongs('newsletter_events')
    .addColumn('event', 'text', (c) =>
      c.notNull().check(sql`event in ('requested','confirmed','left')`),
    )
    .addColumn('locale', 'text', (c) => c.notNull())
    .addColumn('text_version', 'text', (c) => c.notNull())
    .addColumn('form_path', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await belongs('newsletter_tokens')
    .addColumn('hash', 'text', (c) => c.notNull().unique())
    .addColumn('purpose', 'text', (c) => c.notNull().check(sql`purpose in ('confirm','leave')`))
    .addColumn('expires_at', 'text')
    .execute();
  for (const table of ['newsletter_events', 'newsletter_tokens'] as const) {
    await db.schema
      .createIndex(`${table}_subscription`)
      .on(table)
      .column('subscription_id')
      .execute();
  }
  await db.schema.alterTable('outbox').addColumn('unsubscribe_url', 'text').execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('outbox').dropColumn('unsubscribe_url').execute();
  for (const table of [
    'newsletter_tokens',
    'newsletter_events',
    'newsletter_subscriptions',
    'enquiries',
  ]) {
    await db.schema.dropTable(table).execute();
  }
}
