import { z } from 'zod';
import { PaymentUnavailable } from '~/shop/payments/core/payments';

/** The fields used from Stripe's objects (API version 2026-10-28.endive). Money in cents, times in epoch seconds. */

const cents = z.number().int().nonnegative();
const id = z.string().min(1).max(255);

const chargeSchema = z.object({
  id,
  amount_refunded: cents,
  payment_method_details: z
    .object({
      card: z
        .object({
          brand: z.string().nullish(),
          last4: z.string().nullish(),
          capture_before: z.number().int().nullish(),
        })
        .nullish(),
    })
    .nullish(),
});

const intentSchema = z.object({
  id,
  status: z.enum([
    'requires_payment_method',
    'requires_confirmation',
    'requires_action',
    'processing',
    'requires_capture',
    'succeeded',
    'canceled',
  ]),
  amount: cents,
  amount_received: cents,
  currency: z.string(),
  cancellation_reason: z.string().nullish(),
  livemode: z.boolean(),
  metadata: z.record(z.string(), z.string()),
  /** An id, unless the request expanded it. */
  latest_charge: z.union([chargeSchema, id]).nullish(),
});

const sessionSchema = z.object({
  id,
  object: z.literal('checkout.session'),
  status: z.enum(['open', 'complete', 'expired']),
  client_reference_id: z.string().nullable(),
  amount_total: cents,
  currency: z.string(),
  livemode: z.boolean(),
  url: z.string().nullish(),
  payment_intent: z.union([intentSchema, id]).nullish(),
});

/**
 * A session in a list, which contains those of everything that uses the account. Other kinds lack what a payment has: one
 * that only stores a card has neither amount nor currency.
 */
const listedSessionSchema = z.looseObject({ id, client_reference_id: z.string().nullish() });

const refundSchema = z.object({
  id,
  amount: cents,
  balance_transaction: z.unknown(),
  metadata: z.record(z.string(), z.string()).nullish(),
  status: z.string().nullish(),
});

export type StripeSession = z.infer<typeof sessionSchema>;
export type StripeIntent = z.infer<typeof intentSchema>;
export type StripeRefund = z.infer<typeof refundSchema>;

/** @throws PaymentUnavailable if the value does not match the schema */
function read<Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new PaymentUnavailable('Stripe answered with an unknown shape');
  return parsed.data;
}

export const readSession = (value: unknown): StripeSession => read(sessionSchema, value);
export const readListedSession = (value: unknown) => read(listedSessionSchema, value);
export const readIntent = (value: unknown): StripeIntent => read(intentSchema, value);
export const readRefund = (value: unknown): StripeRefund => read(refundSchema, value);

/** Reads one page of a list. */
export function readList<Item>(value: unknown, readItem: (item: unknown) => Item) {
  const list = read(z.object({ data: z.array(z.unknown()), has_more: z.boolean() }), value);
  return { items: list.data.map(readItem), hasMore: list.has_more };
}
