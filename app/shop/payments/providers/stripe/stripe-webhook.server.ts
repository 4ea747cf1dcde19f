import { z } from 'zod';
import { PaymentForged } from '~/shop/payments/core/payments';
import { loadSdk } from './stripe-sdk.server';
import { referencePattern } from '~/shop/payments/providers/wspay/wspay-signature';

/** Older messages are refused, so that a recorded one is worth nothing. Stripe signs each delivery anew. */
const toleranceSeconds = 300;

/** What may concern an order; everything else is genuine and of no interest. */
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
 * Reads our reference from an event, its signature checked over the raw body.
 * @param secrets several while one is exchanged for another
 * @returns undefined for a genuine event that names no order of a shop like ours
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
  return typeof reference === 'string' && referencePattern.test(reference)
    ? { reference }
    : undefined;
}

function readSigned(secrets: readonly string[], rawBody: string, signature: string): unknown {
  const { webhooks, errors } = loadSdk();
  for (const secret of secrets) {
    try {
      return webhooks.constructEvent(rawBody, signature, secret, toleranceSeconds);
    } catch (error) {
      if (error instanceof errors.StripeSignatureVerificationError) continue;
      // Signed, but no event of the kind that we have asked for: the operator sees it fail at Stripe.
      throw new PaymentForged('Stripe event of another kind');
    }
  }
  throw new PaymentForged('Stripe event with a wrong signature');
}
