import type { Locale } from '~/i18n/locales';
import { type PaymentStart, PaymentUnavailable } from '~/shop/payments/core/payments';
import { createAnswerSchema } from './wspay-schema';
import { formatAmount, referencePattern, signRequest, type WspayKeys } from './wspay-signature';

/** Of the protocol: selects SHA-512. */
export const version = '2.0';

const pageLanguage: Record<Locale, string> = { hr: 'HR', en: 'EN', de: 'DE', it: 'IT' };

/** The request that opens the hosted page. @throws RangeError for what WSPay would refuse */
export function createRequest(
  keys: WspayKeys,
  { reference, amountCents, locale, customer, returnUrl }: PaymentStart,
) {
  assertReference(reference);
  if (amountCents <= 0) throw new RangeError('A payment needs an amount');
  const names = splitName(customer.fullName);
  return {
    shopID: keys.shopId,
    shoppingCartID: reference,
    version,
    totalAmount: formatAmount(amountCents),
    signature: signRequest(keys, reference, amountCents),
    // One address for every outcome: the signed `Success` distinguishes them, and the status is checked anyway.
    returnURL: returnUrl,
    returnErrorURL: returnUrl,
    cancelURL: returnUrl,
    // By POST the browser would leave our SameSite=Lax cookies at home.
    returnMethod: 'GET',
    lang: pageLanguage[locale],
    paymentPlan: '0000',
    customerFirstName: names.first,
    customerLastName: names.last,
    customerAddress: customer.address,
    customerCity: customer.city,
    customerZIP: customer.postalCode,
    customerCountry: customer.country,
    customerPhone: customer.phone,
    customerEmail: customer.email,
  };
}

/** The last word is the family name: right for most guests, and the card page only shows it back to them. */
function splitName(fullName: string) {
  const words = fullName.trim().split(/\s+/);
  const last = words.length > 1 ? (words.pop() ?? '') : '';
  return { first: words.join(' '), last };
}

/** The security policy lets the browser go to the form's origin only, so another one would strand the shopper. */
export function readFormUrl(answer: unknown, formOrigin: string): string {
  const parsed = createAnswerSchema.safeParse(answer);
  const url =
    parsed.success && URL.canParse(parsed.data.PaymentFormUrl)
      ? new URL(parsed.data.PaymentFormUrl)
      : null;
  if (url?.origin !== formOrigin)
    throw new PaymentUnavailable('WSPay answered without a usable form address');
  return url.href;
}

/** @throws RangeError for a reference that WSPay would refuse. */
export function assertReference(reference: string): void {
  if (!referencePattern.test(reference)) throw new RangeError('Not a WSPay cart id');
}
