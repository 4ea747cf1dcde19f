import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import { JournalFile, lockJournal } from '~/platform/journal/journal-file.server';
import { continueOrderNumbers } from '~/shop/orders/order-rows.server';
import {
  formatEntry,
  highestSequence,
  type JournalEntry,
  pruneEntries,
  parseJournal,
  parseLines,
  parseRefunds,
  type RefundEntry,
} from './payment-journal';

/**
 * A log of the payments started, and of the refunds requested, at providers. It survives the loss of the database: what is
 * missing from a restored backup is found through it. Call `append` and `compact` only inside a database transaction and after `lockJournal`,
 * which keeps processes that share the folder from writing at the same time.
 */
export type PaymentJournal = {
  /** Resolves once the entry is on disk. @throws StorageError */
  append(entry: JournalEntry | RefundEntry): Promise<void>;
  /** The payments: one entry per reference, oldest first; empty if the file does not exist. */
  read(): Promise<JournalEntry[]>;
  /** The refunds, oldest first. */
  readRefunds(): Promise<RefundEntry[]>;
  /** Drops entries too old to matter. @returns the remaining entries, and how many lines could not be parsed */
  compact(now: Date): Promise<{ entries: JournalEntry[]; unreadable: number }>;
};

const fileName = 'payment-journal.jsonl';

/**
 * Runs at start: drops old journal entries, and advances the order number sequence past the highest number in the
 * journal.
 * @returns how many lines of the journal could not be parsed
 */
export async function preparePaymentJournal(
  db: Kysely<Database>,
  journal: PaymentJournal,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await lockJournal(trx);
    const { entries, unreadable } = await journal.compact(new Date());
    await continueOrderNumbers(trx, highestSequence(entries));
    return unreadable;
  });
}

/** Drops journal entries that are too old to matter. */
export async function compactPaymentJournal(
  db: Kysely<Database>,
  journal: Pick<PaymentJournal, 'compact'>,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockJournal(trx);
    await journal.compact(now);
  });
}

/** Opens the journal in a folder. The file is created by the first entry. */
export function openPaymentJournal(folder: string): PaymentJournal {
  const file = new JournalFile(join(folder, fileName), 'payment journal');
  return {
    append: (entry) => file.append(formatEntry(entry)),
    async read() {
      return parseJournal(await file.read()).entries;
    },
    async readRefunds() {
      return parseRefunds(await file.read());
    },
    async compact(now) {
      const text = await file.read();
      const next = pruneEntries(parseLines(text).entries, now).map(formatEntry).join('');
      if (next !== text) await file.replace(next);
      const { entries, unreadable } = parseJournal(text);
      return { entries: pruneEntries(entries, now), unreadable };
    },
  };
}
