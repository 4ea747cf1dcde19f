import { readClient } from '~/platform/http/client-address';
import { everyone, type Limits } from '~/platform/limits/limits';
import { minuteMs } from '~/platform/time/durations';

/** Reasons for these limits: docs/decisions/0047 and 0080. */
const windowMs = 10 * minuteMs;

export type ReplyLimits = ReturnType<typeof createReplyLimits>;

/**
 * Limits how often staff and guests can reply, since each reply sends an email.
 * @returns functions that count a reply and return undefined, or the number of seconds until the next one is allowed
 */
export function createReplyLimits(limits: Limits) {
  const replies = limits('replies', { windowMs, perClient: 60, inAll: 300 });
  const actions = limits('guests’ answers', { windowMs, perClient: 30 });
  const stored = limits('stored guests’ answers', { windowMs, perClient: 300 });
  return {
    /**
     * Counted per staff member, because the staff share one IP address.
     * @param staffEmail the member's email address
     */
    countReply: (staffEmail: string) => replies.consume(staffEmail),
    /** Counts what a client submits. */
    countGuestAction: (request: Request) => actions.consume(readClient(request)),
    /** Counts what is about to be stored, for all clients together. */
    admitGuestAction: () => stored.consume(everyone),
  };
}
