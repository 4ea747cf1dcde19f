import type Stripe from 'stripe';
import type { Locale } from '~/i18n/locales';
import {
  type PaymentRef,
  type PaymentStart,
  PaymentUnavailable,
} from '~/shop/payments/core/payments';
import { isIndeterminate, isKeyConflict, isMissing } from './stripe-client.server';
import { deriveReturnKey, signReturnUrl } from './stripe-return';
import { readList, readSession, type StripeSession } from './stripe-schema';

/**
 * From the beginning of an attempt to the end of its page. Stripe wants 30 minutes at least from when it opens the page,
 * and repetitions, which must be equal, come within an hour. Giving an attempt up closes its page earlier.
 */
const pageLifeSeconds = 95 * 60;

/** How far back a page is looked for whose id was never stored, and in how many lists of a hundred. */
const searchSeconds = 25 * 3600;
const searchPages = 3;

const whole = 'payment_intent.latest_charge';

export type SessionContext = {
  stripe: Stripe;
  secretKey: string;
  /** What stands on the payment page, in the shopper's language: "Order M-2026-000123". */
  describe: (locale: Locale, orderNumber: string) => string;
};

/**
 * Opens a page, or finds the one that was opened with this reference before.
 * Stripe answers a repeated key with its first answer for a day, be it a failure. Only then, when no page is there, a
 * second key is used: no shopper has seen the page that the first may have opened.
 */
export async function openSession(
  context: SessionContext,
  payment: PaymentStart,
): Promise<StripeSession> {
  const { stripe } = context;
  const params = makeParams(context, payment);
  const create = async (key: string) =>
    readSession(await stripe.checkout.sessions.create(params, { idempotencyKey: key }));
  const key = `start:${payment.reference}`;
  try {
    return await create(key);
  } catch (error) {
    if (!isIndeterminate(error) && !isKeyConflict(error)) throw error;
    const found = await findSession(stripe, payment.reference);
    if (found && found.status !== 'expired') return found;
    return create(`${key}:again`);
  }
}

function makeParams(
  { secretKey, describe }: SessionContext,
  { reference, orderNumber, amountCents, locale, customer, returnUrl, createdAt }: PaymentStart,
): Stripe.Checkout.SessionCreateParams {
  const returnKey = deriveReturnKey(secretKey);
  const name = describe(locale, orderNumber);
  return {
    mode: 'payment',
    locale,
    // Manual capture needs a method that can reserve money.
    allowed_payment_method_types: ['card'],
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'eur', unit_amount: amountCents, product_data: { name } },
      },
    ],
    payment_intent_data: {
      capture_method: 'manual',
      // What people read on Stripe's pages.
      description: orderNumber,
      metadata: { reference },
    },
    // Prices are in euro for everybody; Stripe may not turn them into another currency.
    adaptive_pricing: { enabled: false },
    client_reference_id: reference,
    metadata: { reference },
    customer_email: customer.email,
    success_url: signReturnUrl(returnKey, returnUrl, reference, 'paid'),
    cancel_url: signReturnUrl(returnKey, returnUrl, reference, 'cancelled'),
    expires_at: Math.floor(createdAt.getTime() / 1000) + pageLifeSeconds,
  };
}

/** The session of a payment with its intent and charge; undefined when Stripe knows none. */
export async function loadSession(
  stripe: Stripe,
  { reference, ids, begunAt }: PaymentRef,
): Promise<StripeSession | undefined> {
  if (!ids) return findSession(stripe, reference, begunAt);
  try {
    const session = readSession(
      await stripe.checkout.sessions.retrieve(ids.orderId, { expand: [whole] }),
    );
    if (session.id !== ids.orderId)
      throw new PaymentUnavailable('Stripe answered about another page');
    return session;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

const seconds = (milliseconds: number) => Math.floor(milliseconds / 1000);

/** When the page of an attempt was opened: repetitions come within an hour, and two clocks may differ. */
const around = (begunAt: Date) => {
  const begun = seconds(begunAt.getTime());
  return { gte: begun - 300, lte: begun + pageLifeSeconds };
};

const order: readonly StripeSession['status'][] = ['complete', 'open', 'expired'];

/** A paid page before an open one before one that has run out. */
async function findSession(
  stripe: Stripe,
  reference: string,
  begunAt?: Date,
): Promise<StripeSession | undefined> {
  const created = begunAt ? around(begunAt) : { gte: seconds(Date.now()) - searchSeconds };
  const found: StripeSession[] = [];
  let after: string | undefined;
  for (let page = 0; page < searchPages; page++) {
    const { items, hasMore } = readList(
      await stripe.checkout.sessions.list({
        limit: 100,
        created,
        expand: [`data.${whole}`],
        ...(after && { starting_after: after }),
      }),
      readSession,
    );
    found.push(...items.filter((session) => session.client_reference_id === reference));
    after = items.at(-1)?.id;
    if (!hasMore || !after) break;
  }
  return order
    .map((status) => found.find((session) => session.status === status))
    .find((session) => session !== undefined);
}
