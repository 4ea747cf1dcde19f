import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '~/platform/database/database.server';
import { down, up } from '~/platform/database/migrations/0032-cancelled-by-telephone';
import { migrations } from '~/platform/database/migrations/migrations';

const answer = (db: Kysely<unknown>, kind: string) =>
  sql`insert into enquiry_answers (submission_id, enquiry_id, kind, text, staff_email, created_at)
    values (${kind}, 1, ${kind}, '', 'marta@example.com', '2026-11-21T18:05:00.000Z')`.execute(db);

const kindsOf = async (db: Kysely<unknown>) =>
  (await sql<{ kind: string }>`select kind from enquiry_answers order by id`.execute(db)).rows.map(
    ({ kind }) => kind,
  );

test('answers keep their kind, and a cancellation is one of them until it is reverted', async () => {
  const db = openDatabase(':memory:') as unknown as Kysely<unknown>;
  for (const [name, migration] of Object.entries(migrations)) {
    if (name < '0032') await migration.up(db);
  }
  await sql`insert into enquiries (submission_id, kind, locale, full_name, email, phone, message, created_at)
    values ('a', 'table', 'de', 'Eva', 'eva@example.com', '', '', '2026-11-21T18:05:00.000Z')`.execute(
    db,
  );
  await answer(db, 'accept');
  await up(db);
  await answer(db, 'cancel');
  await expect(answer(db, 'maybe')).rejects.toThrow(/check/i);
  expect(await kindsOf(db)).toEqual(['accept', 'cancel']);
  await down(db);
  expect(await kindsOf(db)).toEqual(['accept', 'elsewhere']);
  await expect(answer(db, 'cancel')).rejects.toThrow(/check/i);
  await db.destroy();
});
