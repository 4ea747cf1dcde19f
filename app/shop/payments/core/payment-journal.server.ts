import { type FileHandle, open, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Kysely, sql, type Transaction } from 'kysely';
import { isPostgres } from '~/platform/database/engine';
import type { Database } from '~/platform/database/schema';
import { StorageError } from '~/platform/database/storage-error';
import { continueOrderNumbers } from '~/shop/orders/order-rows.server';
import {
  formatEntry,
  highestSequence,
  type JournalEntry,
  pruneEntries,
  parseJournal,
} from './payment-journal';

/**
 * Which payments were started at providers. It survives the loss of the database: payments that a restored backup does not
 * contain are found through it. `append` and `compact` are called inside a database transaction only, after `lockJournal`: it
 * keeps the processes of one folder from writing at once.
 */
export type PaymentJournal = {
  /** On disk when it resolves. @throws StorageError */
  append(entry: JournalEntry): Promise<void>;
  /** One entry for each reference, oldest first; none when there is no file. */
  read(): Promise<JournalEntry[]>;
  /** Drops what is too old to matter. @returns what is left, and how many lines could not be read */
  compact(now: Date): Promise<{ entries: JournalEntry[]; unreadable: number }>;
};

const fileName = 'payment-journal.jsonl';
/** For the owner's eyes only. */
const mode = 0o600;
const newline = 0x0a;

/**
 * At start: the journal drops what is too old to matter, and order numbers go on above the highest that it knows.
 * @returns how many lines of the journal could not be read
 */
export async function preparePaymentJournal(
  db: Kysely<Database>,
  journal: PaymentJournal,
  now = new Date(),
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await lockJournal(trx);
    const { entries, unreadable } = await journal.compact(now);
    await continueOrderNumbers(trx, highestSequence(entries));
    return unreadable;
  });
}

/** Any number, always the same: who holds it writes to the journal. */
const journalLock = 0x4a4f5552;

/**
 * Keeps other processes from the journal until a transaction ends. SQLite's transactions come one after the other anyway;
 * PostgreSQL's do not.
 */
export async function lockJournal(trx: Transaction<Database>): Promise<void> {
  if (isPostgres(trx)) await sql`select pg_advisory_xact_lock(${journalLock})`.execute(trx);
}

/** The journal in a folder; the file is made by the first entry. */
export function openPaymentJournal(folder: string): PaymentJournal {
  const path = join(folder, fileName);
  const load = async () => {
    const text = await readIfThere(path);
    return { text, ...parseJournal(text) };
  };
  return {
    async append(entry) {
      const line = formatEntry(entry);
      try {
        if (await appendLine(path, line)) await syncFolder(folder);
      } catch (cause) {
        throw new StorageError('The payment journal cannot be written', { cause });
      }
    },
    async read() {
      return (await load()).entries;
    },
    async compact(now) {
      const { text, entries, unreadable } = await load();
      const kept = pruneEntries(entries, now);
      const next = kept.map(formatEntry).join('');
      if (next !== text) await replaceFile(path, next);
      return { entries: kept, unreadable };
    },
  };
}

/**
 * On disk when it resolves; what a power cut has left of an earlier line does not spoil this one.
 * @returns whether the file is new
 */
async function appendLine(path: string, line: string): Promise<boolean> {
  const file = await open(path, 'a+', mode);
  try {
    const { size } = await file.stat();
    const isTorn = size > 0 && (await readByte(file, size - 1)) !== newline;
    await file.appendFile(`${isTorn ? '\n' : ''}${line}`);
    await file.sync();
    return size === 0;
  } finally {
    await file.close();
  }
}

async function readIfThere(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

async function readByte(file: FileHandle, position: number): Promise<number | undefined> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(1), 0, 1, position);
  return bytesRead === 1 ? buffer[0] : undefined;
}

/** At every instant the path leads to the old file or to the new one, whole. */
async function replaceFile(path: string, text: string): Promise<void> {
  const next = `${path}.new`;
  const file = await open(next, 'w', mode);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(next, path);
  await syncFolder(dirname(path));
}

/** A name is on disk only when its folder is. Some systems cannot do that (Windows) and need not. */
async function syncFolder(folder: string): Promise<void> {
  try {
    const handle = await open(folder, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch {
    // The entry itself is on disk.
  }
}
