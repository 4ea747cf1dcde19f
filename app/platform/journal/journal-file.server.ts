import { type FileHandle, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { sql, type Transaction } from 'kysely';
import { isPostgres } from '../database/engine';
import type { Database } from '../database/schema';
import { StorageError } from '../database/storage-error';

/** Readable and writable by the owner only. */
const mode = 0o600;
const newline = 0x0a;

/** An arbitrary constant: the advisory lock taken by every process that writes to a journal. */
const journalLock = 0x4a4f5552;

/**
 * Locks the journals against other processes until the transaction ends. SQLite already runs write transactions one at
 * a time; PostgreSQL needs an advisory lock.
 */
export async function lockJournal(trx: Transaction<Database>): Promise<void> {
  if (isPostgres(trx)) await sql`select pg_advisory_xact_lock(${journalLock})`.execute(trx);
}

/**
 * A file of lines beside the database, which survives its loss. Call `append` and `replace` only inside a database
 * transaction and after `lockJournal`, which keeps processes that share the folder from writing at the same time.
 */
export class JournalFile {
  readonly #path: string;
  readonly #name: string;

  /** @param name what error messages call the journal */
  constructor(path: string, name: string) {
    this.#path = path;
    this.#name = name;
  }

  /** The whole text; empty if the file does not exist. */
  async read(): Promise<string> {
    try {
      return await readFile(this.#path, 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
      throw error;
    }
  }

  /** Resolves once the lines are on disk. The first ones create the file. @throws StorageError */
  async append(lines: string): Promise<void> {
    try {
      if (await appendText(this.#path, lines)) await syncFolder(dirname(this.#path));
    } catch (cause) {
      throw new StorageError(`The ${this.#name} cannot be written`, { cause });
    }
  }

  /** Replaces the file atomically: at every moment the path leads to the complete old or the complete new file. */
  async replace(text: string): Promise<void> {
    const next = `${this.#path}.new`;
    const file = await open(next, 'w', mode);
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(next, this.#path);
    await syncFolder(dirname(this.#path));
  }
}

/**
 * Appends lines and resolves once they are on disk. A torn line left by a power cut does not corrupt the new ones.
 * @returns whether the file was created
 */
async function appendText(path: string, lines: string): Promise<boolean> {
  const file = await open(path, 'a+', mode);
  try {
    const { size } = await file.stat();
    const isTorn = size > 0 && (await readByte(file, size - 1)) !== newline;
    await file.appendFile(`${isTorn ? '\n' : ''}${lines}`);
    await file.sync();
    return size === 0;
  } finally {
    await file.close();
  }
}

async function readByte(file: FileHandle, position: number): Promise<number | undefined> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(1), 0, 1, position);
  return bytesRead === 1 ? buffer[0] : undefined;
}

/** A file name is durable only once its folder is synced. Some systems (Windows) neither support nor need this. */
async function syncFolder(folder: string): Promise<void> {
  try {
    const handle = await open(folder, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch {
    // The lines themselves are already on disk.
  }
}
