import { chmodSync, existsSync, linkSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { dirname } from 'node:path';
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
      await migrate(db);
    } finally {
      await db.destroy();
    }
    return putInPlace(draft, path);
  } finally {
    for (const end of ['', '-wal', '-shm']) rmSync(`${draft}${end}`, { force: true });
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
