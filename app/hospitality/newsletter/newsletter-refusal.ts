/** Why a valid address was rejected. */
export type NewsletterProblem = 'tooMany' | 'storage' | 'captcha';

const errorCodes = ['required', 'email'] as const;
type ErrorCode = (typeof errorCodes)[number];

/** The key under `subscription:errors` for a schema's code. */
export function errorKey(code: string): ErrorCode | 'other' {
  return (errorCodes as readonly string[]).includes(code) ? (code as ErrorCode) : 'other';
}
