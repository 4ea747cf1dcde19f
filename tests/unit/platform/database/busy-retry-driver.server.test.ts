import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import SQLite from 'better-sqlite3';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { migrate, openDatabase } from '~/platform/database/database.server';
import { makeTempDir } from '../../../support/memory-database';

/** A database that another connection has locked for writing. */
async function openLocked(maxWaitMs: number) {
  const path = join(makeTempDir(), 'a.sqlite');
  const db = openDatabase(path, { maxWaitMs });
  await migrate(db);
  const other = new SQLite(path);
  other.exec('begin immediate');
  onTestFinished(async () => {
    other.close();
    await db.destroy();
  });
  const count = async () => (await db.selectFrom('checkout_drafts').select('id').execute()).length;
  const insert = (id: string, into: Pick<typeof db, 'insertInto'> = db) =>
    into
      .insertInto('checkout_drafts')
      .values({ id, fields: '{}', seen: null, submission_id: id, created_at: '', updated_at: '' })
      .execute();
  return { db, path, unlock: () => other.exec('rollback'), count, insert };
}

test('while another process writes, only writers wait', async () => {
  const { db, unlock, count, insert } = await openLocked(30_000);
  const single = insert('single');
  const several = db.transaction().execute(async (trx) => {
    await insert('first', trx);
    await insert('second', trx);
  });
  // The lock is of this process: whatever waited for it synchronously would wait in vain.
  for (let read = 0; read < 20; read += 1) {
    expect(await count()).toBe(0);
    await setTimeout(5);
  }
  unlock();
  await Promise.all([single, several]);
  expect(await count()).toBe(3);
});

test('a writer that waited long enough gets the error, and the next one finds the database as it was', async () => {
  const { db, unlock, count, insert } = await openLocked(100);
  await expect(insert('single')).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
  const several = db.transaction().execute((trx) => insert('first', trx));
  await expect(several).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
  unlock();
  await insert('later');
  expect(await count()).toBe(1);
});

test('transactions of one process never mix, however many wait', async () => {
  const { db, unlock, insert, count } = await openLocked(30_000);
  const pairs = Array.from({ length: 20 }, (_, index) =>
    db.transaction().execute(async (trx) => {
      await insert(`${index} a`, trx);
      await setTimeout(1);
      if (index % 2) throw new Error('cut');
      await insert(`${index} b`, trx);
    }),
  );
  const settled = Promise.allSettled(pairs);
  // Statements take turns, so all of them have tried to begin by now.
  expect(await count()).toBe(0);
  unlock();
  expect((await settled).filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  expect(await count()).toBe(20);
});

test('processes that migrate a new file concurrently all succeed', async () => {
  const path = join(makeTempDir(), 'a.sqlite');
  const all = Array.from({ length: 4 }, () => openDatabase(path));
  await Promise.all(all.map((db) => migrate(db)));
  for (const db of all) {
    expect(await db.selectFrom('orders').select('id').execute()).toEqual([]);
    await db.destroy();
  }
});

test('a statement that was executed before sees a table as it has become', async () => {
  const db = openDatabase(join(makeTempDir(), 'a.sqlite'));
  onTestFinished(() => db.destroy());
  const read = async () => (await sql`select * from shelf`.execute(db)).rows;
  await sql`create table shelf (name text)`.execute(db);
  await sql`insert into shelf values ('oil')`.execute(db);
  expect([await read(), await read()]).toEqual([[{ name: 'oil' }], [{ name: 'oil' }]]);
  await sql`alter table shelf add column pieces integer default 3`.execute(db);
  expect(await read()).toEqual([{ name: 'oil', pieces: 3 }]);
  await sql`drop table shelf`.execute(db);
  await expect(read()).rejects.toThrow('no such table');
});
