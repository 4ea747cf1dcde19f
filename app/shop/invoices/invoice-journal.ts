import { z } from 'zod';
import { formatJournalLine, parseJournalLines } from '~/platform/journal/journal-lines';
import { fiscalYear } from './fiscalisation/fiscal-time';

const entrySchema = z.object({
  /** The seller's, so that the numbers of a demonstration are never continued by a real shop. */
  oib: z.string(),
  year: z.int(),
  premises: z.string(),
  device: z.string(),
  number: z.int().positive(),
  zki: z.string().regex(/^[0-9a-f]{32}$/),
  totalCents: z.int(),
  /** Names what is invoiced: `M-2026-000123:charged`. */
  key: z.string(),
  /** When it was issued. */
  at: z.iso.datetime(),
  /** What staff named: left out of the charge, or what the refund is for. */
  goods: z.array(z.object({ variantId: z.string(), pieces: z.int() })).optional(),
  /** When the goods were sent, as the invoice says. */
  sentAt: z.iso.datetime().optional(),
});

/** An invoice number that was given. No personal data. */
export type IssuedNumber = z.infer<typeof entrySchema>;

/** Parses the journal; the ZKI identifies an invoice. */
export const parseInvoiceJournal = (text: string) =>
  parseJournalLines(text, entrySchema, ({ zki }) => zki);

/** Formats one line including its line break. */
export const formatIssuedNumber = (entry: IssuedNumber): string =>
  formatJournalLine(entry, entrySchema);

/** The first year that the journal keeps: numbers begin anew each year, and no backup in use is older than a year. */
export const firstKeptYear = (now: Date): number => fiscalYear(now) - 1;

/** What a number is counted by. */
export const counterOf = ({
  year,
  premises,
  device,
}: Pick<IssuedNumber, 'year' | 'premises' | 'device'>): string => `${year}/${premises}/${device}`;

/** The entry with the highest number of each counter. */
export function listHighest(entries: readonly IssuedNumber[]): Map<string, IssuedNumber> {
  const highest = new Map<string, IssuedNumber>();
  for (const entry of entries) {
    const known = highest.get(counterOf(entry));
    if (!known || known.number < entry.number) highest.set(counterOf(entry), entry);
  }
  return highest;
}
