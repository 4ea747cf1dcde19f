import { createHmac } from 'node:crypto';
import { isSameSignature } from './signature';

/** The decoded value of the first cookie with this name in a Cookie header; undefined if there is none. */
export function findCookie(header: string, name: string): string | undefined {
  for (const pair of header.split(';')) {
    const equals = pair.indexOf('=');
    if (equals === -1 || pair.slice(0, equals).trim() !== name) continue;
    const value = pair.slice(equals + 1).trim();
    const isQuoted = value.startsWith('"') && value.endsWith('"');
    const plain = isQuoted ? value.slice(1, -1) : value;
    try {
      return decodeURIComponent(plain);
    } catch {
      return plain;
    }
  }
  return undefined;
}

/**
 * Verifies a signed cookie and returns its value. Same format as the framework's cookies (`value.signature`,
 * HMAC-SHA-256 in base64 without padding), but synchronous.
 * @returns undefined if it was not signed with one of the secrets
 */
export function unsign(signed: string, secrets: readonly string[]): string | undefined {
  const value = signed.slice(0, signed.lastIndexOf('.'));
  const isOurs = secrets.some((secret) => {
    const signature = createHmac('sha256', secret).update(value).digest('base64');
    // Base64 of 32 bytes always ends with one padding character.
    return isSameSignature(`${value}.${signature.slice(0, -1)}`, signed);
  });
  return isOurs ? value : undefined;
}
