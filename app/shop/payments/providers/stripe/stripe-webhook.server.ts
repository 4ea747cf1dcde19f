import { z } from 'zod';
import { isPaymentReference } from '~/shop/payments/core/payment-reference';
import { PaymentForged } from '~/shop/payments/core/payments';
import { loadSdk } from './stripe-sdk.server';

/** Older messages are rejected to prevent replay. Stripe signs every delivery attempt with a new timestamp. */
const toleranceSeconds = 300;

/** Event types that may concern an order; all others are ignored. */
const subjects = /^(checkout\.session|payment_intent|charge|refund)\./;

const header = /^t=[1-9]\d{0,11}(,v\d+=[0-9a-f]{64}){1,16}$/;

const eventSchema = z.object({
  object: z.literal('event'),
  type: z.string(),
  data: z.object({
    object: z.object({
      client_reference_id: z.string().nullish(),
      metadata: z.record(z.string(), z.unknown()).nullish(),
    }),
  }),
});

/**
 * Reads the payment reference from an event after checking the signature over the raw body.
 * @param secrets several while a secret is being rotated
 * @returns undefined for an authentic event without a reference of this shop
 * @throws PaymentForged
 */
export function parseWebhook(
  secrets: readonly string[],
  rawBody: string,
  headers: Headers,
): { reference: string } | undefined {
  const signature = headers.get('stripe-signature') ?? '';
  if (!header.test(signature)) throw new PaymentForged('Stripe event without a signature');
  const parsed = eventSchema.safeParse(readSigned(secrets, rawBody, signature));
  if (!parsed.success || !subjects.test(parsed.data.type)) return undefined;
  const { client_reference_id: id, metadata } = parsed.data.data.object;
  const reference = id ?? metadata?.reference;
  return typeof reference === 'string' && isPaymentReference(reference) ? { reference } : undefined;
}

function readSigned(secrets: readonly string[], rawBody: string, signature: string): unknown {
  const { webhooks, errors } = loadSdk();
  for (const secret of secrets) {
    try {
      return webhooks.constructEvent(rawBody, signature, secret, toleranceSeconds);
    } catch (error) {
      if (error instanceof errors.StripeSignatureVerificationError) continue;
      // Correctly signed but not an event this shop subscribes to. Failing makes it visible to the operator at Stripe.
      throw new PaymentForged('Stripe event of another kind');
    }
  }
  throw new PaymentForged('Stripe event with a wrong signature');
}
