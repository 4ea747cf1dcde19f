import { runEach } from '~/platform/jobs/run-each';
import type { PaymentDependencies } from '~/shop/payments/core/payment-dependencies';
import { isRecent, type JournalEntry } from '~/shop/payments/core/payment-journal';
import { type ProviderRound, runForEach, startProviderRound } from './provider-round';
import { latePaymentMs } from './reconcile.server';
import {
  checkUnmatched,
  findKnownReferences,
  listUnmatched,
  refreshUnmatched,
} from '~/shop/payments/core/unmatched-payments.server';

/** References this process has queried and for which nothing can change any more. */
export type SettledReferences = Set<string>;

/**
 * Checks payments that the journal knows and the database does not (after a restore, orders placed since the backup;
 * also orders that were erased), then those awaiting review.
 * @param settled kept from round to round
 * @param round shared with the other jobs, so that each payment is queried once
 */
export async function findUnmatchedPayments(
  dependencies: PaymentDependencies,
  settled: SettledReferences,
  round: ProviderRound = startProviderRound(),
): Promise<void> {
  const refreshAll = async () =>
    runForEach(round, await listUnmatched(dependencies.db), (payment) =>
      refreshUnmatched(dependencies, payment),
    );
  await runEach([() => findLostPayments(dependencies, settled, round), refreshAll]);
}

/** Checks payments that this machine's journal knows and the database does not. Idempotent, also across processes. */
export async function findLostPayments(
  dependencies: PaymentDependencies,
  settled: SettledReferences,
  round: ProviderRound,
): Promise<void> {
  const check = async (entry: JournalEntry) => {
    await checkUnmatched(dependencies, entry);
    if (isOver(entry, dependencies.now())) settled.add(entry.reference);
  };
  await runForEach(round, await listUnknown(dependencies, settled), check);
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

/** After that time the payment page accepts no cards, so the provider's status is final. */
const isOver = ({ at }: JournalEntry, now: Date) => now.getTime() - Date.parse(at) > latePaymentMs;
