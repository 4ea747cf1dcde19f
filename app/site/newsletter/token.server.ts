import { createHash, randomBytes } from 'node:crypto';

/** The name under which the database knows a token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(`newsletter ${token}`).digest('base64url');
}

/** An unguessable key to a subscription (160 bits); it is in one mail and nowhere else. */
export function createToken(): { token: string; hash: string } {
  const token = randomBytes(20).toString('base64url');
  return { token, hash: hashToken(token) };
}
