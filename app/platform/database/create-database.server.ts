import { chmodSync, existsSync, linkSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { dirname } from 'node:path';
import { sql } from 'kysely';
import { flushFile, flushFolder } from '~/platform/files/durable-files.server';
import { migrate, openDatabase } from './database.server';

/**
 * Creates an empty database atomically: it is built under a temporary name and moved into place once complete. An
 * existing file is never replaced.
 * @returns false if a database already exists or another process was faster
 */
export async function createDatabase(path: string): Promise<boolean> {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.new-${randomBytes(6).toString('hex')}`;
  try {
    const db = openDatabase(draft);
    try {
      // Orders and addresses must be readable only by the owner.
      chmodSync(draft, 0o600);
      // Nothing reads the draft yet, so it is flushed to disk once, when complete, rather than after every statement.
      await sql`pragma synchronous = off`.execute(db);
      await migrate(db);
    } finally {
      await db.destroy();
    }
    await flushFile(draft);
    if (!putInPlace(draft, path)) return false;
    await flushFolder(dirname(path));
    return true;
  } finally {
    for (const end of ['', '-wal', '-shm']) rmSync(`${draft}${end}`, { force: true });
  }
}

/** Error codes of file systems without hard links. */
const withoutLinks = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);

/** Unlike a rename, creating a link fails if the target exists. */
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
