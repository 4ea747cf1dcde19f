import { PaymentUnavailable } from '~/shop/payments/core/payments';
import type { ProviderId } from '~/platform/database/stored-values';

/** After so many failures in a row the provider is taken to be down: its other payments wait for the next round. */
const maxFailuresInARow = 3;

/** One round over payments. */
export type ProviderRound = {
  /** Whether the process is shutting down: no more work is begun. */
  isStopped: () => boolean;
  /**
   * Does the work that asks a provider about one payment. Nothing is done for a payment that was asked about before in
   * this round, nor for a provider that failed three times in a row; other providers go on.
   */
  run(
    payment: { reference: string; provider: ProviderId },
    work: () => Promise<unknown>,
  ): Promise<void>;
};

/** Starts a round with nothing asked and no failures counted. @param isStopped checked before each payment */
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
        if (!(error instanceof PaymentUnavailable)) throw error;
        failures.set(provider, failed + 1);
      }
    },
  };
}
