import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '~/platform/database/database.server';
import { down, up } from '~/platform/database/migrations/0011-locales-unchecked';
import { makeTempDir } from '../../../../support/memory-database';

const folder = 'tests/fixtures/data-2026-11';
const stored = join(folder, readdirSync(folder).find((name) => name.endsWith('.sqlite')) ?? '');

/** The database of an installation of November 2026, which has migrations up to 0010. */
function openStored() {
  const path = join(makeTempDir(), 'stored.sqlite');
  cpSync(stored, path);
  return openDatabase(path) as unknown as Kysely<unknown>;
}

type Row = Record<string, unknown>;

/** Every row of every table but the list of migrations; the order of columns does not count. */
async function readAll(db: Kysely<unknown>) {
  const tables = await sql<{
    name: string;
  }>`select name from sqlite_master where type = 'table' and name not like 'kysely%' and name not like 'sqlite%' order by name`.execute(
    db,
  );
  const all: Record<string, Row[]> = {};
  for (const { name } of tables.rows) {
    all[name] = (await sql<Row>`select * from ${sql.table(name)} order by rowid`.execute(db)).rows;
  }
  return all;
}

const indexes = async (db: Kysely<unknown>) =>
  (
    await sql<Row>`select name, tbl_name from sqlite_master where type = 'index' order by name`.execute(
      db,
    )
  ).rows;

const insertEnquiry = (db: Kysely<unknown>, locale: string) =>
  sql`insert into enquiries (submission_id, kind, locale, full_name, email, phone, message, created_at)
    values (${locale}, 'contact', ${locale}, 'Ana', 'ana@example.com', '', 'M', '2026-11-21T18:05:00.000Z')`.execute(
    db,
  );

test('a stored installation keeps every row and index, and takes any language', async () => {
  const db = openStored();
  const [before, indexesBefore] = [await readAll(db), await indexes(db)];
  expect(before.orders).toHaveLength(2);
  expect(before.order_lines?.length).toBeGreaterThan(0);
  expect(before.enquiries).toHaveLength(1);
  await up(db);
  expect(await readAll(db)).toEqual(before);
  expect(await indexes(db)).toEqual(indexesBefore);
  expect((await sql`pragma foreign_key_check`.execute(db)).rows).toEqual([]);
  expect((await sql`pragma integrity_check`.execute(db)).rows).toEqual([{ integrity_check: 'ok' }]);
  await insertEnquiry(db, 'fr');
  await db.destroy();
});

test('when reverted, the languages are checked again', async () => {
  const db = openStored();
  const before = await readAll(db);
  await up(db);
  await down(db);
  expect(await readAll(db)).toEqual(before);
  await expect(insertEnquiry(db, 'fr')).rejects.toThrow(/check/i);
  await db.destroy();
});

test('rows in other languages are not lost: reverting changes nothing then', async () => {
  const db = openStored();
  await up(db);
  await insertEnquiry(db, 'fr');
  const before = await readAll(db);
  await expect(down(db)).rejects.toThrow(/check/i);
  expect(await readAll(db)).toEqual(before);
  await db.destroy();
});
