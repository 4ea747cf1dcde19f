import { randomBytes } from 'node:crypto';

/** Crockford's base 32: capital letters and digits without I, L, O and U, so that a reference can be read out. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const length = 26;

/**
 * Creates a payment reference for a provider: `P-` and 130 random bits. It depends on nothing stored, so it is never
 * reused even if the database is lost or restored. WSPay allows letters, digits and `_ - .`, up to 255 characters;
 * Stripe allows 200 characters for a `client_reference_id` and 255 for an idempotency key.
 */
export function newPaymentReference(): string {
  // 256 is a multiple of 32, so every character is equally likely.
  const characters = [...randomBytes(length)].map((byte) => alphabet[byte % alphabet.length]);
  return `P-${characters.join('')}`;
}
