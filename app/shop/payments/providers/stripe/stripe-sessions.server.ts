import type Stripe from 'stripe';
import type { Locale } from '~/i18n/locales';
import {
  type PaymentRef,
  type PaymentStart,
  PaymentUnavailable,
} from '~/shop/payments/core/payments';
import { isIndeterminate, isKeyConflict, isMissing } from './stripe-client.server';
import { deriveReturnKey, signReturnUrl } from './stripe-return';
import { readList, readListedSession, readSession, type StripeSession } from './stripe-schema';

/**
 * Lifetime of a page, counted from the start of its attempt. Stripe requires at least 30 minutes from the time a page
 * is opened, and retries, whose parameters must be identical, come within an hour. Abandoning an attempt closes its
 * page earlier.
 */
const pageLifeSeconds = 95 * 60;

/** How far back to search for a page whose id was not stored, and in how many lists of a hundred. */
const searchSeconds = 25 * 3600;
const searchPages = 3;

const whole = 'payment_intent.latest_charge';

export type SessionContext = {
  stripe: Stripe;
  secretKey: string;
  /** The description on the payment page, in the shopper's language: "Order M-2026-000123". */
  describe: (locale: Locale, orderNumber: string) => string;
};

/**
 * Opens a page, or finds the one already opened with this reference. For a day, Stripe replays the first response to an
 * idempotency key, even a failure. Only then, and only if no page exists, is a second key used: no shopper has seen the
 * page that the first request may have opened.
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
    // Manual capture requires a payment method that supports authorisation.
    allowed_payment_method_types: ['card'],
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'eur', unit_amount: amountCents, product_data: { name } },
      },
    ],
    payment_intent_data: {
      capture_method: 'manual',
      // Shown to people on Stripe's pages.
      description: orderNumber,
      metadata: { reference },
    },
    // Prices are always in EUR; Stripe must not convert them to another currency.
    adaptive_pricing: { enabled: false },
    client_reference_id: reference,
    metadata: { reference },
    customer_email: customer.email,
    success_url: signReturnUrl(returnKey, returnUrl, reference, 'paid'),
    cancel_url: signReturnUrl(returnKey, returnUrl, reference, 'cancelled'),
    expires_at: Math.floor(createdAt.getTime() / 1000) + pageLifeSeconds,
  };
}

/** Loads a payment's session with its intent and charge; undefined if Stripe has none. */
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

/** The period in which an attempt's page was opened: retries come within an hour, and the clocks may differ. */
const around = (begunAt: Date) => {
  const begun = seconds(begunAt.getTime());
  return { gte: begun - 300, lte: begun + pageLifeSeconds };
};

const order: readonly StripeSession['status'][] = ['complete', 'open', 'expired'];

/** Prefers a paid page to an open one, and an open one to an expired one. */
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
      readListedSession,
    );
    const ours = items.filter(({ client_reference_id: listed }) => listed === reference);
    found.push(...ours.map(readSession));
    after = items.at(-1)?.id;
    if (!hasMore || !after) break;
  }
  return order
    .map((status) => found.find((session) => session.status === status))
    .find((session) => session !== undefined);
}
