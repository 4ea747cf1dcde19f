import { hourMs, minuteMs } from '~/platform/time/durations';
import { type Client, readClient } from '~/platform/http/client-address';
import type { Limits } from '~/platform/limits/limits';
import { linkMinutes } from './sign-in-links.server';

const windowMs = linkMinutes * minuteMs;

/** A client as far as one mailbox is concerned. */
const withMailbox = ({ key, network }: Client, email: string): Client => ({
  key: `${key} ${email}`,
  ...(network !== undefined && { network: `${network} ${email}` }),
});

export type SignInLimits = ReturnType<typeof createSignInLimits>;

/** Limits the links that are requested; for the reasoning behind these numbers, see docs/decisions/0079. */
export function createSignInLimits(limits: Limits) {
  const perVisitor = limits('links for a visitor', { perClient: 20, windowMs });
  const perVisitorAndMailbox = limits('links for a visitor and mailbox', {
    perClient: 5,
    windowMs,
  });
  const perMailbox = limits('links to a mailbox in an hour', { perClient: 20, windowMs: hourMs });
  const perKnownBrowser = limits('links for a known browser', { perClient: 5, windowMs });
  return {
    /**
     * Counts a request for a link, whether or not the address is a member's.
     * @param knownBrowser the key of a browser in which the member has signed in before: it is not affected by what
     *   others request
     * @returns undefined, or the seconds until the next is allowed
     */
    async consume(
      request: Request,
      email: string,
      knownBrowser: string | undefined,
    ): Promise<number | undefined> {
      if (knownBrowser !== undefined) return perKnownBrowser.consume(`${knownBrowser} ${email}`);
      const client = readClient(request);
      return (
        (await perVisitor.consume(client)) ??
        (await perVisitorAndMailbox.consume(withMailbox(client, email))) ??
        (await perMailbox.consume(email))
      );
    },
  };
}
