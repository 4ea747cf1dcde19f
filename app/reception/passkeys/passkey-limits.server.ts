import { readClient } from '~/platform/http/client-address';
import { everyone, type Limits } from '~/platform/limits/limits';
import { minuteMs } from '~/platform/time/durations';
import { challengeMinutes } from './challenges.server';

export type PasskeyLimits = ReturnType<typeof createPasskeyLimits>;

/**
 * Limits what is computed and stored for those who use passkeys: thirty uses for each, six hundred for all visitors. Who
 * is known is counted alone; for the reasoning, see docs/decisions/0092.
 */
export function createPasskeyLimits(limits: Limits) {
  const windowMs = challengeMinutes * minuteMs;
  const each = { perClient: 30, windowMs };
  const inAll = 600;
  // Every challenge is stored.
  const challenges = limits('challenges for passkeys', { ...each, inAll });
  const responses = limits('answers of passkeys', each);
  const verified = limits('verified answers of passkeys', { perClient: inAll, windowMs });
  const knownChallenges = limits('challenges for known users of passkeys', each);
  const knownResponses = limits('answers of known users of passkeys', each);
  return {
    /**
     * Counts a request for a challenge.
     * @param known the key of a member, or of a browser that is known to one: not affected by what others request
     * @returns undefined, or the minutes until the next is allowed
     */
    consumeChallenge: async (request: Request, known: string | undefined) =>
      toMinutes(
        known === undefined
          ? await challenges.consume(readClient(request))
          : await knownChallenges.consume(known),
      ),
    /** Counts a response, or the removal of a passkey. The same parameters and result. */
    consumeResponse: async (request: Request, known: string | undefined) =>
      toMinutes(
        known === undefined
          ? await responses.consume(readClient(request))
          : await knownResponses.consume(known),
      ),
    /** Counts a response to a challenge of ours, which is about to be verified, for all visitors together. */
    admitResponse: async (known: string | undefined) =>
      toMinutes(known === undefined ? await verified.consume(everyone) : undefined),
  };
}

const toMinutes = (seconds: number | undefined): number | undefined =>
  seconds === undefined ? undefined : Math.ceil(seconds / 60);
