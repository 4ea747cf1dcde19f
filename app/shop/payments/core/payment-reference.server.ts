import { randomBytes } from 'node:crypto';

/** Crockford's base 32: capital letters and digits without I, L, O and U, so that people can read a reference out. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const length = 26;

/**
 * A payment's reference at its provider, `P-` and 130 random bits. It depends on nothing that is stored, so that it is
 * never used twice whatever happens to the database. WSPay takes letters, digits and `_ - .`, up to 255; Stripe takes
 * 200 characters for a `client_reference_id` and 255 for an idempotency key.
 */
export function newPaymentReference(): string {
  // 256 is a multiple of 32: every character is equally likely.
  const characters = [...randomBytes(length)].map((byte) => alphabet[byte % alphabet.length]);
  return `P-${characters.join('')}`;
}
