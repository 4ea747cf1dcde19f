import { readClient } from '~/platform/http/client-address';
import { RateLimit } from '~/platform/limits/rate-limit';

const windowMs = 10 * 60_000;

/** Sixty forms in ten minutes: more than everybody behind one address ever sends. */
const limit = 60;

/** Twelve where a captcha is set up and did not vouch for the sender: more than a family behind one address ever sends. */
const uncheckedLimit = 12;

/** How many forms that write mails one address may send. */
export function createFormLimits() {
  const perAddress = new RateLimit({ limit, windowMs });
  const uncheckedPerAddress = new RateLimit({ limit: uncheckedLimit, windowMs });
  return {
    /**
     * Counts a form that writes mails.
     * @returns undefined, or after how many seconds its sender may send the next
     */
    take: (request: Request): number | undefined => perAddress.take(readClient(request)),

    /** The same for a form that no captcha has checked. */
    takeUnchecked: (request: Request): number | undefined =>
      uncheckedPerAddress.take(readClient(request)),
  };
}
