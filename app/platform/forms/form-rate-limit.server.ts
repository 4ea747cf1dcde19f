import { readClient } from '~/platform/http/client-address';
import { RateLimit } from '~/platform/limits/rate-limit';

const windowMs = 10 * 60_000;

/** Sixty forms in ten minutes: more than all people behind one address ever submit. */
const perAddress = new RateLimit({ limit: 60, windowMs });

/** Twelve where a captcha is set up and did not verify the sender: more than a family behind one address ever submits. */
const unverifiedPerAddress = new RateLimit({ limit: 12, windowMs });

/**
 * Counts a form that sends mails.
 * @returns undefined, or the seconds until its sender may submit the next
 */
export function consumeRateLimit(request: Request): number | undefined {
  return perAddress.consume(readClient(request));
}

/** The same for a form whose sender no captcha has verified. */
export function consumeUnverifiedRateLimit(request: Request): number | undefined {
  return unverifiedPerAddress.consume(readClient(request));
}
