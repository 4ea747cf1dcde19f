import type { TFunction } from 'i18next';

/** Error codes common to all forms, translated in `enquiries:errors.<code>`. */
const errorCodes = ['required', 'email', 'phone', 'tooLong', 'characters'] as const;

/** The message for a schema's error code; codes without a message get a general one. */
export function explainError(t: TFunction<'enquiries'>, code: string): string {
  return t(`errors.${errorCodes.find((known) => known === code) ?? 'other'}`);
}
