import { z } from 'zod';
import { providerIds } from '~/platform/database/stored-values';
import { referencePattern } from '~/shop/payments/providers/wspay/wspay-signature';

const entrySchema = z.object({
  reference: z.string().regex(referencePattern),
  provider: z.enum(providerIds),
  /** The order's number, for people. */
  order: z.string().regex(/^[A-Z]{1,4}-\d{4}-\d{6,15}$/),
  amountCents: z.number().int().positive(),
  /** When the payment was begun. */
  at: z.iso.datetime(),
});

/** One payment that a provider was going to be asked for. No personal data. */
export type JournalEntry = z.infer<typeof entrySchema>;

const day = 24 * 60 * 60_000;

/** Longer than any hold (WSPAY_HOLD_DAYS is 30 at most), with as much again for a charge and for an old backup. */
const keptDays = 60;

/** Whether a payment may still have money that has to be decided about. */
export const isRecent = ({ at }: JournalEntry, now: Date): boolean =>
  now.getTime() - Date.parse(at) < keptDays * day;

/**
 * Reads a journal. A line that is no entry is passed over and counted: a power cut may leave the last one torn, and
 * what is left of the file is worth the more.
 * @returns one entry for each reference, in the order of the file
 */
export function parseJournal(text: string): { entries: JournalEntry[]; unreadable: number } {
  const entries = new Map<string, JournalEntry>();
  let unreadable = 0;
  for (const line of text.split('\n')) {
    if (line === '') continue;
    const entry = parseEntry(line);
    if (!entry) unreadable += 1;
    // An attempt that is tried again is written again: it was begun when it was first written.
    else if (!entries.has(entry.reference)) entries.set(entry.reference, entry);
  }
  return { entries: [...entries.values()], unreadable };
}

function parseEntry(line: string): JournalEntry | undefined {
  try {
    return entrySchema.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}

/** One line with its end. @throws Error for what could not be read back */
export const formatEntry = (entry: JournalEntry): string =>
  `${JSON.stringify(entrySchema.parse(entry))}\n`;

/** The part of an order's number that counts up over all years: 123 of `M-2026-000123`. */
const sequenceOf = ({ order }: JournalEntry): number => Number(order.split('-')[2]);

/** The highest order number that was ever sent to a provider; 0 when there is none. */
export const highestSequence = (entries: readonly JournalEntry[]): number =>
  entries.reduce((highest, entry) => Math.max(highest, sequenceOf(entry)), 0);

/** What a journal has to keep: recent payments, and the highest order number however old it is. */
export function pruneEntries(entries: readonly JournalEntry[], now: Date): JournalEntry[] {
  const highest = highestSequence(entries);
  return entries.filter((entry) => isRecent(entry, now) || sequenceOf(entry) === highest);
}
