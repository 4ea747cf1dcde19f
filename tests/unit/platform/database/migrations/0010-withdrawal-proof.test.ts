import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '~/platform/database/database.server';
import { down, up } from '~/platform/database/migrations/0010-withdrawal-proof';
import { migrations } from '~/platform/database/migrations/migrations';

async function openBefore() {
  const db = openDatabase(':memory:') as unknown as Kysely<unknown>;
  for (const [name, migration] of Object.entries(migrations)) {
    if (name < '0010') await migration.up(db);
  }
  return db;
}

const insert = (db: Kysely<unknown>, reference: string, effect: string) =>
  sql`insert into withdrawals (reference, submission_id, token, locale, full_name, order_number, email, items, note, statement, order_id, effect, withheld, created_at, updated_at)
    values (${reference}, ${reference}, ${reference}, 'de', 'Ana', 'M-1', 'ana@example.com', '', '', 'S', null, ${effect}, null, '2026-11-21T18:05:00.000Z', '2026-11-21T18:05:00.000Z')`.execute(
    db,
  );

type Row = { id: number; reference: string; effect: string; proof?: string | null };
const rows = async (db: Kysely<unknown>) =>
  (await sql<Row>`select * from withdrawals order by id`.execute(db)).rows;

test('existing withdrawals stay decided, and ids continue', async () => {
  const db = await openBefore();
  for (const effect of ['none', 'void', 'voided', 'operator']) await insert(db, effect, effect);
  await sql`delete from withdrawals where effect = 'none'`.execute(db);
  await up(db);
  expect(await rows(db)).toMatchObject([
    { id: 2, effect: 'void', proof: null, confirmation_key: null, decided_at: null },
    { id: 3, effect: 'voided', proof: null },
    { id: 4, effect: 'operator', proof: null },
  ]);
  await insert(db, 'new', 'unproven');
  expect((await rows(db)).at(-1)).toMatchObject({ id: 5, effect: 'unproven' });
  await expect(insert(db, 'bad', 'maybe')).rejects.toThrow(/check/i);
  await expect(insert(db, 'new', 'none')).rejects.toThrow(/unique/i);
  await db.destroy();
});

test('when reverted, unproven withdrawals are left to staff, never released automatically', async () => {
  const db = await openBefore();
  await up(db);
  for (const effect of ['unproven', 'dismissed', 'void']) await insert(db, effect, effect);
  await down(db);
  expect((await rows(db)).map(({ effect }) => effect)).toEqual(['operator', 'none', 'void']);
  await up(db);
  await db.destroy();
});
