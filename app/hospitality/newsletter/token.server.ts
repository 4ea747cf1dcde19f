import { createHash, randomBytes } from 'node:crypto';

/** The hash under which the database stores a token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(`newsletter ${token}`).digest('base64url');
}

/** Creates an unguessable token of a subscription (160 bits). Only one email contains it. */
export function createToken(): { token: string; hash: string } {
  const token = randomBytes(20).toString('base64url');
  return { token, hash: hashToken(token) };
}
