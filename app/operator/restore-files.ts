import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { copyPrivately, flush, listFiles } from '~/platform/backup/file-copies.server';
import { openDatabase } from '~/platform/database/database.server';
import { describeProblem, inspectDatabase } from '~/platform/database/database-state.server';
import { databasePath } from '~/platform/database/site-database.server';
import { openPaymentJournal } from '~/shop/payments/core/payment-journal.server';
import { formatEntry } from '~/shop/payments/core/payment-journal';
import { CommandFailedError } from './errors';
import { isEmptyShop } from './restored-database';

const journalName = 'payment-journal.jsonl';
const noteName = 'site-settings.json';

/**
 * Makes sure that the database in place may go: no process has it open, and it is empty or to be replaced.
 * @throws CommandFailedError
 */
export async function checkPlace(dataDir: string, replace: boolean): Promise<void> {
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

/** Folds the write-ahead log into the database, which succeeds only while no other process has it open. */
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

/**
 * Brings the journal up to date: what this machine has noted since the backup stays known. Settings that the site was
 * last started with on this machine count before those of the backup.
 */
export async function uniteWithPlace(folder: string, dataDir: string): Promise<void> {
  const entries = [
    ...(await openPaymentJournal(folder).read()),
    ...(await openPaymentJournal(dataDir).read()),
  ];
  const once = new Map(entries.toReversed().map((entry) => [entry.reference, entry]));
  const lines = [...once.values()].sort((a, b) => a.at.localeCompare(b.at)).map(formatEntry);
  writeFileSync(join(folder, journalName), lines.join(''), { mode: 0o600 });
  const note = join(dataDir, noteName);
  if (existsSync(note)) writeFileSync(join(folder, noteName), readFileSync(note), { mode: 0o600 });
}

/**
 * Puts the restored files in their places; the database that was there goes into a folder of its own, with its
 * write-ahead log. Killed in between, there is no database, which stops orders and nothing else: the command is run again.
 * @returns where the earlier database is; undefined if there was none
 */
export async function moveIntoPlace(
  restored: { folder: string; database: string },
  dataDir: string,
  now: Date,
): Promise<string | undefined> {
  const path = databasePath(dataDir);
  const aside = join(dataDir, `replaced-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`);
  const earlier = ['', '-wal', '-shm'].filter((end) => existsSync(path + end));
  if (earlier.length > 0) mkdirSync(aside, { mode: 0o700 });
  for (const end of earlier) renameSync(path + end, join(aside, `database.sqlite${end}`));
  flush(restored.database);
  for (const name of [journalName, noteName, ...listFiles(restored.folder, 'content')]) {
    const from = join(restored.folder, name);
    const isOurs = name === journalName || !existsSync(join(dataDir, name));
    if (!existsSync(from) || !isOurs) continue;
    await copyPrivately(from, join(dataDir, `${name}.restored`));
    renameSync(join(dataDir, `${name}.restored`), join(dataDir, name));
  }
  renameSync(restored.database, path);
  flush(dataDir);
  return earlier.length > 0 ? aside : undefined;
}
