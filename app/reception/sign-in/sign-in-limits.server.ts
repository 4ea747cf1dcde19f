import { readClient } from '~/platform/http/client-address';
import { RateLimit } from '~/platform/limits/rate-limit';
import { linkMinutes } from './sign-in-links.server';

const windowMs = linkMinutes * 60_000;

export type SignInLimits = ReturnType<typeof createSignInLimits>;

/** How many links may be asked for while one is valid: five to a mailbox, twenty by a visitor. */
export function createSignInLimits() {
  const perMailbox = new RateLimit({ limit: 5, windowMs });
  const perVisitor = new RateLimit({ limit: 20, windowMs });
  return {
    /**
     * Counts a request for a link, whether or not the mailbox is a member's.
     * @returns undefined, or the seconds until the next
     */
    consume: (request: Request, email: string): number | undefined =>
      perVisitor.consume(readClient(request)) ?? perMailbox.consume(email),
  };
}
