import * as fs from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { sql, type Transaction } from 'kysely';
import { isPostgres } from '../database/engine';
import type { Database } from '../database/schema';
import { StorageError } from '../database/storage-error';
import { flushFolder, writeDurably } from '../files/durable-files.server';

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
  /** Kept open between appends, because orders wait for each other's, and opening the file took most of the time. */
  #openFile: OpenFile | undefined;

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
    const earlier = this.#openFile;
    // After an error the file is opened again.
    this.#openFile = undefined;
    try {
      const isCurrent = earlier && isUnchanged(this.#path, earlier);
      const file = isCurrent ? earlier : await openForAppend(this.#path, earlier);
      this.#openFile = await appendText(file, lines);
      if (file.size === 0) await flushFolder(dirname(this.#path));
    } catch (cause) {
      throw new StorageError(`The ${this.#name} cannot be written`, { cause });
    }
  }

  /** Replaces the file atomically: at every moment the path leads to the complete old or the complete new file. */
  async replace(text: string): Promise<void> {
    await writeDurably(this.#path, text, `${this.#path}.new`);
  }
}

/** On descriptors rather than FileHandles, which Node.js warns about if they are collected while open. */
const calls = {
  open: promisify(fs.open),
  read: promisify(fs.read),
  append: promisify(fs.appendFile),
  sync: promisify(fs.fsync),
  close: promisify(fs.close),
};

/** A file opened for appending: its inode, its size in bytes, and whether a power cut has torn its last line. */
type OpenFile = { descriptor: number; ino: number; size: number; isTorn: boolean };

/** Whether the file has been neither replaced nor written to since. Reads no data, so it does not wait for the disk. */
function isUnchanged(path: string, { ino, size }: OpenFile): boolean {
  const current = fs.statSync(path, { throwIfNoEntry: false });
  return current?.ino === ino && current.size === size;
}

/** Opens or creates the file, and closes the one that was open before. */
async function openForAppend(path: string, earlier: OpenFile | undefined): Promise<OpenFile> {
  if (earlier) await calls.close(earlier.descriptor);
  const descriptor = await calls.open(path, 'a+', mode);
  try {
    const { ino, size } = fs.fstatSync(descriptor);
    const isTorn = size > 0 && (await readByte(descriptor, size - 1)) !== newline;
    return { descriptor, ino, size, isTorn };
  } catch (error) {
    await calls.close(descriptor);
    throw error;
  }
}

/** Appends lines, below a torn one, and resolves once they are on disk. Closes the file if that fails. */
async function appendText(file: OpenFile, lines: string): Promise<OpenFile> {
  const { descriptor, size, isTorn } = file;
  const bytes = Buffer.from(`${isTorn ? '\n' : ''}${lines}`);
  try {
    await calls.append(descriptor, bytes);
    await calls.sync(descriptor);
    return { ...file, size: size + bytes.length, isTorn: false };
  } catch (error) {
    await calls.close(descriptor).catch(() => undefined);
    throw error;
  }
}

async function readByte(descriptor: number, position: number): Promise<number | undefined> {
  const { buffer, bytesRead } = await calls.read(descriptor, Buffer.alloc(1), 0, 1, position);
  return bytesRead === 1 ? buffer[0] : undefined;
}
