/** What a reference of this software looks like; those before random ones were made of order number and attempt. */
const pattern = /^(?:P-[0-9A-HJKMNP-TV-Z]{26}|[A-Z]{1,4}-\d{4}-\d{6,}-\d+)$/;

/** Whether a payment at a provider can be one of this shop's: an account may have payments of other origins too. */
export const isPaymentReference = (value: string): boolean => pattern.test(value);
