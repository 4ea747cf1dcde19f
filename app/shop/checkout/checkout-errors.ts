import type { TFunction } from 'i18next';

/** Codes that the schemas speak (`checkout-schema.ts`); `checkout:errors.<code>` holds the words. */
export const errorCodes = [
  'required',
  'email',
  'phone',
  'country',
  'tooLong',
  'characters',
  'terms',
  'deliveryMethod',
  'paymentMethod',
] as const;

type ErrorCode = (typeof errorCodes)[number];

const isErrorCode = (code: string): code is ErrorCode =>
  (errorCodes as readonly string[]).includes(code);

/** The words for a schema's code; a code that nobody wrote words for still says that something is wrong. */
export function explainError(t: TFunction<'checkout'>, code: string): string {
  return t(`errors.${isErrorCode(code) ? code : 'other'}`);
}
