import type { PaymentDependencies } from '~/shop/payments/core/payment-dependencies';
import {
  type JournalEntry,
  pruneEntries,
  type RefundEntry,
} from '~/shop/payments/core/payment-journal';
import type { PaymentJournal } from '~/shop/payments/core/payment-journal.server';

/** An in-memory payment journal. */
export function makeJournal(entries: JournalEntry[] = [], refunds: RefundEntry[] = []) {
  const journal: PaymentJournal = {
    append: async (entry) => void ('refund' in entry ? refunds.push(entry) : entries.push(entry)),
    read: async () => [...entries],
    readRefunds: async () => [...refunds],
    compact: async (now) => ({ entries: pruneEntries(entries, now), unreadable: 0 }),
  };
  return { journal, entries };
}

/** Dependencies for payment tests that do not deal with payments without an order. */
export function makeUnmatchedDependencies() {
  return {
    journal: makeJournal().journal,
    onForged: () => {},
    onUnmatched: () => {},
    renderUnmatchedMail: async ({ reference }) => ({
      dedupeKey: `payment:${reference}:unmatched`,
      kind: 'payment-unmatched',
      siteUrl: 'https://linden.example',
      to: { name: 'Linden', address: 'shop@example.com' },
      subject: reference,
      html: '',
      text: reference,
    }),
  } satisfies Partial<PaymentDependencies>;
}

/** `M-2026-000001-1`, `-2` and so on: the former reference format, predictable for a test. */
export function countReferences(orderNumber: string): () => string {
  let last = 0;
  return () => `${orderNumber}-${++last}`;
}
