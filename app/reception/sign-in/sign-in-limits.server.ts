import { readClient } from '~/platform/http/client-address';
import type { Limits } from '~/platform/limits/limits';
import { linkMinutes } from './sign-in-links.server';

const windowMs = linkMinutes * 60_000;

export type SignInLimits = ReturnType<typeof createSignInLimits>;

/** Limits the links requested in the time that one is valid: five for an address, twenty from a visitor. */
export function createSignInLimits(limits: Limits) {
  const perMailbox = limits('links to a mailbox', { perClient: 5, windowMs });
  const perVisitor = limits('links for a visitor', { perClient: 20, windowMs });
  return {
    /**
     * Counts a request for a link, whether or not the address is a member's.
     * @returns undefined, or the seconds until the next is allowed
     */
    consume: async (request: Request, email: string): Promise<number | undefined> =>
      (await perVisitor.consume(readClient(request))) ?? (await perMailbox.consume(email)),
  };
}
