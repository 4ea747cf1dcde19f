import { readClient } from '~/platform/http/client-address';
import type { Limits } from '~/platform/limits/limits';
import { minuteMs } from '~/platform/time/durations';

/** Why these numbers: docs/decisions/0047 and 0080. */
const windowMs = 10 * minuteMs;

/** Forms of one client: more than the users behind one shared address ever send. */
const perClient = 60;
/** Where a captcha is configured but did not verify the sender: more than a family behind one address ever sends. */
const unverifiedPerClient = 12;

/** One kind of form, from all clients together. */
const inAll = 300;
/** The part of those that a configured captcha did not verify. The rest is left to verified senders. */
const unverifiedInAll = 150;

/**
 * Rate limits on forms that send email: by client address, and for each kind of form in total. Limits by recipient are
 * counted where the emails are stored. The functions return undefined, or the seconds until the next form is allowed.
 */
export function createFormRateLimits(limits: Limits) {
  const forms = limits('forms', { windowMs, perClient });
  const unverified = limits('unverified forms', { windowMs, perClient: unverifiedPerClient });
  const accepted = limits('accepted forms', { windowMs, perClient: inAll });
  const acceptedUnverified = limits('accepted unverified forms', {
    windowMs,
    perClient: unverifiedInAll,
  });
  return {
    /** Counts a form as submitted, whatever becomes of it. */
    consume: (request: Request): Promise<number | undefined> => forms.consume(readClient(request)),

    /**
     * Counts a form that is about to be stored and mailed.
     * @param form its kind
     */
    consumeAccepted: (form: string): Promise<number | undefined> => accepted.consume(form),

    /** The same for a form that the captcha has not verified. */
    consumeUnverified: async (request: Request, form: string): Promise<number | undefined> =>
      (await unverified.consume(readClient(request))) ??
      (await acceptedUnverified.consume(form)) ??
      (await accepted.consume(form)),
  };
}
