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

const refundSchema = entrySchema.extend({
  /** Payments that are older than the journal have other references. */
  reference: z.string().min(1).max(255),
  /** Identifies the refund; the same for all its attempts. */
  refund: z.string().min(1).max(255),
  /** What had been refunded before. */
  baseCents: z.number().int().nonnegative(),
  /** When the refund was requested. */
  at: z.iso.datetime(),
});

/** One payment that was about to be started at a provider. No personal data. */
export type JournalEntry = z.infer<typeof entrySchema>;

/** One refund that was about to be sent to a provider. No personal data. */
export type RefundEntry = z.infer<typeof refundSchema>;

/** What has been refunded in total after a refund, in cents. */
export const totalAfter = ({
  baseCents,
  amountCents,
}: Pick<RefundEntry, 'baseCents' | 'amountCents'>): number => baseCents + amountCents;

type JournalLine = JournalEntry | RefundEntry;

const lineSchema = z.union([refundSchema, entrySchema]);

const isRefund = (line: JournalLine): line is RefundEntry => 'refund' in line;

const keyOf = (line: JournalLine) => (isRefund(line) ? line.refund : line.reference);

/** Longer than any hold (WSPAY_HOLD_DAYS is at most 30), doubled to allow for capture and for an old backup. */
const keptDays = 60;

/** Whether a payment is recent enough that its money may still need a decision. */
export const isRecent = ({ at }: JournalLine, now: Date): boolean =>
  now.getTime() - Date.parse(at) < keptDays * dayMs;

/** Parses all lines of a journal: one for each payment and refund. */
export const parseLines = (text: string) => parseJournalLines(text, lineSchema, keyOf);

/** Parses the payments; a retried attempt is written again, and its first entry has the time at which it was started. */
export function parseJournal(text: string): { entries: JournalEntry[]; unreadable: number } {
  const { entries: lines, unreadable } = parseLines(text);
  return { entries: lines.filter((line) => !isRefund(line)), unreadable };
}

/** The refunds in a journal, oldest first. */
export const parseRefunds = (text: string): RefundEntry[] =>
  parseLines(text).entries.filter(isRefund);

/** Formats one line including its line break. @throws Error for an entry that `parseJournal` would skip */
export const formatEntry = (entry: JournalLine): string => formatJournalLine(entry, lineSchema);

/** Merges the texts of several journals: one line per payment and refund, oldest first. */
export const mergeJournals = (texts: readonly string[]): string =>
  parseLines(texts.join('\n'))
    .entries.sort((a, b) => a.at.localeCompare(b.at))
    .map(formatEntry)
    .join('');

/** The sequential part of an order number, which never resets: 123 of `M-2026-000123`. */
const sequenceOf = ({ order }: JournalLine): number => Number(order.split('-')[2]);

/** The highest order number ever sent to a provider; 0 if the journal is empty. */
export const highestSequence = (entries: readonly JournalLine[]): number =>
  entries.reduce((highest, entry) => Math.max(highest, sequenceOf(entry)), 0);

/** Returns the entries to keep: recent ones, and the one with the highest order number, however old. */
export function pruneEntries<Line extends JournalLine>(
  entries: readonly Line[],
  now: Date,
): Line[] {
  const highest = highestSequence(entries);
  return entries.filter((entry) => isRecent(entry, now) || sequenceOf(entry) === highest);
}
