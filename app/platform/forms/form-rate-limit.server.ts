import { readClient } from '~/platform/http/client-address';
import { RateLimit } from '~/platform/limits/rate-limit';

const windowMs = 10 * 60_000;

/** Sixty forms in ten minutes: more than all users behind one address ever send. */
const limit = 60;

/** Twelve where a captcha is set up and did not verify the sender: more than a family behind one address ever sends. */
const unverifiedLimit = 12;

/** The limits on forms that send e-mail, for each client address. */
export function createFormRateLimits() {
  const perAddress = new RateLimit({ limit, windowMs });
  const unverifiedPerAddress = new RateLimit({ limit: unverifiedLimit, windowMs });
  return {
    /**
     * Counts a form that sends e-mail.
     * @returns undefined, or the seconds until its sender may submit the next
     */
    consume: (request: Request): number | undefined => perAddress.consume(readClient(request)),

    /** The same for a form that no captcha has verified. */
    consumeUnverified: (request: Request): number | undefined =>
      unverifiedPerAddress.consume(readClient(request)),
  };
}
