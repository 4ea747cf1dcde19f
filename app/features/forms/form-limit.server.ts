import { readClient } from '~/server/http/client-address';
import { RateLimit } from '~/server/rate-limit';

/** Sixty forms in ten minutes: more than everybody behind one address ever sends. */
const perAddress = new RateLimit({ limit: 60, windowMs: 10 * 60_000 });

/**
 * Counts a form that writes mails.
 * @returns undefined, or after how many seconds its sender may send the next
 */
export function takeForm(request: Request): number | undefined {
  return perAddress.take(readClient(request));
}
