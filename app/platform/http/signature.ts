import { timingSafeEqual } from 'node:crypto';

/** Compares in constant time. Values that are not strings, or of a different length, never match. */
export function isSameSignature(expected: string, received: unknown): boolean {
  if (typeof received !== 'string') return false;
  const [wanted, given] = [Buffer.from(expected), Buffer.from(received)];
  return wanted.length === given.length && timingSafeEqual(wanted, given);
}
