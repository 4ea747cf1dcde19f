import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('unmatched_payments')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('reference', 'text', (c) => c.notNull().unique())
    .addColumn('provider', 'text', (c) => c.notNull().check(sql`provider in ('wspay','stripe')`))
    .addColumn('order_number', 'text')
    .addColumn('amount_cents', 'integer', (c) =>
      c.notNull().check(sql`amount_cents > 0 and amount_cents = cast(amount_cents as integer)`),
    )
    .addColumn('money', 'text', (c) => c.notNull().check(sql`money in ('held','charged')`))
    .addColumn('begun_at', 'text')
    .addColumn('state', 'text', (c) => c.notNull().check(sql`state in ('review','closed')`))
    .addColumn('outcome', 'text', (c) =>
      c.check(sql`outcome in ('released','expired','refunded','handled')`),
    )
    .addColumn('reason', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('closed_at', 'text')
    .addCheckConstraint(
      'unmatched_payments_closed',
      sql`(state = 'closed') = (outcome is not null) and (state = 'closed') = (closed_at is not null)`,
    )
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('unmatched_payments').execute();
}
