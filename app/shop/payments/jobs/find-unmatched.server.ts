import type { PaymentDependencies } from '~/shop/payments/core/payment-dependencies';
import { isRecent, type JournalEntry } from '~/shop/payments/core/payment-journal';
import { type ProviderRound, startProviderRound } from './provider-round';
import {
  checkUnmatched,
  findKnownReferences,
  updateUnmatched,
  listUnmatched,
} from '~/shop/payments/core/unmatched-payments.server';

const day = 24 * 60 * 60_000;

/** How long a payment page may still take a card. */
const latePaymentMs = day;

/** References that nothing can happen to any more, as far as this process has asked. */
export type SettledReferences = Set<string>;

/**
 * One round over the payments that the journal knows and the database does not: after a restore, those of orders that
 * were placed since the backup; also those of orders that were erased. Then over those that wait for a decision.
 * @param settled kept from round to round
 * @param round shared with the other jobs, so that each payment is asked about once
 */
export async function findUnmatchedPayments(
  dependencies: PaymentDependencies,
  settled: SettledReferences,
  round: ProviderRound = startProviderRound(),
): Promise<void> {
  for (const entry of await listUnknown(dependencies, settled)) {
    await round.run(entry, async () => {
      await checkUnmatched(dependencies, entry);
      if (isOver(entry, dependencies.now())) settled.add(entry.reference);
    });
  }
  for (const { reference, provider, begun_at } of await listUnmatched(dependencies.db)) {
    await round.run({ reference, provider }, async () => {
      const begunAt = begun_at === null ? undefined : new Date(begun_at);
      const status = await dependencies.providerOf(provider).status({ reference, begunAt });
      await updateUnmatched(dependencies, reference, status);
    });
  }
}

async function listUnknown(
  { db, journal, now }: PaymentDependencies,
  settled: SettledReferences,
): Promise<JournalEntry[]> {
  const entries = (await journal.read()).filter(
    (entry) => isRecent(entry, now()) && !settled.has(entry.reference),
  );
  const known = await findKnownReferences(
    db,
    entries.map(({ reference }) => reference),
  );
  return entries.filter(({ reference }) => !known.has(reference));
}

/** After that time the payment page takes no card any more, so the provider's answer is final. */
const isOver = ({ at }: JournalEntry, now: Date) => now.getTime() - Date.parse(at) > latePaymentMs;
