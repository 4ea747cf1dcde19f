import { type Kysely, sql } from 'kysely';

const keptColumns = [
  'id',
  'reference',
  'submission_id',
  'token',
  'locale',
  'full_name',
  'order_number',
  'email',
  'items',
  'note',
  'statement',
  'order_id',
  'effect',
  'withheld',
  'created_at',
  'updated_at',
];

const effectsBefore = sql`effect in ('none','void','voided','operator')`;
const effectsNow = sql`effect in ('none','void','voided','operator','unproven','dismissed')`;

/** The same table with a different check on `effect`. SQLite cannot alter a check, so the table is recreated. */
const buildTable = (db: Kysely<unknown>, effects: typeof effectsNow) =>
  db.schema
    .createTable('withdrawals_new')
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
    .addColumn('effect', 'text', (c) => c.notNull().check(effects))
    .addColumn('withheld', 'text', (c) =>
      c.check(sql`withheld in ('trap','early','sender','recipient')`),
    )
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull());

/** Existing rows keep the decision that they have. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await buildTable(db, effectsNow)
    .addColumn('proof', 'text', (c) => c.check(sql`proof in ('order link','mail','operator')`))
    .addColumn('confirmation_key', 'text', (c) => c.unique())
    .addColumn('asked_at', 'text')
    .addColumn('reminded_at', 'text')
    .addColumn('decided_at', 'text')
    .addColumn('dismissal_reason', 'text')
    .execute();
  await replaceTable(db);
  await db.schema.alterTable('withdrawal_drafts').addColumn('proved_order_id', 'integer').execute();
}

/** Rows without proof are assigned to the operator, because nothing else would stop them from taking effect. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('withdrawal_drafts').dropColumn('proved_order_id').execute();
  await sql`update withdrawals set effect = 'none' where effect = 'dismissed'`.execute(db);
  await sql`update withdrawals set effect = 'operator' where effect = 'unproven'`.execute(db);
  await buildTable(db, effectsBefore).execute();
  await replaceTable(db);
}

/** Replaces the old table by the new one, including its rows. */
async function replaceTable(db: Kysely<unknown>): Promise<void> {
  const columns = sql.join(keptColumns.map((name) => sql.ref(name)));
  await sql`insert into withdrawals_new (${columns}) select ${columns} from withdrawals`.execute(
    db,
  );
  await db.schema.dropTable('withdrawals').execute();
  await db.schema.alterTable('withdrawals_new').renameTo('withdrawals').execute();
  for (const column of ['created_at', 'effect', 'order_id'] as const) {
    await db.schema.createIndex(`withdrawals_${column}`).on('withdrawals').column(column).execute();
  }
}
