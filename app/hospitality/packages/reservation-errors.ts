import type { TFunction } from 'i18next';
import { explainError } from '~/components/forms/explain-error';

/** Codes that only this form's schema speaks; `reservation:errors.<code>` holds the words. */
const errorCodes = ['persons', 'date', 'terms'] as const;

const isErrorCode = (code: string): code is (typeof errorCodes)[number] =>
  (errorCodes as readonly string[]).includes(code);

/** The words for a schema's code: this form's own, or those of all forms. */
export function explainReservation(
  t: TFunction<'reservation'>,
  common: TFunction<'enquiries'>,
  code: string,
): string {
  return isErrorCode(code) ? t(`errors.${code}`) : explainError(common, code);
}
