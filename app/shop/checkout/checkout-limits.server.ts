import { readClient } from '~/platform/http/client-address';
import { Budget } from '~/platform/limits/budget';

/** Why these numbers: docs/decisions/0047. */
const windowMs = 10 * 60_000;
/** Each may open a payment at the provider. */
const orders = { windowMs, perClient: 60, inAll: 600 };
/** Each writes a draft. */
const steps = { windowMs, perClient: 300, inAll: 3_000 };

export type CheckoutLimits = ReturnType<typeof createCheckoutLimits>;

/**
 * How often the checkout's forms are taken, from one address and in all. Each function counts one more.
 * @returns functions that return undefined, or after how many seconds the next may come
 */
export function createCheckoutLimits() {
  const ordering = new Budget(orders);
  const typing = new Budget(steps);
  return {
    countOrder: (request: Request) => ordering.consume(readClient(request)),
    countStep: (request: Request) => typing.consume(readClient(request)),
  };
}
