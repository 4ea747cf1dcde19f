import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import type { Kysely } from 'kysely';
import { backedUpDatabase } from '~/platform/backup/backup.server';
import { listFiles } from '~/platform/backup/file-copies.server';
import { openDatabase } from '~/platform/database/database.server';
import { describeProblem, inspectDatabase } from '~/platform/database/database-state.server';
import type { Database } from '~/platform/database/schema';
import { flushFile, flushFolder, writeDurably } from '~/platform/files/durable-files.server';
import { databasePath } from '~/platform/database/site-database.server';
import { findFreeName } from '~/platform/text/free-name';
import { mergeJournals } from '~/shop/payments/core/payment-journal';
import { formatIssuedNumber } from '~/shop/invoices/invoice-journal';
import { invoiceJournalName, readInvoiceJournal } from '~/shop/invoices/invoice-journal.server';
import { CommandFailedError } from './errors';
import { isEmptyShop } from './restored-database';

const journalName = 'payment-journal.jsonl';
const journalNames = [journalName, invoiceJournalName];
const noteName = 'site-settings.json';

/** Where a backup is restored, and how. */
export type RestoreTarget = {
  /** Checks that what is there may be replaced. @throws CommandFailedError if it may not */
  check(replace: boolean): Promise<void>;
  /** Opens the database of a backup in the draft, beside the one that is there. */
  open(draft: string): Promise<Kysely<Database>>;
  /** Puts the restored database, once closed, and the draft's files in place. @returns where the previous database is, if there was one */
  finish(draft: string): Promise<string | undefined>;
  /** Undoes what was not finished. */
  abandon(): Promise<void>;
};

/** The SQLite database in a data folder. */
export const restoreIntoSqlite = (dataDir: string, now: Date): RestoreTarget => ({
  check: (replace) => checkTarget(dataDir, replace),
  open: async (draft) => openDatabase(join(draft, backedUpDatabase)),
  finish: (draft) => moveToTarget(draft, dataDir, now),
  abandon: async () => {},
});

/**
 * Checks that the existing database may be replaced: no other process has it open, and it is empty or `replace` is set.
 * @throws CommandFailedError if it may not be replaced
 */
async function checkTarget(dataDir: string, replace: boolean): Promise<void> {
  const path = databasePath(dataDir);
  const state = inspectDatabase(path);
  const isReadable = state.kind === 'current' || state.kind === 'older' || state.kind === 'newer';
  if (isReadable) closeForAll(path);
  if (replace || state.kind === 'missing') return;
  if (state.kind === 'current') {
    const db = openDatabase(path);
    try {
      if (await isEmptyShop(db)) return;
    } finally {
      await db.destroy();
    }
  }
  const what = describeProblem(path, state) ?? `${path} holds a shop already`;
  throw new CommandFailedError(
    `${what}. With --replace it is moved aside and the backup takes its place`,
  );
}

/** Checkpoints the write-ahead log into the database, which succeeds only if no other process has it open. */
function closeForAll(path: string): void {
  const db = new SQLite(path, { timeout: 0, fileMustExist: true });
  try {
    db.pragma('locking_mode = exclusive');
    db.pragma('journal_mode = delete');
  } catch (error) {
    if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error;
    throw new CommandFailedError('another process has the database open; stop the site first');
  } finally {
    db.close();
  }
}

const readIfThere = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '');

/**
 * Merges the journals of payments and of invoice numbers in the backup with those on this machine, so that entries made
 * since the backup are kept. The settings noted on this machine take precedence over those in the backup.
 */
export async function mergeWithTarget(folder: string, dataDir: string): Promise<void> {
  const journals = [folder, dataDir].map((each) => readIfThere(join(each, journalName)));
  writeFileSync(join(folder, journalName), mergeJournals(journals), { mode: 0o600 });
  const numbers = [...(await readInvoiceJournal(folder)), ...(await readInvoiceJournal(dataDir))];
  writeFileSync(
    join(folder, invoiceJournalName),
    [...new Set(numbers.map(formatIssuedNumber))].join(''),
    { mode: 0o600 },
  );
  const note = join(dataDir, noteName);
  if (existsSync(note)) writeFileSync(join(folder, noteName), readFileSync(note), { mode: 0o600 });
}

/**
 * Moves the restored files into place; an existing database is moved to a separate folder along with its write-ahead
 * log. If the process is killed in between, the previous database is in place or none, without which only orders stop:
 * the command can be run again.
 * @returns the folder of the previous database; undefined if there was none
 */
async function moveToTarget(
  draft: string,
  dataDir: string,
  now: Date,
): Promise<string | undefined> {
  const path = databasePath(dataDir);
  const name = `replaced-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
  const aside = join(
    dataDir,
    findFreeName(name, '-', (each) => existsSync(join(dataDir, each))),
  );
  const database = join(draft, backedUpDatabase);
  await flushFile(database);
  // First, as it takes room: what is left are renames, which a full disk cannot stop half-way.
  await putFilesInPlace(draft, dataDir);
  const earlier = ['', '-wal', '-shm'].filter((end) => existsSync(path + end));
  if (earlier.length > 0) mkdirSync(aside, { mode: 0o700 });
  for (const end of earlier) renameSync(path + end, join(aside, `database.sqlite${end}`));
  if (earlier.length > 0) await flushFolder(aside);
  renameSync(database, path);
  await flushFolder(dataDir);
  return earlier.length > 0 ? aside : undefined;
}

/** Puts the journals of a draft in place, and of its other files those that are missing there. */
export async function putFilesInPlace(draft: string, dataDir: string): Promise<void> {
  for (const name of [...journalNames, noteName, ...listFiles(draft, 'content')]) {
    const from = join(draft, name);
    const isOurs = journalNames.includes(name) || !existsSync(join(dataDir, name));
    if (!existsSync(from) || !isOurs) continue;
    await writeDurably(join(dataDir, name), readFileSync(from));
  }
}
