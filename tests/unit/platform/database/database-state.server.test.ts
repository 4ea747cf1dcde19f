import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { Migrator } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { createDatabase } from '~/platform/database/create-database.server';
import { migrate, openDatabase } from '~/platform/database/database.server';
import { describeProblem, inspectDatabase } from '~/platform/database/database-state.server';
import { migrations } from '~/platform/database/migrations/migrations';
import { makeTempDir } from '../../../support/memory-database';

const makePath = () => join(makeTempDir(), 'site.sqlite');

async function makeOurs(): Promise<string> {
  const path = makePath();
  expect(await createDatabase(path)).toBe(true);
  return path;
}

function change(path: string, sql: string): void {
  const db = new SQLite(path);
  db.exec(sql);
  db.close();
}

/** Names and contents of everything beside a database. */
const picture = (path: string) => {
  const folder = join(path, '..');
  return readdirSync(folder)
    .sort()
    .map((name) => `${name} ${readFileSync(join(folder, name)).toString('base64')}`);
};

/** The report on a file, which stays unchanged. */
function inspect(path: string) {
  const before = picture(path);
  const state = inspectDatabase(path);
  expect(picture(path)).toEqual(before);
  const problem = describeProblem(path, state);
  if (problem !== undefined) {
    expect(problem).toContain(path);
    expect(problem).not.toContain('\n');
  }
  return { ...state, problem };
}

test('a database of the site is current and sound', async () => {
  expect(inspect(await makeOurs())).toEqual({ kind: 'current', problem: undefined });
});

test('an absent database is missing, and the message says how to create one', () => {
  const { kind, problem } = inspect(makePath());
  expect(kind).toBe('missing');
  expect(problem).toContain('npm run database -- create');
  expect(inspectDatabase('/nowhere/at/all/site.sqlite')).toEqual({ kind: 'missing' });
});

test('a database in a folder that cannot be looked into is not taken for a missing one', () => {
  // Stands for the folder of another user, into which root may look as well.
  const folder = makePath();
  writeFileSync(folder, '');
  const path = join(folder, 'site.sqlite');
  const state = inspectDatabase(path);
  expect(state).toEqual({ kind: 'unreadable', detail: 'ENOTDIR' });
  expect(describeProblem(path, state)).toContain('Run this as the site’s user');
});

test('a database of an earlier version is recognised, also without an application id', async () => {
  const path = await makeOurs();
  const earlier = openDatabase(path);
  const provider = { getMigrations: async () => migrations };
  const { error } = await new Migrator({ db: earlier, provider }).migrateTo('0008-price-history');
  await earlier.destroy();
  expect(error).toBeUndefined();
  expect(inspect(path).kind).toBe('older');
  change(path, 'pragma application_id = 0');
  expect(inspect(path).kind).toBe('older');
  const db = openDatabase(path);
  await migrate(db);
  await db.destroy();
  expect(inspect(path).kind).toBe('current');
  expect(new SQLite(path).pragma('application_id', { simple: true })).toBe(0x4d757276);
});

test('one with migrations that this version does not know is newer, and they are named', async () => {
  const path = await makeOurs();
  change(path, "insert into kysely_migration values ('9999-later', '2030-01-01')");
  expect(inspect(path)).toMatchObject({ kind: 'newer', detail: expect.stringContaining('9999') });
});

test.each([
  ['other tables', 'create table guests (name text)'],
  ['no tables', 'create table a (b); drop table a'],
  ['another software’s id', 'pragma application_id = 7; create table a (b)'],
  [
    'another software’s migrations',
    "create table kysely_migration (name text, timestamp text); insert into kysely_migration values ('0001-guests', '')",
  ],
  [
    'another software’s id in the log’s way of writing',
    'pragma journal_mode = wal; pragma application_id = 7; create table a (b)',
  ],
])('one with %s is foreign', (_, sql) => {
  const path = makePath();
  change(path, sql);
  expect(inspect(path).kind).toBe('foreign');
});

test('an empty file is foreign', () => {
  const path = makePath();
  writeFileSync(path, '');
  expect(inspect(path).kind).toBe('foreign');
});

test('a file that is no database, truncated or overwritten is damaged', async () => {
  const text = makePath();
  writeFileSync(text, 'a letter to the house');
  expect(inspect(text).kind).toBe('corrupt');
  const half = await makeOurs();
  writeFileSync(half, readFileSync(half).subarray(0, 20_000));
  expect(inspect(half).kind).toBe('corrupt');
  const overwritten = await makeOurs();
  const file = openSync(overwritten, 'r+');
  writeSync(file, Buffer.alloc(4096, 0x5a), 0, 4096, 4096 * 10);
  closeSync(file);
  expect(inspect(overwritten).kind).toBe('corrupt');
});

test('a write-ahead log without its database is not a missing database', () => {
  const path = makePath();
  writeFileSync(`${path}-wal`, 'orders');
  expect(inspect(path)).toMatchObject({ kind: 'remains' });
});

test('a file that cannot be opened is reported as such', () => {
  const path = makePath();
  mkdirSync(path);
  expect(inspectDatabase(path).kind).toBe('unreadable');
});

test('one that another process has open, or was killed over, is current: what its log holds counts', async () => {
  const path = await makeOurs();
  const other = new SQLite(path);
  onTestFinished(() => void other.close());
  other.pragma('wal_autocheckpoint = 0');
  other.exec("insert into kysely_migration values ('9999-later', '2030-01-01')");
  const before = readFileSync(path);
  expect(inspectDatabase(path).kind).toBe('newer');
  other.exec("delete from kysely_migration where name = '9999-later'");
  expect(inspectDatabase(path).kind).toBe('current');
  expect(readFileSync(path).equals(before)).toBe(true);
});

test('of simultaneous creations one succeeds, and nothing else is left', async () => {
  const path = makePath();
  const made = await Promise.all(Array.from({ length: 8 }, () => createDatabase(path)));
  expect(made.filter(Boolean)).toHaveLength(1);
  expect(readdirSync(join(path, '..'))).toEqual(['site.sqlite']);
  expect(inspect(path).kind).toBe('current');
});

test('an existing file is never replaced', async () => {
  const path = makePath();
  writeFileSync(path, 'mine');
  expect(await createDatabase(path)).toBe(false);
  expect(readFileSync(path, 'utf8')).toBe('mine');
});
