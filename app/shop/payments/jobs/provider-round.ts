import { PaymentUnavailable } from '~/shop/payments/core/payments';
import type { ProviderId } from '~/platform/database/stored-values';

/** The provider is down rather than confused about one payment: the rest waits for the next round. */
const maxFailuresInARow = 3;

/**
 * A round over payments that asks a provider no more once it has failed to answer three times in a row; other providers
 * go on.
 * @param isStopped ends it between two payments
 * @returns does one payment's work, unless the round is over for its provider
 */
export function startRound(isStopped: () => boolean) {
  const failures = new Map<ProviderId, number>();
  return async (provider: ProviderId, work: () => Promise<unknown>): Promise<void> => {
    if (isStopped() || (failures.get(provider) ?? 0) >= maxFailuresInARow) return;
    try {
      await work();
      failures.set(provider, 0);
    } catch (error) {
      if (!(error instanceof PaymentUnavailable)) throw error;
      failures.set(provider, (failures.get(provider) ?? 0) + 1);
    }
  };
}
