import type { Locale } from '~/i18n/locales';
import { type PaymentStart, PaymentUnavailable } from '~/shop/payments/core/payments';
import { createResponseSchema } from './wspay-schema';
import { formatAmount, cartIdPattern, signRequest, type WspayKeys } from './wspay-signature';

/** Protocol version; 2.0 selects SHA-512. */
export const version = '2.0';

const pageLanguage: Record<Locale, string> = { hr: 'HR', en: 'EN', de: 'DE', it: 'IT' };

/** Creates the request that opens the hosted page. @throws RangeError for values WSPay would reject */
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
    // One URL for every outcome: the signed `Success` field distinguishes them, and the status is queried anyway.
    returnURL: returnUrl,
    returnErrorURL: returnUrl,
    cancelURL: returnUrl,
    // With POST, the browser would not send the shop's SameSite=Lax cookies.
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

/** Treats the last word as the family name. Right for most guests, and the card page only shows it back to them. */
function splitName(fullName: string) {
  const name = fullName.trim().replace(/\s+/g, ' ');
  const end = name.lastIndexOf(' ');
  if (end === -1) return { first: name, last: '' };
  return { first: name.slice(0, end), last: name.slice(end + 1) };
}

/** The CSP allows the browser to go to this origin only; a page elsewhere would leave the shopper stranded. */
export function readFormUrl(response: unknown, formOrigin: string): string {
  const parsed = createResponseSchema.safeParse(response);
  const url =
    parsed.success && URL.canParse(parsed.data.PaymentFormUrl)
      ? new URL(parsed.data.PaymentFormUrl)
      : null;
  if (url?.origin !== formOrigin)
    throw new PaymentUnavailable('WSPay answered without a usable form address');
  return url.href;
}

/** @throws RangeError for a reference WSPay would reject */
export function assertReference(reference: string): void {
  if (!cartIdPattern.test(reference)) throw new RangeError('Not a WSPay cart id');
}
