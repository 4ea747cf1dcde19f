import { randomBytes } from 'node:crypto';

/** The secret of a link: 192 bits. Lower-case hex, so that it survives a mail client that changes case. */
export const newPublicToken = (): string => randomBytes(24).toString('hex');

/** A token as it is stored, from one in any case; undefined if it is malformed. */
export function readPublicToken(given: string): string | undefined {
  const token = given.toLowerCase();
  return /^[0-9a-f]{48}$/.test(token) ? token : undefined;
}
