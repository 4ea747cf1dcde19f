import { type PaymentProvider, PaymentUnavailable } from './payments';

/** Far more than a small shop needs at once, but few enough to limit the damage when a provider hangs. */
const maxConcurrent = 32;

/**
 * Limits concurrent calls to a provider that visitors trigger: opening, querying and closing a payment page. One over
 * the limit fails immediately, as if the provider were unreachable. Operations that move money (capture, void, refund)
 * are never limited.
 */
export function limitCalls(provider: PaymentProvider, limit = maxConcurrent): PaymentProvider {
  let inFlight = 0;
  async function withSlot<Result>(call: () => Promise<Result>): Promise<Result> {
    if (inFlight >= limit) {
      throw new PaymentUnavailable('Too many requests to the provider are under way');
    }
    inFlight += 1;
    try {
      return await call();
    } finally {
      inFlight -= 1;
    }
  }
  return {
    ...provider,
    start: (payment) => withSlot(() => provider.start(payment)),
    status: (payment) => withSlot(() => provider.status(payment)),
    close: (payment) => withSlot(() => provider.close(payment)),
  };
}
