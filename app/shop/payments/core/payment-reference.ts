/** Matches this shop's references: random ones, and the older ones made of order number and attempt. */
const pattern = /^(?:P-[0-9A-HJKMNP-TV-Z]{26}|[A-Z]{1,4}-\d{4}-\d{6,}-\d+)$/;

/** Whether a reference can be from this shop. The provider account may also contain payments from elsewhere. */
export const isPaymentReference = (value: string): boolean => pattern.test(value);
