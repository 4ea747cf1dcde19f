import { join } from 'node:path';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { InvoiceTable } from '~/platform/database/invoice-tables';
import type { Database } from '~/platform/database/schema';
import { JournalFile, lockJournal } from '~/platform/journal/journal-file.server';
import { readNamed } from '~/shop/orders/named-goods';
import {
  counterOf,
  firstKeptYear,
  formatIssuedNumber,
  type IssuedNumber,
  listHighest,
  parseInvoiceJournal,
} from './invoice-journal';
import { contentOf } from './issue-invoice.server';
import { adoptNumbers } from './lost-invoices.server';

/** The file beside the database; backups contain it. */
export const invoiceJournalName = 'invoice-numbers.jsonl';

/** What is read and written of the file. */
export type JournalText = Pick<JournalFile, 'read' | 'append' | 'replace'>;

type Read = (folder: string) => Promise<IssuedNumber[]>;

/** Reads the numbers that were given, from the journal in a folder. */
export const readInvoiceJournal: Read = async (folder) =>
  parseInvoiceJournal(await openFile(folder).read()).entries;

const openFile = (folder: string) =>
  new JournalFile(join(folder, invoiceJournalName), 'journal of invoice numbers');

const columns = [
  'id',
  'oib',
  'year',
  'premises',
  'device',
  'number',
  'zki',
  'total_cents',
  'key',
  'issued_at',
  'goods',
] as const;

type Row = Pick<Selectable<InvoiceTable>, (typeof columns)[number]>;

const toEntry = (
  { id: _id, total_cents: totalCents, issued_at: at, goods, ...row }: Row,
  sentAt: string | undefined,
): IssuedNumber => ({
  ...row,
  totalCents,
  at,
  ...(goods !== null && { goods: readNamed(goods) }),
  ...(sentAt !== undefined && { sentAt }),
});

/** The entries of invoices that the file does not have yet: the contents, which alone say when goods were sent, are large. */
async function toEntries(
  trx: Transaction<Database>,
  rows: readonly Row[],
): Promise<IssuedNumber[]> {
  const entries: IssuedNumber[] = [];
  for (const row of rows) {
    const { content } = await trx
      .selectFrom('invoices')
      .select('content')
      .where('id', '=', row.id)
      .executeTakeFirstOrThrow();
    entries.push(toEntry(row, contentOf({ content }).sentAt));
  }
  return entries;
}

/**
 * The numbers of issued invoices in a file beside the database, so that they are not given again after the database
 * was lost or restored. A number is written after the transaction that gave it, and before its invoice is
 * sent or shown: a number that was rolled back is never written, and one that is not written is unknown to anyone.
 */
export class InvoiceJournal {
  readonly #db: Kysely<Database>;
  readonly #file: JournalText;
  /** The highest number of each counter that this process knows to be on disk. */
  #written: Map<string, number> | undefined;

  /** @param place the folder of the file, or the file itself */
  constructor(db: Kysely<Database>, place: string | JournalText) {
    this.#db = db;
    this.#file = typeof place === 'string' ? openFile(place) : place;
  }

  /** @returns an entry for each invoice, oldest first; empty if the file does not exist */
  async read(): Promise<IssuedNumber[]> {
    return parseInvoiceJournal(await this.#file.read()).entries;
  }

  /** Writes the numbers of committed invoices that are not in the file yet. @throws StorageError */
  async record(now: Date): Promise<void> {
    if (!this.#written) {
      const highest = listHighest(await this.read());
      this.#written = new Map([...highest].map(([counter, { number }]) => [counter, number]));
    }
    const written = this.#written;
    const counters = await this.#db
      .selectFrom('invoice_counters')
      .select(['year', 'premises', 'device', 'last_number'])
      .where('year', '>=', firstKeptYear(now))
      // A whole premises has no invoices of its own; those of its devices are in their rows.
      .where('device', '!=', '')
      .execute();
    const isBehind = (each: (typeof counters)[number]) =>
      each.last_number > (written.get(counterOf(each)) ?? 0);
    for (const counter of counters.filter(isBehind)) await this.#recordAbove(counter, written);
  }

  async #recordAbove(
    counter: Pick<IssuedNumber, 'year' | 'premises' | 'device'>,
    written: Map<string, number>,
  ): Promise<void> {
    await this.#db.transaction().execute(async (trx) => {
      await lockJournal(trx);
      const rows = await trx
        .selectFrom('invoices')
        .select(columns)
        .where('year', '=', counter.year)
        .where('premises', '=', counter.premises)
        .where('device', '=', counter.device)
        .where('number', '>', written.get(counterOf(counter)) ?? 0)
        .orderBy('number')
        .execute();
      const last = rows.at(-1);
      if (!last) return;
      const entries = await toEntries(trx, rows);
      await this.#file.append(entries.map(formatIssuedNumber).join(''));
      written.set(counterOf(counter), last.number);
    });
  }

  /**
   * Compares the file with the database, at the start of a process: numbers continue above the highest of both,
   * invoices that only the file knows are listed as lost, and those that only the database knows are written to the
   * file.
   * @param oib the seller's; entries of other sellers are left alone
   * @returns how many lines could not be read, and how many invoices were found lost
   */
  async reconcile(oib: string, now: Date): Promise<{ unreadable: number; lost: number }> {
    return this.#db.transaction().execute(async (trx) => {
      await lockJournal(trx);
      const text = await this.#file.read();
      const { entries, unreadable } = parseInvoiceJournal(text);
      const kept = entries.filter(({ year }) => year >= firstKeptYear(now));
      const lost = await adoptNumbers(trx, kept, oib, now);
      const known = new Set(kept.map(({ zki }) => zki));
      const rows = await trx
        .selectFrom('invoices')
        .select(columns)
        .where('year', '>=', firstKeptYear(now))
        .orderBy('id')
        .execute();
      const added = rows.filter(({ zki }) => !known.has(zki));
      const all = [...kept, ...(await toEntries(trx, added))];
      const next = all.map(formatIssuedNumber).join('');
      if (next !== text) await this.#file.replace(next);
      const highest = listHighest(all);
      this.#written = new Map([...highest].map(([counter, { number }]) => [counter, number]));
      return { unreadable, lost };
    });
  }
}
