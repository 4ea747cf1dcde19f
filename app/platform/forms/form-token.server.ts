import { createHmac } from 'node:crypto';
import { isSameSignature } from '~/platform/http/signature';

/** No person can open, fill in and submit a form faster than this; bots do. */
const minFillMs = 500;

/**
 * The hidden field that carries the token, and its former name: pages opened before an update can still be submitted.
 */
export const formTokenFields = ['formToken', 'formKey'] as const;

/** The token of a submitted form, under its current or former field name; '' if it has none. */
export function readFormToken(form: FormData): string {
  const [value] = formTokenFields.flatMap((name) => form.get(name) ?? []);
  return typeof value === 'string' ? value : '';
}

function stamp(time: string, secret: string): string {
  // The label must not change, so that tokens issued before an update remain valid.
  const signature = createHmac('sha256', secret).update(`form key ${time}`).digest('base64url');
  return `${time}.${signature.slice(0, 22)}`;
}

/**
 * Issues a signed timestamp for a form. It does not identify the visitor, so cached pages can contain it.
 * @param secrets newest first: the first one signs
 */
export function issueFormToken(secrets: readonly string[], now: number): string {
  return stamp(now.toString(36), secrets[0] ?? '');
}

/**
 * Verifies a form's signed timestamp: `early` if the form was submitted faster than a person can fill it in,
 * `invalid` if the token is missing or not signed with one of the current secrets.
 */
export function verifyFormToken(
  secrets: readonly string[],
  token: string,
  now: number,
): 'valid' | 'early' | 'invalid' {
  if (!/^[0-9a-z]{1,11}\.[\w-]{22}$/.test(token)) return 'invalid';
  const time = token.slice(0, token.indexOf('.'));
  const isSigned = secrets.some((secret) => isSameSignature(stamp(time, secret), token));
  if (!isSigned) return 'invalid';
  const age = now - Number.parseInt(time, 36);
  // A negative age means that the clocks of two servers differ; the signature is still valid.
  return age >= 0 && age < minFillMs ? 'early' : 'valid';
}
