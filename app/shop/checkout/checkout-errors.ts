import type { TFunction } from 'i18next';

/** Error codes of the schemas in `checkout-schema.ts`, translated in `checkout:errors.<code>`. */
export const errorCodes = [
  'required',
  'email',
  'phone',
  'postalCode',
  'country',
  'tooLong',
  'characters',
  'terms',
  'deliveryMethod',
  'paymentMethod',
] as const;

/**
 * The message for a schema's error code, which may be followed by an example: `postalCode:10115`. Unknown codes get a
 * general message.
 */
export function explainError(t: TFunction<'checkout'>, error: string): string {
  const [code = '', example] = error.split(':');
  return t(`errors.${errorCodes.find((known) => known === code) ?? 'other'}`, { example });
}
