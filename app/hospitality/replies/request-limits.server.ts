import { readClient } from '~/platform/http/client-address';
import { Budget } from '~/platform/limits/budget';

/** Why these numbers: docs/decisions/0047. */
const windowMs = 10 * 60_000;

export type RequestLimits = ReturnType<typeof createRequestLimits>;

/**
 * How often requests may be answered, by staff and by guests: each answer is a mail.
 * @returns functions that return undefined, or after how many seconds the next may come
 */
export function createRequestLimits() {
  const replies = new Budget({ windowMs, perClient: 60, inAll: 300 });
  const steps = new Budget({ windowMs, perClient: 30, inAll: 300 });
  return {
    /** @param staffEmail who answers: a house's staff share one address on the network */
    countReply: (staffEmail: string) => replies.consume(staffEmail),
    countStep: (request: Request) => steps.consume(readClient(request)),
  };
}
