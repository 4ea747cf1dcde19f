import { createHash } from 'node:crypto';

const aroundMidnightMs = 10 * 60_000;

function nameOf(parts: readonly string[], time: number): string {
  const day = new Date(time).toISOString().slice(0, 10);
  return createHash('sha256')
    .update(JSON.stringify([day, ...parts]))
    .digest('base64url');
}

/**
 * Names what was sent: the same words on the same day have the same name, however often they arrive.
 * @returns the name, and the one it had ten minutes ago, for what is sent twice around midnight
 */
export function submissionIds(
  parts: readonly string[],
  now: Date,
): [current: string, recent: string] {
  return [nameOf(parts, now.getTime()), nameOf(parts, now.getTime() - aroundMidnightMs)];
}
