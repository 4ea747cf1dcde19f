import { readClient } from '~/platform/http/client-address';
import { everyone, type Limits } from '~/platform/limits/limits';
import { minuteMs } from '~/platform/time/durations';

/** For the reasoning behind these numbers, see docs/decisions/0047 and 0080. */
const windowMs = 10 * minuteMs;
/** Every order may open a payment at the provider. */
const orders = { perClient: 60, inAll: 600 };
/** Every step may write a draft. */
const steps = { perClient: 300, inAll: 3_000 };

export type CheckoutLimits = ReturnType<typeof createCheckoutLimits>;

/**
 * Creates the rate limits of the checkout's forms. `countOrder` and `countStep` count what a client submits; `admitOrder`
 * and `admitDraft` what is about to be stored, for all clients together.
 * @returns functions that return undefined, or the number of seconds to wait before the next submission
 */
export function createCheckoutLimits(limits: Limits) {
  const ordering = limits('orders', { windowMs, perClient: orders.perClient });
  const typing = limits('checkout steps', { windowMs, perClient: steps.perClient });
  const stored = limits('stored orders', { windowMs, perClient: orders.inAll });
  const saved = limits('saved drafts', { windowMs, perClient: steps.inAll });
  return {
    countOrder: (request: Request) => ordering.consume(readClient(request)),
    countStep: (request: Request) => typing.consume(readClient(request)),
    admitOrder: () => stored.consume(everyone),
    admitDraft: () => saved.consume(everyone),
  };
}
