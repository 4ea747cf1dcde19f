import type { Kysely } from 'kysely';

const columns = ['tracking_number', 'shipped_at'] as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of columns) {
    await db.schema.alterTable('orders').addColumn(column, 'text').execute();
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const column of columns) {
    await db.schema.alterTable('orders').dropColumn(column).execute();
  }
}
