import { readClient } from '~/platform/http/client-address';
import type { Limits } from '~/platform/limits/limits';
import { challengeMinutes } from './challenges.server';

export type PasskeyLimits = ReturnType<typeof createPasskeyLimits>;

/** Limits what is computed and stored for visitors who use passkeys: thirty uses for each, six hundred for all. */
export function createPasskeyLimits(limits: Limits) {
  const options = { perClient: 30, inAll: 600, windowMs: challengeMinutes * 60_000 };
  const challenges = limits('challenges for passkeys', options);
  const answers = limits('answers of passkeys', options);
  return {
    /** Counts a request for a challenge. @returns undefined, or the minutes until the next is allowed */
    consumeChallenge: async (request: Request) =>
      toMinutes(await challenges.consume(readClient(request))),
    /** Counts an answer that is to be verified. @returns undefined, or the minutes until the next is allowed */
    consumeAnswer: async (request: Request) =>
      toMinutes(await answers.consume(readClient(request))),
  };
}

const toMinutes = (seconds: number | undefined): number | undefined =>
  seconds === undefined ? undefined : Math.ceil(seconds / 60);
