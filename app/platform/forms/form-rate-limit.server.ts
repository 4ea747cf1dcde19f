import { readClient } from '~/platform/http/client-address';
import { Budget } from '~/platform/limits/budget';
import { RateLimit } from '~/platform/limits/rate-limit';

/** Why these numbers: docs/decisions/0047. */
const windowMs = 10 * 60_000;

const mailing = {
  windowMs,
  /** More than all users behind one address ever send. */
  perClient: 60,
  inAll: 300,
};

/** Where a captcha is set up and did not verify the sender: more than a family behind one address ever sends. */
const unverifiedLimit = 12;

/** The limits on forms that send e-mail: by client address and in all; those by recipient are counted where the mails are stored. */
export function createFormRateLimits() {
  const mails = new Budget(mailing);
  const unverifiedPerAddress = new RateLimit({ limit: unverifiedLimit, windowMs });
  return {
    /**
     * Counts a form that sends e-mail.
     * @returns undefined, or the seconds until its sender may submit the next
     */
    consume: (request: Request): number | undefined => mails.consume(readClient(request)),

    /** The same for a form that no captcha has verified. */
    consumeUnverified: (request: Request): number | undefined =>
      unverifiedPerAddress.consume(readClient(request)),
  };
}
