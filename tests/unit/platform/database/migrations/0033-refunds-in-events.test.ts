import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '~/platform/database/database.server';
import { up } from '~/platform/database/migrations/0033-refunds-in-events';
import { migrations } from '~/platform/database/migrations/migrations';

test('earlier refunds get their amount from the sentence that had it', async () => {
  const db = openDatabase(':memory:') as unknown as Kysely<unknown>;
  for (const [name, migration] of Object.entries(migrations)) {
    if (name < '0033') await migration.up(db);
  }
  // The orders themselves do not matter here.
  await sql`pragma foreign_keys = off`.execute(db);
  const reasons = [
    'charged 5000: P-1',
    'given back 700 of 5000: P-1',
    'given back 123456 of 123456: P-1',
    'note: given back 5 of 10 bottles',
  ];
  for (const reason of reasons)
    await sql`insert into order_events (order_id, from_state, to_state, reason, created_at)
      values (1, 'captured', 'captured', ${reason}, '2026-11-21T18:05:00.000Z')`.execute(db);
  await up(db);
  const { rows } = await sql<{ refunded_cents: number | null }>`
    select refunded_cents from order_events order by id`.execute(db);
  expect(rows.map(({ refunded_cents: cents }) => cents)).toEqual([null, 700, 123_456, null]);
  await db.destroy();
});
