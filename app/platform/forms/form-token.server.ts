import { createHmac, timingSafeEqual } from 'node:crypto';

/** No person opens a page, fills a form in and submits it faster; scripts do. */
const minFillMs = 500;

/** The hidden field that carries the token, and its former name: pages opened before an update are still submitted. */
export const formTokenFields = ['formToken', 'formKey'] as const;

/** The token of a submitted form, under its present or former field name; '' when it brings none. */
export function readFormToken(form: FormData): string {
  const [value] = formTokenFields.flatMap((name) => form.get(name) ?? []);
  return typeof value === 'string' ? value : '';
}

function sign(time: string, secret: string): string {
  // The label stays as it was: tokens issued before an update are verified after it.
  return createHmac('sha256', secret).update(`form key ${time}`).digest('base64url').slice(0, 22);
}

/**
 * A signed timestamp for a form. It identifies no visitor, so that cached pages can carry it.
 * @param secrets newest first: the first signs
 */
export function issueFormToken(secrets: readonly string[], now = Date.now()): string {
  const time = now.toString(36);
  return `${time}.${sign(time, secrets[0] ?? '')}`;
}

/**
 * Verifies a form's signed timestamp: `early` when the form came back faster than a person can fill it in, `invalid`
 * when the token is missing or its signature is not, or no longer, ours.
 */
export function verifyFormToken(
  secrets: readonly string[],
  token: string,
  now = Date.now(),
): 'valid' | 'early' | 'invalid' {
  const [, time = '', given = ''] = /^([0-9a-z]{1,11})\.([\w-]{22})$/.exec(token) ?? [];
  const isSigned = secrets.some((secret) => {
    const wanted = Buffer.from(sign(time, secret));
    return given !== '' && timingSafeEqual(wanted, Buffer.from(given));
  });
  if (!isSigned) return 'invalid';
  const age = now - Number.parseInt(time, 36);
  // A negative age: the clocks of two servers differ, and the signature is valid all the same.
  return age >= 0 && age < minFillMs ? 'early' : 'valid';
}
