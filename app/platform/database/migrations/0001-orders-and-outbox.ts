import { type Kysely, sql } from 'kysely';

/** Money must be whole cents: the table itself rejects a float produced by a bug. */
const cents = (column: string, min = 0) =>
  sql`${sql.ref(column)} >= ${sql.lit(min)} and ${sql.ref(column)} <= 100000000 and ${sql.ref(column)} = cast(${sql.ref(column)} as integer)`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('orders')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('number', 'text', (c) => c.notNull().unique())
    .addColumn('submission_id', 'text', (c) => c.notNull().unique())
    .addColumn('token', 'text', (c) => c.notNull().unique())
    .addColumn('state', 'text', (c) =>
      c
        .notNull()
        .check(
          sql`state in ('pending','authorised','captured','voided','expired','refunded','failed','abandoned','review')`,
        ),
    )
    .addColumn('locale', 'text', (c) => c.notNull().check(sql`locale in ('hr','en','it','de')`))
    .addColumn('full_name', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('city', 'text', (c) => c.notNull())
    .addColumn('postal_code', 'text', (c) => c.notNull())
    .addColumn('country', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('phone', 'text', (c) => c.notNull())
    .addColumn('comment', 'text', (c) => c.notNull())
    .addColumn('recipient_name', 'text')
    .addColumn('recipient_phone', 'text')
    .addColumn('delivery_address', 'text')
    .addColumn('delivery_city', 'text')
    .addColumn('delivery_postal_code', 'text')
    .addColumn('delivery_country', 'text', (c) => c.notNull())
    .addColumn('delivery_method', 'text', (c) => c.notNull())
    .addColumn('payment_method', 'text', (c) => c.notNull())
    .addColumn('subtotal_cents', 'integer', (c) => c.notNull().check(cents('subtotal_cents')))
    .addColumn('delivery_cents', 'integer', (c) => c.notNull().check(cents('delivery_cents')))
    .addColumn('total_cents', 'integer', (c) => c.notNull().check(cents('total_cents', 1)))
    .addColumn('weight_grams', 'integer', (c) => c.notNull().check(sql`weight_grams > 0`))
    .addColumn('content_revision', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addCheckConstraint('orders_total', sql`total_cents = subtotal_cents + delivery_cents`)
    .execute();
  await db.schema
    .createTable('order_lines')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('order_id', 'integer', (c) =>
      c.notNull().references('orders.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('product_id', 'text', (c) => c.notNull())
    .addColumn('variant_id', 'text', (c) => c.notNull())
    .addColumn('product_name', 'text', (c) => c.notNull())
    .addColumn('variant_name', 'text', (c) => c.notNull())
    .addColumn('product_name_hr', 'text', (c) => c.notNull())
    .addColumn('variant_name_hr', 'text', (c) => c.notNull())
    .addColumn('unit_cents', 'integer', (c) => c.notNull().check(cents('unit_cents', 1)))
    .addColumn('count', 'integer', (c) =>
      c.notNull().check(sql`count between 1 and 99 and count = cast(count as integer)`),
    )
    .addColumn('total_cents', 'integer', (c) => c.notNull().check(cents('total_cents', 1)))
    .addUniqueConstraint('order_lines_once', ['order_id', 'product_id', 'variant_id'])
    .addCheckConstraint('order_lines_total', sql`total_cents = unit_cents * count`)
    .execute();
  await db.schema
    .createTable('order_events')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('order_id', 'integer', (c) =>
      c.notNull().references('orders.id').onDelete('cascade'),
    )
    .addColumn('from_state', 'text')
    .addColumn('to_state', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('payment_attempts')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('order_id', 'integer', (c) =>
      c.notNull().references('orders.id').onDelete('cascade'),
    )
    .addColumn('reference', 'text', (c) => c.notNull().unique())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('state', 'text', (c) =>
      c.notNull().check(sql`state in ('creating','open','failed','authorised')`),
    )
    .addColumn('url', 'text')
    .addColumn('amount_cents', 'integer', (c) => c.notNull().check(cents('amount_cents', 1)))
    .addColumn('provider_order_id', 'text')
    .addColumn('provider_stan', 'text')
    .addColumn('provider_approval_code', 'text')
    .addColumn('leased_until', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('payment_attempts_number', ['order_id', 'number'])
    .execute();
  // An order has at most one active attempt: the index rejects a second one whatever the code does.
  await sql`create unique index payment_attempts_alive on payment_attempts (order_id) where state in ('creating','open','authorised')`.execute(
    db,
  );
  await db.schema
    .createTable('checkout_drafts')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('fields', 'text', (c) => c.notNull())
    .addColumn('seen', 'text')
    .addColumn('submission_id', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('dedupe_key', 'text', (c) => c.notNull().unique())
    .addColumn('message_id', 'text', (c) => c.notNull().unique())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('to_address', 'text', (c) => c.notNull())
    .addColumn('to_name', 'text', (c) => c.notNull())
    .addColumn('reply_to', 'text')
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('html', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull().check(sql`state in ('queued','sent','dead')`))
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('next_attempt_at', 'text', (c) => c.notNull())
    .addColumn('leased_until', 'text')
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('sent_at', 'text')
    .execute();
  await db.schema
    .createIndex('outbox_due')
    .on('outbox')
    .columns(['state', 'next_attempt_at'])
    .execute();
  await db.schema
    .createIndex('orders_state')
    .on('orders')
    .columns(['state', 'updated_at'])
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of [
    'outbox',
    'checkout_drafts',
    'payment_attempts',
    'order_events',
    'order_lines',
    'orders',
  ]) {
    await db.schema.dropTable(table).execute();
  }
}
