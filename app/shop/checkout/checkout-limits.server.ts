import { readClient } from '~/platform/http/client-address';
import type { Limits } from '~/platform/limits/limits';

/** For the reasoning behind these numbers, see docs/decisions/0047. */
const windowMs = 10 * 60_000;
/** Every order may open a payment at the provider. */
const orders = { windowMs, perClient: 60, inAll: 600 };
/** Every step writes a draft. */
const steps = { windowMs, perClient: 300, inAll: 3_000 };

export type CheckoutLimits = ReturnType<typeof createCheckoutLimits>;

/**
 * Creates the rate limits of the checkout's forms, per client address and overall. Each call counts one submission.
 * @returns functions that return undefined, or the number of seconds to wait before the next submission
 */
export function createCheckoutLimits(limits: Limits) {
  const ordering = limits('orders', orders);
  const typing = limits('checkout steps', steps);
  return {
    countOrder: (request: Request) => ordering.consume(readClient(request)),
    countStep: (request: Request) => typing.consume(readClient(request)),
  };
}
