/** Why a valid address was rejected. */
export type NewsletterProblem = 'tooMany' | 'storage' | 'captcha';

const errorCodes = ['required', 'email'] as const;

/** The key under `subscription:errors` for a schema's code. */
export const errorKey = (code: string) => errorCodes.find((known) => known === code) ?? 'other';
