import { readClient } from '~/platform/http/client-address';
import type { Limits } from '~/platform/limits/limits';

/** Why these numbers: docs/decisions/0047. */
const windowMs = 10 * 60_000;

const mailing = {
  windowMs,
  /** More than the users behind one shared address ever send. */
  perClient: 60,
  inAll: 300,
};

/** Where a captcha is configured but did not verify the sender: more than a family behind one address ever sends. */
const unverifiedLimit = 12;

/**
 * Rate limits on forms that send email, by client address and in total. Limits by recipient are counted where the
 * emails are stored.
 */
export function createFormRateLimits(limits: Limits) {
  const mails = limits('forms', mailing);
  const unverified = limits('unverified forms', { windowMs, perClient: unverifiedLimit });
  return {
    /**
     * Counts a form that sends email.
     * @returns undefined, or the seconds until this client may submit again
     */
    consume: (request: Request): Promise<number | undefined> => mails.consume(readClient(request)),

    /** The same for a form that the captcha has not verified. */
    consumeUnverified: (request: Request): Promise<number | undefined> =>
      unverified.consume(readClient(request)),
  };
}
