import type { TFunction } from 'i18next';

/** Error codes common to all forms, translated in `enquiries:errors.<code>`. */
const errorCodes = ['required', 'email', 'phone', 'tooLong', 'characters'] as const;

const isErrorCode = (code: string): code is (typeof errorCodes)[number] =>
  (errorCodes as readonly string[]).includes(code);

/** The message for a schema's error code; codes without a message get a general one. */
export function explainError(t: TFunction<'enquiries'>, code: string): string {
  return t(`errors.${isErrorCode(code) ? code : 'other'}`);
}
