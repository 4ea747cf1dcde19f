import { createHmac, timingSafeEqual } from 'node:crypto';

/** No person opens a page, fills a form in and sends it faster; programs do. */
const minFillMs = 500;

function sign(time: string, secret: string): string {
  return createHmac('sha256', secret).update(`form key ${time}`).digest('base64url').slice(0, 22);
}

/**
 * A signed time stamp for a form. It belongs to nobody, so that a page with it may be shared by all its readers.
 * @param secrets newest first: the first signs
 */
export function issueFormKey(secrets: readonly string[], now = Date.now()): string {
  const time = now.toString(36);
  return `${time}.${sign(time, secrets[0] ?? '')}`;
}

/**
 * What a form's time stamp says: `early` when the form came back faster than a person can fill it in, `unknown` when it
 * is missing or not ours (any more).
 */
export function judgeFormKey(
  secrets: readonly string[],
  key: string,
  now = Date.now(),
): 'good' | 'early' | 'unknown' {
  const [, time = '', given = ''] = /^([0-9a-z]{1,11})\.([\w-]{22})$/.exec(key) ?? [];
  const isOurs = secrets.some((secret) => {
    const wanted = Buffer.from(sign(time, secret));
    return given !== '' && timingSafeEqual(wanted, Buffer.from(given));
  });
  if (!isOurs) return 'unknown';
  const age = now - Number.parseInt(time, 36);
  // Younger than now: the clocks of two servers differ, and it is our signature all the same.
  return age >= 0 && age < minFillMs ? 'early' : 'good';
}
