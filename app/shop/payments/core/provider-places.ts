import { type PaymentProvider, PaymentUnavailable } from './payments';

/** Many times what a small shop's buyers ask at once, and few enough for a provider that hangs. */
const places = 32;

/**
 * A provider that is asked at most so many questions at once by all visitors together; one more is told immediately that
 * the provider cannot be reached. What moves money (capture, void, refund) always passes.
 */
export function limitCalls(provider: PaymentProvider, limit = places): PaymentProvider {
  let underWay = 0;
  async function take<Result>(call: () => Promise<Result>): Promise<Result> {
    if (underWay >= limit) {
      throw new PaymentUnavailable('Too many questions to the provider are under way');
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
