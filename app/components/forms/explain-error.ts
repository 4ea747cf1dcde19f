import type { TFunction } from 'i18next';

/** Codes that all forms' schemas speak; `enquiries:errors.<code>` holds the words. */
const errorCodes = ['required', 'email', 'phone', 'tooLong', 'characters'] as const;

const isErrorCode = (code: string): code is (typeof errorCodes)[number] =>
  (errorCodes as readonly string[]).includes(code);

/** The words for a schema's code; a code that nobody wrote words for still says that something is wrong. */
export function explainError(t: TFunction<'enquiries'>, code: string): string {
  return t(`errors.${isErrorCode(code) ? code : 'other'}`);
}
