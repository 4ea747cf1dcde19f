import { createHmac } from 'node:crypto';
import { id } from '#hotel/hotel.config.js';
import { isSameSignature } from '~/platform/http/signature';
import { PaymentForged } from '~/shop/payments/core/payments';

/*
 * Stripe does not sign the browser's return. The shop signs its own return URLs, so that no one can guess the URL of
 * another person's order or cancel another person's payment.
 */

export type ReturnOutcome = 'paid' | 'cancelled';

const names = ['reference', 'outcome', 'signature'] as const;

/** Creates the return URL for one outcome. @param key from `deriveReturnKey` */
export function signReturnUrl(
  key: Buffer,
  returnUrl: string,
  reference: string,
  outcome: ReturnOutcome,
): string {
  const url = new URL(returnUrl);
  url.searchParams.set('reference', reference);
  url.searchParams.set('outcome', outcome);
  url.searchParams.set('signature', sign(key, reference, outcome));
  return url.href;
}

/** @throws PaymentForged */
export function parseReturn(
  key: Buffer,
  params: URLSearchParams,
): { reference: string; success: boolean } {
  const [reference, outcome, signature] = names.map((name) => {
    const values = params.getAll(name);
    if (values.length !== 1) throw new PaymentForged(`Stripe return without one ${name}`);
    return values[0];
  });
  if (!reference || (outcome !== 'paid' && outcome !== 'cancelled'))
    throw new PaymentForged('Stripe return without its fields');
  if (!isSameSignature(sign(key, reference, outcome), signature))
    throw new PaymentForged('Stripe return with a wrong signature');
  return { reference, success: outcome === 'paid' };
}

/** Derives a key for this purpose only, so that signatures visible to shoppers reveal nothing about the secret key. */
export function deriveReturnKey(secretKey: string): Buffer {
  return createHmac('sha256', secretKey).update(`${id}:stripe-return`).digest();
}

/** An outcome contains no colon, so two different pairs never produce the same text. */
function sign(key: Buffer, reference: string, outcome: ReturnOutcome): string {
  return createHmac('sha256', key).update(`${outcome}:${reference}`).digest('base64url');
}
