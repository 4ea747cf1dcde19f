import { createHash } from 'node:crypto';

const aroundMidnightMs = 10 * 60_000;

function hashOf(parts: readonly string[], time: number): string {
  const day = new Date(time).toISOString().slice(0, 10);
  return createHash('sha256')
    .update(JSON.stringify([day, ...parts]))
    .digest('base64url');
}

/**
 * Ids made of what was submitted: the same content on the same day has the same id, however often it arrives.
 * @returns the id, and the one it had ten minutes ago, for what is submitted twice around midnight
 */
export function submissionIds(
  parts: readonly string[],
  now: Date,
): [current: string, recent: string] {
  return [hashOf(parts, now.getTime()), hashOf(parts, now.getTime() - aroundMidnightMs)];
}
