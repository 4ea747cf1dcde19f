import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs';
import SQLite from 'better-sqlite3';
import { migrations } from './migrations/migrations';

/**
 * `Murv` in ASCII. SQLite stores it in the file's header, which distinguishes this application's databases from
 * others.
 */
export const applicationId = 0x4d757276;

/**
 * The state of the database at a path. An `older` one can be migrated by this version. This version must not use the
 * last five: `newer` has migrations that it does not know, `remains` is a write-ahead log without its database or, with
 * PostgreSQL, an unfinished restore, and `unreadable` cannot be opened at all.
 */
export type DatabaseState =
  | { kind: 'current' | 'older' | 'missing' }
  | { kind: 'newer' | 'foreign' | 'corrupt' | 'remains' | 'unreadable'; detail: string };

const headerBytes = 100;
const applicationIdOffset = 68;

/** The check reads every page. It would delay the start for a larger database, so only its schema is read. */
const maxCheckedBytes = 512 * 1024 * 1024;

/**
 * Determines the state of the database at a path without changing anything. The header is read before SQLite opens
 * the file, so that a foreign file is never opened. A database of this application is checked page by page with
 * `quick_check`, which takes half a second for 100 MB and, unlike reading the schema, detects an overwritten page.
 */
export function inspectDatabase(path: string): DatabaseState {
  try {
    const header = readHeader(path);
    if (!header) return missing(path);
    return inspectHeader(header) ?? inspectContents(path, header.size);
  } catch (error) {
    return explain(error);
  }
}

type Header = { bytes: Buffer; size: number };

/** @returns undefined if there is no file */
function readHeader(path: string): Header | undefined {
  const file = openIfThere(path);
  if (file === undefined) return undefined;
  try {
    const bytes = Buffer.alloc(headerBytes);
    readSync(file, bytes, 0, headerBytes, 0);
    return { bytes, size: fstatSync(file).size };
  } finally {
    closeSync(file);
  }
}

/** Only a file that is known not to be there is missing: in a folder of another user it may well be. */
function openIfThere(path: string): number | undefined {
  try {
    return openSync(path, 'r');
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return undefined;
    throw error;
  }
}

function missing(path: string): DatabaseState {
  const log = `${path}-wal`;
  return existsSync(log)
    ? { kind: 'remains', detail: `${log} is there and may hold the last orders` }
    : { kind: 'missing' };
}

function inspectHeader({ bytes, size }: Header): DatabaseState | undefined {
  if (size === 0) return { kind: 'foreign', detail: 'the file is empty' };
  if (bytes.toString('latin1', 0, 16) !== 'SQLite format 3\0') {
    return { kind: 'corrupt', detail: 'it does not begin as an SQLite database does' };
  }
  const id = bytes.readUInt32BE(applicationIdOffset);
  return id === 0 || id === applicationId
    ? undefined
    : { kind: 'foreign', detail: `its application_id is ${id}` };
}

function inspectContents(path: string, size: number): DatabaseState {
  // The last connection to close merges the log into the database and deletes it. A log left by a killed process must
  // not be touched, so the database is opened read-only. Without a log the connection is writable, because only then
  // does it remove the files that it creates.
  const isLeft = existsSync(`${path}-wal`) || existsSync(`${path}-journal`);
  const db = new SQLite(path, { readonly: isLeft, fileMustExist: true });
  try {
    const state = inspectSchema(db);
    if (state.kind !== 'current' && state.kind !== 'older') return state;
    if (size > maxCheckedBytes) return state;
    const problem = db.pragma('quick_check(1)', { simple: true });
    return problem === 'ok'
      ? state
      : { kind: 'corrupt', detail: String(problem).replace(/\s+/g, ' ') };
  } finally {
    db.close();
  }
}

function inspectSchema(db: SQLite.Database): DatabaseState {
  const tables = db
    .prepare("select name from sqlite_master where type = 'table'")
    .pluck()
    .all() as string[];
  if (!tables.includes('kysely_migration')) {
    const others = tables.filter((name) => !name.startsWith('sqlite_'));
    const shown = others.slice(0, 3).join(', ');
    return { kind: 'foreign', detail: shown ? `it has the tables ${shown}` : 'it has no tables' };
  }
  const done = db.prepare('select name from kysely_migration order by name').pluck().all();
  const isOurs = db.pragma('application_id', { simple: true }) === applicationId;
  return compareMigrations(done as string[], isOurs);
}

/**
 * The state of a database by the migrations applied to it.
 * @param done their names, in order
 * @param isOurs whether the database is known to be this application's; otherwise, like those of earlier versions, it is
 *   recognised by its first migration
 */
export function compareMigrations(done: readonly string[], isOurs = false): DatabaseState {
  const known = Object.keys(migrations);
  if (!isOurs && done[0] !== known[0]) {
    return { kind: 'foreign', detail: 'its migrations are another software’s' };
  }
  const unknown = done.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    return { kind: 'newer', detail: `this version does not know its ${unknown.join(', ')}` };
  }
  return { kind: done.length === known.length ? 'current' : 'older' };
}

function explain(error: unknown): DatabaseState {
  const { code = 'an unknown error' } = error as { code?: string };
  const isDamaged = code.startsWith('SQLITE_CORRUPT') || code === 'SQLITE_NOTADB';
  return { kind: isDamaged ? 'corrupt' : 'unreadable', detail: code };
}

type Unfit = Exclude<DatabaseState['kind'], 'current' | 'older'>;

const advice: Record<Unfit, string> = {
  missing:
    'is missing. Is DATA_DIR right, is its disk there? Restore a backup, or create an empty one on purpose: npm run database -- create',
  newer: 'was made by a newer version. Start that version, or restore a backup from before',
  foreign: 'is not this site’s. Move it away; restore a backup',
  corrupt: 'is damaged. Keep it for analysis, restore a backup',
  remains: 'is missing, its write-ahead log is not. Bring both back from where they belong',
  unreadable:
    'cannot be opened. Run this as the site’s user; look at the disk, and the owner and rights of folder and file',
};

/** One line for the operator: the problem, where it is, and what to do; undefined if there is none. */
export function describeProblem(path: string, state: DatabaseState): string | undefined {
  if (state.kind === 'current' || state.kind === 'older') return undefined;
  const detail = 'detail' in state ? ` (${state.detail})` : '';
  return `The database ${path} ${advice[state.kind]}${detail}`;
}
