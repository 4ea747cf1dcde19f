import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { randomBytes } from 'node:crypto';
import { dirname } from 'node:path';
import { sql } from 'kysely';
import { migrate, openDatabase } from './database.server';

/**
 * Makes an empty database, whole or not at all: it is built under another name, and only a finished one is put in its
 * place. A file that is there is never replaced.
 * @returns false when a database was there or another process was faster
 */
export async function createDatabase(path: string): Promise<boolean> {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.new-${randomBytes(6).toString('hex')}`;
  try {
    const db = openDatabase(draft);
    try {
      // Orders and addresses are for the owner's eyes only.
      chmodSync(draft, 0o600);
      // The draft has no readers yet: it is flushed to disk once, when complete, not after every statement.
      await sql`pragma synchronous = off`.execute(db);
      await migrate(db);
    } finally {
      await db.destroy();
    }
    flush(draft);
    if (!putInPlace(draft, path)) return false;
    flush(dirname(path));
    return true;
  } finally {
    for (const end of ['', '-wal', '-shm']) rmSync(`${draft}${end}`, { force: true });
  }
}

/** Waits until a file, or the names in a folder, are on the disk. */
function flush(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** What file systems without links answer. */
const withoutLinks = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);

/** Unlike a rename, a link refuses to take a place that is taken. */
function putInPlace(draft: string, path: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' || existsSync(path)) return false;
    if (!withoutLinks.has(code)) throw error;
    renameSync(draft, path);
    return true;
  }
}
