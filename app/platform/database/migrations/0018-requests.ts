import { type Kysely, sql } from 'kysely';

const columns = [
  'state',
  'version',
  'token',
  'reserved_house',
  'reserved_date',
  'reserved_time',
  'reserved_guests',
  'confirmed_at',
  'cancelled_at',
] as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  const add = (column: (typeof columns)[number], type: 'text' | 'integer') =>
    db.schema.alterTable('enquiries').addColumn(column, type);
  // With defaults, because the previous release continues to insert rows while this one starts.
  await db.schema
    .alterTable('enquiries')
    .addColumn('state', 'text', (c) =>
      c
        .notNull()
        .defaultTo('new')
        .check(
          sql`state in ('new','accepted','proposed','declined','written','elsewhere','confirmed','cancelled')`,
        ),
    )
    .execute();
  await db.schema
    .alterTable('enquiries')
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await add('token', 'text').execute();
  await add('reserved_house', 'text').execute();
  await add('reserved_date', 'text').execute();
  await add('reserved_time', 'text').execute();
  await add('reserved_guests', 'integer').execute();
  await add('confirmed_at', 'text').execute();
  await add('cancelled_at', 'text').execute();
  await sql`update enquiries set state = 'elsewhere'
    where id in (select enquiry_id from enquiry_answers)`.execute(db);
  await createIndexes(db);
  await db.schema
    .createTable('enquiry_search_terms')
    .addColumn('term', 'text', (c) => c.notNull())
    .addColumn('enquiry_id', 'integer', (c) =>
      c.notNull().references('enquiries.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('enquiry_search_terms_once', ['term', 'enquiry_id'])
    .execute();
  await db.schema
    .createIndex('enquiry_search_terms_enquiry')
    .on('enquiry_search_terms')
    .column('enquiry_id')
    .execute();
  await db.schema
    .createTable('reply_templates')
    .addColumn('template', 'text', (c) => c.notNull())
    .addColumn('locale', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('staff_email', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('reply_templates_once', ['template', 'locale'])
    .execute();
}

/** For the pages of the inbox by filter, newest first, for the guest's link, and for the requests of a day. */
async function createIndexes(db: Kysely<unknown>): Promise<void> {
  const index = (name: string, on: string[]) =>
    db.schema.createIndex(name).on('enquiries').columns(on).execute();
  await index('enquiries_state_newest', ['state', 'id']);
  await index('enquiries_kind_newest', ['kind', 'id']);
  await index('enquiries_kind_state_newest', ['kind', 'state', 'id']);
  await index('enquiries_reserved', ['reserved_date']);
  await db.schema.createIndex('enquiries_token').unique().on('enquiries').column('token').execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('reply_templates').execute();
  await db.schema.dropTable('enquiry_search_terms').execute();
  for (const name of ['state_newest', 'kind_newest', 'kind_state_newest', 'reserved', 'token']) {
    await db.schema.dropIndex(`enquiries_${name}`).execute();
  }
  for (const column of [...columns].reverse()) {
    await db.schema.alterTable('enquiries').dropColumn(column).execute();
  }
}
