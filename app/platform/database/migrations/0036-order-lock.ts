import type { Kysely } from 'kysely';

/** A table without rows: what stores an order locks it on PostgreSQL (`lockNewOrders`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('order_lock')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('order_lock').execute();
}
