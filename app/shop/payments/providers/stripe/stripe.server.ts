import type { Locale } from '~/i18n/locales';
import { dayMs } from '~/platform/time/durations';
import {
  type PaymentProvider,
  type PaymentRef,
  type PaymentStart,
  type PaymentStatus,
  PaymentRefused,
  PaymentUnavailable,
} from '~/shop/payments/core/payments';
import { createClient, isRefusal, withinTime } from './stripe-client.server';
import {
  cancelIntent,
  captureIntent,
  listRefunds,
  type OperationContext,
  refundIntent,
} from './stripe-operations.server';
import { deriveReturnKey, parseReturn } from './stripe-return';
import { loadSession, openSession, type SessionContext } from './stripe-sessions.server';
import { needsRefunds, readStatus, withRefunds } from './stripe-status';
import { parseWebhook } from './stripe-webhook.server';

/**
 * Fallback if Stripe reports no `capture_before`: what Visa, Mastercard and American Express allow for online payments.
 */
const holdMs = 7 * dayMs;

const ownApi = 'https://api.stripe.com';
const ownPages = 'https://checkout.stripe.com';

export type StripeOptions = {
  /** `sk_live_…`, `sk_test_…`, or a restricted key `rk_…`. */
  secretKey: string;
  /** `whsec_…`; several while a secret is being rotated. */
  webhookSecrets: readonly string[];
  /** Without a path. Defaults to Stripe's own; an emulator serves the payment page itself. */
  apiUrl?: string;
  /** The description on the payment page, in the shopper's language. */
  describe: (locale: Locale, orderNumber: string) => string;
  /** For one whole call including retries. Defaults to 8 seconds. */
  timeoutMs?: number | undefined;
};

/** Whether this key moves real money. */
const isLiveKey = (secretKey: string) => /^(sk|rk)_live_/.test(secretKey);

/**
 * Creates the Stripe adapter: Checkout Sessions with manual capture.
 * @throws RangeError if a secret is empty, because messages could then be forged
 */
export function createStripeProvider(options: StripeOptions): PaymentProvider {
  const { secretKey, webhookSecrets, apiUrl = ownApi, timeoutMs = 8000 } = options;
  if (!secretKey || webhookSecrets.length === 0 || webhookSecrets.some((secret) => !secret.trim()))
    throw new RangeError('Stripe needs a secret key and a webhook secret');
  const stripe = createClient(secretKey, apiUrl, timeoutMs);
  const context: SessionContext = { stripe, secretKey, describe: options.describe };
  const formOrigin = new URL(apiUrl).origin === ownApi ? ownPages : new URL(apiUrl).origin;
  const isLive = isLiveKey(secretKey);
  const returnKey = deriveReturnKey(secretKey);
  const inTime = <Result>(call: () => Promise<Result>) => withinTime(timeoutMs, call);
  const withIntent = (
    payment: PaymentRef,
    { key, beforeSending }: Pick<OperationContext, 'key' | 'beforeSending'>,
    work: (id: string, operation: OperationContext) => Promise<void>,
  ) =>
    inTime(async () => {
      const id = await findIntent(context, payment, isLive);
      // Stripe's idempotency keys share one namespace per account, so they are prefixed with the reference.
      const { reference } = payment;
      return work(id, { key: `${reference}:${key}`, reference, beforeSending });
    });

  return {
    id: 'stripe',
    formOrigin,
    holdMs,
    reportsPartialRefunds: true,
    start: (payment) => inTime(() => start(context, payment, { formOrigin, isLive })),
    parseReturn: (params) => parseReturn(returnKey, params),
    parseCallback: (rawBody, headers) => parseWebhook(webhookSecrets, rawBody, headers),
    status: (payment) => inTime(() => fetchStatus(context, payment, isLive)),
    close: (payment) => inTime(() => close(context, payment)),
    capture: (payment, amountCents, key, beforeSending) =>
      withIntent(payment, { key, beforeSending }, (id, operation) =>
        captureIntent(stripe, id, amountCents, operation),
      ),
    void: (payment, key, beforeSending) =>
      withIntent(payment, { key, beforeSending }, (id, operation) =>
        cancelIntent(stripe, id, operation),
      ),
    refund: (payment, amountCents, key, beforeSending) =>
      withIntent(payment, { key, beforeSending }, (id, operation) =>
        refundIntent(stripe, id, amountCents, operation),
      ),
  };
}

async function start(
  context: SessionContext,
  payment: PaymentStart,
  { formOrigin, isLive }: { formOrigin: string; isLive: boolean },
) {
  if (!Number.isSafeInteger(payment.amountCents) || payment.amountCents <= 0)
    throw new RangeError('A payment needs an amount');
  const session = await openSession(context, payment);
  const url = session.url && URL.canParse(session.url) ? new URL(session.url) : undefined;
  // The CSP allows the browser to go to this origin only; a page elsewhere would leave the shopper stranded.
  if (url?.origin !== formOrigin)
    throw new PaymentUnavailable('Stripe answered without a usable payment page');
  const fits =
    session.client_reference_id === payment.reference &&
    session.amount_total === payment.amountCents &&
    session.currency === 'eur' &&
    session.livemode === isLive;
  if (!fits) throw new PaymentUnavailable('Stripe answered with another payment');
  return { url: url.href, ids: { orderId: session.id } };
}

async function fetchStatus(
  { stripe }: SessionContext,
  payment: PaymentRef,
  isLive: boolean,
): Promise<PaymentStatus> {
  const session = await loadSession(stripe, payment);
  if (!session) return { state: 'unknown', reference: payment.reference };
  const status = readStatus(session, isLive);
  const intentId = status.ids?.approvalCode;
  return intentId && needsRefunds(session)
    ? withRefunds(status, await listRefunds(stripe, intentId))
    : status;
}

/** A page that is paid, expired or was never opened accepts no card anyway. */
async function close({ stripe }: SessionContext, payment: PaymentRef): Promise<void> {
  const id = payment.ids?.orderId ?? (await loadSession(stripe, payment))?.id;
  if (!id) return;
  try {
    await stripe.checkout.sessions.expire(id);
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
}

/** @throws PaymentRefused if the payment is not paid */
async function findIntent(
  { stripe }: SessionContext,
  payment: PaymentRef,
  isLive: boolean,
): Promise<string> {
  if (payment.ids?.approvalCode) return payment.ids.approvalCode;
  const session = await loadSession(stripe, payment);
  const id = session && readStatus(session, isLive).ids?.approvalCode;
  if (!id) throw new PaymentRefused('Stripe knows no payment of this reference');
  return id;
}
