import { readClient } from '~/platform/http/client-address';
import type { Limits } from '~/platform/limits/limits';

/** Reasons for these limits: docs/decisions/0047. */
const windowMs = 10 * 60_000;

export type RequestLimits = ReturnType<typeof createRequestLimits>;

/**
 * Limits how often staff and guests can reply, since each reply sends an email.
 * @returns functions that count a reply and return undefined, or the number of seconds until the next one is allowed
 */
export function createRequestLimits(limits: Limits) {
  const replies = limits('replies', { windowMs, perClient: 60, inAll: 300 });
  const actions = limits('guests’ answers', { windowMs, perClient: 30, inAll: 300 });
  return {
    /**
     * Counted per staff member, because the staff share one IP address.
     * @param staffEmail the member's email address
     */
    countReply: (staffEmail: string) => replies.consume(staffEmail),
    countGuestAction: (request: Request) => actions.consume(readClient(request)),
  };
}
