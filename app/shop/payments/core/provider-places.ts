import { type PaymentProvider, PaymentUnavailable } from './payments';

/** Many times what a small shop needs at once, and few enough to wait for a provider that hangs. */
const places = 32;

/**
 * Limits the concurrent status requests to a provider, for all visitors together; one more fails immediately, as if the
 * provider could not be reached. Operations that move money (capture, void, refund) always pass.
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
