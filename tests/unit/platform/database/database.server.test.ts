import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate, openDatabase } from '~/platform/database/database.server';
import { migrations } from '~/platform/database/migrations/migrations';
import { makeTempDir, openMemoryDatabase } from '../../../support/memory-database';

async function pragma(db: ReturnType<typeof openDatabase>, name: string): Promise<unknown> {
  const { rows } = await sql.raw<Record<string, unknown>>(`PRAGMA ${name}`).execute(db);
  return Object.values(rows[0] ?? {})[0];
}

test('commits survive a power cut: WAL with full synchronisation, foreign keys, erased pages', async () => {
  const path = join(makeTempDir(), 'a.sqlite');
  const first = openDatabase(path);
  await migrate(first);
  await first.destroy();
  // Only a file that is in WAL mode already makes SQLite fall back to its weaker default.
  const db = openDatabase(path);
  await db.selectFrom('orders').select('id').execute();
  expect(await pragma(db, 'synchronous')).toBe(2);
  expect(await pragma(db, 'journal_mode')).toBe('wal');
  expect(await pragma(db, 'foreign_keys')).toBe(1);
  expect(await pragma(db, 'secure_delete')).toBe(1);
  expect(await pragma(db, 'busy_timeout')).toBe(0);
  await db.destroy();
});

test('the bundled SQLite is one without the WAL-reset fault (3.51.3 or newer)', async () => {
  const db = await openMemoryDatabase();
  const { rows } = await sql<{ version: string }>`select sqlite_version() as version`.execute(db);
  const [major = 0, minor = 0, patch = 0] = (rows[0]?.version ?? '').split('.').map(Number);
  expect(major * 1e6 + minor * 1e3 + patch).toBeGreaterThanOrEqual(3_051_003);
});

test('migrations run in the order of their names, once, and leave a sound file', async () => {
  expect(Object.keys(migrations)).toEqual(Object.keys(migrations).sort());
  const db = await openMemoryDatabase();
  await migrate(db);
  await migrate(db);
  expect(await pragma(db, 'integrity_check')).toBe('ok');
});

test('every migration can be reverted and run again', async () => {
  const db = await openMemoryDatabase();
  const newestFirst = Object.values(migrations).reverse();
  for (const { down } of newestFirst) await down?.(db);
  const { rows } =
    await sql`select name from sqlite_master where type = 'table' and name not like 'kysely%' and name not like 'sqlite%'`.execute(
      db,
    );
  expect(rows).toEqual([]);
  for (const { up } of newestFirst.reverse()) await up(db);
});

test('a transaction that throws leaves nothing, and the connection stays usable', async () => {
  const db = await openMemoryDatabase();
  const row = {
    id: 'a',
    fields: '{}',
    seen: null,
    submission_id: 's',
    created_at: '',
    updated_at: '',
  };
  const broken = db.transaction().execute(async (trx) => {
    await trx.insertInto('checkout_drafts').values(row).execute();
    throw new Error('cut');
  });
  await expect(broken).rejects.toThrow('cut');
  await db.insertInto('checkout_drafts').values(row).execute();
  expect(await db.selectFrom('checkout_drafts').selectAll().execute()).toHaveLength(1);
});

test('an order’s lines and events are deleted with it, and none can exist without one', async () => {
  const db = await openMemoryDatabase();
  const orphan = {
    order_id: 99,
    from_state: null,
    to_state: 'pending',
    reason: '',
    created_at: '',
  } as const;
  await expect(db.insertInto('order_events').values(orphan).execute()).rejects.toThrow(
    /foreign key/i,
  );
});

test('a path that cannot be opened is an error, not a database in memory', () => {
  expect(() => openDatabase(join(makeTempDir(), 'missing', 'a.sqlite'))).toThrow();
});
