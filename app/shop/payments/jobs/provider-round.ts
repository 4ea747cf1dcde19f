import { runEach } from '~/platform/jobs/run-each';
import { PaymentUnavailable } from '~/shop/payments/core/payments';
import type { ProviderId } from '~/platform/database/stored-values';

/**
 * After this many consecutive failures a provider counts as down, and its other payments wait for the next round. Answers
 * that cannot be stored count too: while nothing can be stored, there is no use in asking for more.
 */
const maxFailuresInARow = 3;

type QueriedPayment = { reference: string; provider: ProviderId };

/** One round of status queries over payments. */
export type ProviderRound = {
  /** Whether the process is shutting down; no more work is started then. */
  isStopped: () => boolean;
  /**
   * Runs work that queries a provider about one payment. Skipped if the payment was already queried in this round, or
   * if its provider has failed three times in a row; other providers are not affected.
   * @throws any error other than PaymentUnavailable
   */
  run(payment: QueriedPayment, work: () => Promise<unknown>): Promise<void>;
};

/**
 * Runs work that queries a provider for each of several payments, also after one whose work fails.
 * @throws the first error other than PaymentUnavailable, after the last payment
 */
export const runForEach = <Payment extends QueriedPayment>(
  round: ProviderRound,
  payments: readonly Payment[],
  work: (payment: Payment) => Promise<unknown>,
): Promise<void> =>
  runEach(payments.map((payment) => () => round.run(payment, () => work(payment))));

/** Starts a new round. @param isStopped checked before each payment */
export function startProviderRound(isStopped: () => boolean = () => false): ProviderRound {
  const asked = new Set<string>();
  const failures = new Map<ProviderId, number>();
  return {
    isStopped,
    async run({ reference, provider }, work) {
      const failed = failures.get(provider) ?? 0;
      if (isStopped() || asked.has(reference) || failed >= maxFailuresInARow) return;
      asked.add(reference);
      try {
        await work();
        failures.set(provider, 0);
      } catch (error) {
        failures.set(provider, failed + 1);
        if (!(error instanceof PaymentUnavailable)) throw error;
      }
    },
  };
}
