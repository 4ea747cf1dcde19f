import { readClient } from '~/platform/http/client-address';
import { RateLimit } from '~/platform/limits/rate-limit';

const windowMs = 10 * 60_000;

/** Sixty forms in ten minutes: more than everybody behind one address ever sends. */
const perAddress = new RateLimit({ limit: 60, windowMs });

/** Twelve where a captcha is set up and did not vouch for the sender: more than a family behind one address ever sends. */
const uncheckedPerAddress = new RateLimit({ limit: 12, windowMs });

/**
 * Counts a form that writes mails.
 * @returns undefined, or after how many seconds its sender may send the next
 */
export function takeForm(request: Request): number | undefined {
  return perAddress.take(readClient(request));
}

/** The same for a form that no captcha has checked. */
export function takeUncheckedForm(request: Request): number | undefined {
  return uncheckedPerAddress.take(readClient(request));
}
