import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('limit_windows')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('uses', 'integer', (c) => c.notNull())
    .addColumn('ends_at', 'integer', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('page_scripts')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('kept_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('page_scripts_age').on('page_scripts').column('kept_at').execute();
  await db.schema
    .createTable('captcha_verdicts')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('result', 'text')
    .addColumn('asked_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('signals')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('sent', 'integer', (c) => c.notNull())
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['signals', 'captcha_verdicts', 'page_scripts', 'limit_windows'])
    await db.schema.dropTable(table).execute();
}
