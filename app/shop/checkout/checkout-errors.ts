import type { TFunction } from 'i18next';

/** Error codes of the schemas in `checkout-schema.ts`, translated in `checkout:errors.<code>`. */
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

/** The message for a schema's error code. Unknown codes get a general message. */
export function explainError(t: TFunction<'checkout'>, code: string): string {
  return t(`errors.${isErrorCode(code) ? code : 'other'}`);
}
