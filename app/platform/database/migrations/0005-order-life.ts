import { type Kysely, sql } from 'kysely';

const cents = (column: string, min: number) =>
  sql`${sql.ref(column)} >= ${sql.lit(min)} and ${sql.ref(column)} <= 100000000 and ${sql.ref(column)} = cast(${sql.ref(column)} as integer)`;

const texts = ['authorised_at', 'capture_before', 'warned_at'] as const;
const amounts = ['captured_cents', 'refunded_cents'] as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of texts) {
    await db.schema.alterTable('orders').addColumn(column, 'text').execute();
  }
  for (const column of amounts) {
    await db.schema
      .alterTable('orders')
      .addColumn(column, 'integer', (c) => c.notNull().defaultTo(0).check(cents(column, 0)))
      .execute();
  }
  await db.schema.alterTable('orders').addColumn('replaced_by', 'integer').execute();
  await db.schema.createIndex('orders_replaced').on('orders').column('replaced_by').execute();
  await db.schema
    .alterTable('payment_attempts')
    .addColumn('provider', 'text', (c) => c.notNull().defaultTo('wspay'))
    .execute();
  await db.schema
    .createTable('payment_operations')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('order_id', 'integer', (c) =>
      c.notNull().references('orders.id').onDelete('cascade'),
    )
    .addColumn('attempt_id', 'integer', (c) =>
      c.notNull().references('payment_attempts.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (c) => c.notNull().check(sql`kind in ('capture','void','refund')`))
    .addColumn('key', 'text', (c) => c.notNull().unique())
    .addColumn('amount_cents', 'integer', (c) => c.notNull().check(cents('amount_cents', 1)))
    .addColumn('base_cents', 'integer', (c) => c.notNull().check(cents('base_cents', 0)))
    .addColumn('state', 'text', (c) =>
      c.notNull().check(sql`state in ('planned','sent','done','refused','undecided')`),
    )
    .addColumn('error', 'text')
    .addColumn('leased_until', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('finished_at', 'text')
    .execute();
  // An order has at most one unfinished operation: the index rejects a second one whatever the code does.
  await sql`create unique index payment_operations_unfinished on payment_operations (order_id) where state in ('planned','sent')`.execute(
    db,
  );
  await takeOver(db);
}

/**
 * Sets the capture deadline of orders authorised before this version to seven days after their authorisation, the
 * period for which their provider holds money.
 */
async function takeOver(db: Kysely<unknown>): Promise<void> {
  await sql`update orders set
      authorised_at = (select min(created_at) from order_events where order_id = orders.id and to_state = 'authorised')
    where exists (select 1 from order_events where order_id = orders.id and to_state = 'authorised')`.execute(
    db,
  );
  const held = await sql<{ id: number; authorised_at: string }>`select id, authorised_at from orders
    where authorised_at is not null and state = 'authorised'`.execute(db);
  for (const { id, authorised_at } of held.rows) {
    const until = new Date(Date.parse(authorised_at) + 7 * 24 * 60 * 60_000).toISOString();
    await sql`update orders set capture_before = ${until} where id = ${id}`.execute(db);
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('payment_operations').execute();
  await db.schema.alterTable('payment_attempts').dropColumn('provider').execute();
  await db.schema.dropIndex('orders_replaced').execute();
  for (const column of ['replaced_by', ...amounts, ...texts]) {
    await db.schema.alterTable('orders').dropColumn(column).execute();
  }
}
