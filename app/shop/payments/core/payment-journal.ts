import { z } from 'zod';
import { dayMs } from '~/platform/time/durations';
import { providerIds } from '~/platform/database/stored-values';
import { formatJournalLine, parseJournalLines } from '~/platform/journal/journal-lines';
import { isPaymentReference } from './payment-reference';

const entrySchema = z.object({
  reference: z.string().refine(isPaymentReference),
  provider: z.enum(providerIds),
  /** The order number shown to people. */
  order: z.string().regex(/^[A-Z]{1,4}-\d{4}-\d{6,15}$/),
  amountCents: z.number().int().positive(),
  /** When the payment was started. */
  at: z.iso.datetime(),
});

/** One payment that was about to be started at a provider. No personal data. */
export type JournalEntry = z.infer<typeof entrySchema>;

/** Longer than any hold (WSPAY_HOLD_DAYS is at most 30), doubled to allow for capture and for an old backup. */
const keptDays = 60;

/** Whether a payment is recent enough that its money may still need a decision. */
export const isRecent = ({ at }: JournalEntry, now: Date): boolean =>
  now.getTime() - Date.parse(at) < keptDays * dayMs;

/** Parses a journal; a retried attempt is written again, and its first entry has the time at which it was started. */
export const parseJournal = (text: string) =>
  parseJournalLines(text, entrySchema, ({ reference }) => reference);

/** Formats one line including its line break. @throws Error for an entry that `parseJournal` would skip */
export const formatEntry = (entry: JournalEntry): string => formatJournalLine(entry, entrySchema);

/** The sequential part of an order number, which never resets: 123 of `M-2026-000123`. */
const sequenceOf = ({ order }: JournalEntry): number => Number(order.split('-')[2]);

/** The highest order number ever sent to a provider; 0 if the journal is empty. */
export const highestSequence = (entries: readonly JournalEntry[]): number =>
  entries.reduce((highest, entry) => Math.max(highest, sequenceOf(entry)), 0);

/** Returns the entries to keep: recent payments, and the one with the highest order number, however old. */
export function pruneEntries(entries: readonly JournalEntry[], now: Date): JournalEntry[] {
  const highest = highestSequence(entries);
  return entries.filter((entry) => isRecent(entry, now) || sequenceOf(entry) === highest);
}
