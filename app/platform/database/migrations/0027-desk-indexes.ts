import { type Kysely, sql } from 'kysely';

const indexes = [
  // The history and the payments of one order, on its sheet and in every list that names its task.
  { name: 'order_events_order', table: 'order_events', columns: ['order_id', 'id'] },
  { name: 'payment_operations_order', table: 'payment_operations', columns: ['order_id'] },
  { name: 'payment_operations_attempt', table: 'payment_operations', columns: ['attempt_id'] },
  // Statements that match no order wait among all that have had no effect.
  { name: 'withdrawals_undecided', table: 'withdrawals', columns: ['effect', 'decided_at'] },
] as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const { name, table, columns } of indexes)
    await db.schema
      .createIndex(name)
      .on(table)
      .columns([...columns])
      .execute();
  // Of many orders, few are not shipped.
  await sql`create index orders_unshipped on orders (state) where shipped_at is null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('orders_unshipped').execute();
  for (const { name } of indexes) await db.schema.dropIndex(name).execute();
}
