import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { DatabaseHealth } from '~/platform/database/database-health';
import { migrate, openDatabase } from '~/platform/database/database.server';
import { findStorageProblem, hasFreeSpace } from '~/platform/database/readiness.server';
import { makeTempDir } from '../../../support/memory-database';

/** Damages the first page of a table; the schema stays whole. */
function overwriteTable(path: string, table: string): void {
  const db = new SQLite(path, { readonly: true });
  const page = db.prepare('select rootpage from sqlite_master where name = ?').pluck().get(table);
  const bytes = db.pragma('page_size', { simple: true }) as number;
  db.close();
  const file = openSync(path, 'r+');
  writeSync(file, Buffer.alloc(bytes, 0xab), 0, bytes, (Number(page) - 1) * bytes);
  closeSync(file);
}

test('a sound database on a disk with room is ready; a damaged page makes it unready for good', async () => {
  const folder = makeTempDir();
  const path = join(folder, 'a.sqlite');
  const made = openDatabase(path);
  await migrate(made);
  await made.destroy();
  const health = new DatabaseHealth();
  const db = openDatabase(path, { health });
  expect(await findStorageProblem(db, folder, health)).toBeUndefined();
  await db.destroy();

  overwriteTable(path, 'orders');
  const damaged = openDatabase(path, { health });
  await expect(damaged.selectFrom('orders').selectAll().execute()).rejects.toThrow();
  expect(health.isDamaged).toBe(true);
  expect(await findStorageProblem(damaged, folder, health)).toBe('database');
  await damaged.destroy();
});

test('a database that can only be read is not ready', async () => {
  const db = openDatabase(':memory:');
  await migrate(db);
  const health = new DatabaseHealth();
  expect(await findStorageProblem(db, makeTempDir(), health)).toBeUndefined();
  await sql`pragma query_only = on`.execute(db);
  expect(await findStorageProblem(db, makeTempDir(), health)).toBe('database');
  await db.destroy();
});

test('a disk without room is no place to take orders', async () => {
  const folder = makeTempDir();
  expect(await hasFreeSpace(folder, 1)).toBe(true);
  expect(await hasFreeSpace(folder, Number.MAX_SAFE_INTEGER)).toBe(false);
  expect(await hasFreeSpace(join(folder, 'unknown'), 1)).toBe(true);
});
