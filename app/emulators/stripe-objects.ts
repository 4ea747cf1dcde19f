import type { EmulatedPayment, EmulatedRefund } from './stripe-store';

/** Objects as in Stripe's responses and events, version 2026-10-28.endive, with the fields a shop may need. */

type Expand = { intent?: boolean; charge?: boolean };

/** Reads `expand[]`, whose paths start at the requested object. */
export function readExpand(values: readonly string[], prefix = ''): Expand {
  return {
    intent: values.some((value) => value.startsWith(`${prefix}payment_intent`)),
    charge: values.some((value) => value.endsWith('latest_charge')),
  };
}

export function buildSession(payment: EmulatedPayment, expand: Expand, pageUrl: string) {
  const { intent } = payment;
  const isComplete = payment.session === 'complete';
  return {
    id: payment.id,
    object: 'checkout.session',
    amount_subtotal: payment.amountCents,
    amount_total: payment.amountCents,
    cancel_url: payment.cancelUrl,
    client_reference_id: payment.reference,
    created: payment.createdAt,
    currency: payment.currency,
    customer: null,
    customer_details: isComplete ? { email: payment.customerEmail, name: null } : null,
    customer_email: payment.customerEmail || null,
    expires_at: payment.expiresAt,
    livemode: false,
    locale: payment.locale,
    metadata: payment.metadata,
    mode: 'payment',
    // There is no intent until a card has been tried.
    payment_intent: intent && expand.intent ? buildIntent(payment, expand) : (intent?.id ?? null),
    allowed_payment_method_types: ['card'],
    payment_method_types: ['card'],
    payment_status: intent?.status === 'succeeded' ? 'paid' : 'unpaid',
    status: payment.session,
    success_url: payment.successUrl,
    ui_mode: 'hosted_page',
    url: payment.session === 'open' ? pageUrl : null,
  };
}

export function buildIntent(payment: EmulatedPayment, expand: Expand) {
  const { intent, charge, amountCents } = payment;
  return {
    id: intent?.id,
    object: 'payment_intent',
    amount: amountCents,
    amount_capturable: intent?.status === 'requires_capture' ? amountCents : 0,
    amount_received: intent?.receivedCents ?? 0,
    canceled_at: intent?.status === 'canceled' ? payment.createdAt : null,
    cancellation_reason: intent?.cancellationReason ?? null,
    capture_method: 'manual',
    created: payment.createdAt,
    currency: payment.currency,
    description: payment.description || null,
    last_payment_error: intent?.isDeclined
      ? { type: 'card_error', code: 'card_declined', decline_code: 'generic_decline' }
      : null,
    latest_charge: charge && expand.charge ? buildCharge(payment) : (charge?.id ?? null),
    livemode: false,
    metadata: payment.intentMetadata,
    payment_method_types: ['card'],
    status: intent?.status,
  };
}

export function buildCharge(payment: EmulatedPayment) {
  const { intent, charge, amountCents } = payment;
  // A cancelled hold counts as refunded on the charge, although no money has ever moved.
  const released = intent?.status === 'canceled' ? amountCents : 0;
  const refunded = payment.refunds
    .filter(({ hasFailed }) => !hasFailed)
    .reduce((sum, refund) => sum + refund.amountCents, released);
  return {
    id: charge?.id,
    object: 'charge',
    amount: amountCents,
    amount_captured: intent?.receivedCents ?? 0,
    amount_refunded: refunded,
    captured: intent?.status === 'succeeded',
    created: payment.createdAt,
    currency: payment.currency,
    livemode: false,
    metadata: payment.intentMetadata,
    paid: true,
    payment_intent: intent?.id,
    payment_method_details: {
      type: 'card',
      card: {
        amount_authorized: amountCents,
        brand: 'visa',
        capture_before: charge?.captureBefore,
        last4: charge?.last4,
      },
    },
    refunded: refunded === amountCents,
    status: 'succeeded',
  };
}

export function buildRefund(payment: EmulatedPayment, refund: EmulatedRefund) {
  return {
    id: refund.id,
    object: 'refund',
    amount: refund.amountCents,
    balance_transaction: refund.balanceTransaction,
    charge: payment.charge?.id ?? null,
    created: payment.createdAt,
    currency: payment.currency,
    metadata: refund.metadata,
    payment_intent: payment.intent?.id ?? null,
    reason: refund.reason,
    status: refund.hasFailed ? 'failed' : 'succeeded',
  };
}

export function buildList(url: string, data: object[], hasMore: boolean) {
  return { object: 'list', data, has_more: hasMore, url };
}

/** The body of a webhook, with the object as it was when the event occurred. */
export function buildEvent(id: string, type: string, payment: EmulatedPayment, created: number) {
  return {
    id,
    object: 'event',
    api_version: '2026-10-28.endive',
    created,
    data: { object: findSubject(type, payment) },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  };
}

function findSubject(type: string, payment: EmulatedPayment) {
  const lastRefund = payment.refunds.at(-1);
  if (type.startsWith('checkout.session.')) return buildSession(payment, {}, '');
  if (type.startsWith('payment_intent.')) return buildIntent(payment, {});
  if (type.startsWith('refund.') && lastRefund) return buildRefund(payment, lastRefund);
  return buildCharge(payment);
}
