import { createHash } from 'node:crypto';
import { minuteMs } from '~/platform/time/durations';

const aroundMidnightMs = 10 * minuteMs;

function hashOf(parts: readonly string[], time: number): string {
  const day = new Date(time).toISOString().slice(0, 10);
  return createHash('sha256')
    .update(JSON.stringify([day, ...parts]))
    .digest('base64url');
}

/**
 * Idempotency keys derived from the content: the same content submitted on the same day gets the same id.
 * @returns the id, and the one it would have had ten minutes ago, which detects duplicates around midnight
 */
export function submissionIds(
  parts: readonly string[],
  now: Date,
): [current: string, recent: string] {
  return [hashOf(parts, now.getTime()), hashOf(parts, now.getTime() - aroundMidnightMs)];
}

/** The id of the same content submitted once more, after what was submitted under `id` has been settled. */
export const repeatedId = (id: string): string =>
  createHash('sha256').update(id).digest('base64url');
