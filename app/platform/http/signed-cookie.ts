import { createHmac, timingSafeEqual } from 'node:crypto';

/** The value of the first cookie of that name in a Cookie header, decoded; undefined when there is none. */
export function findCookie(header: string, name: string): string | undefined {
  for (const pair of header.split(';')) {
    const equals = pair.indexOf('=');
    if (equals === -1 || pair.slice(0, equals).trim() !== name) continue;
    const value = pair.slice(equals + 1).trim();
    const plain = value.startsWith('"') ? value.slice(1, -1) : value;
    try {
      return decodeURIComponent(plain);
    } catch {
      return plain;
    }
  }
  return undefined;
}

/**
 * What was signed, if one of the secrets signed it: the form of the framework's cookies (`value.signature`,
 * HMAC-SHA-256 in base64 without padding), read without its promises.
 * @returns undefined when it was not signed with our key
 */
export function unsign(signed: string, secrets: readonly string[]): string | undefined {
  const value = signed.slice(0, signed.lastIndexOf('.'));
  const given = Buffer.from(signed);
  const isOurs = secrets.some((secret) => {
    const signature = createHmac('sha256', secret).update(value).digest('base64');
    const wanted = Buffer.from(`${value}.${signature.replace(/=+$/, '')}`);
    return wanted.length === given.length && timingSafeEqual(wanted, given);
  });
  return isOurs ? value : undefined;
}
