import { type PaymentProvider, PaymentUnavailable } from './payments';

/** Far more than a small shop needs at once, but few enough to limit the damage when a provider hangs. */
const places = 32;

/**
 * Limits concurrent status queries to a provider across all visitors. A query over the limit fails immediately, as if
 * the provider were unreachable. Operations that move money (capture, void, refund) are never limited.
 */
export function limitCalls(provider: PaymentProvider, limit = places): PaymentProvider {
  let underWay = 0;
  async function take<Result>(call: () => Promise<Result>): Promise<Result> {
    if (underWay >= limit) {
      throw new PaymentUnavailable('Too many requests to the provider are under way');
    }
    underWay += 1;
    try {
      return await call();
    } finally {
      underWay -= 1;
    }
  }
  return {
    ...provider,
    start: (payment) => take(() => provider.start(payment)),
    status: (payment) => take(() => provider.status(payment)),
    close: (payment) => take(() => provider.close(payment)),
  };
}
