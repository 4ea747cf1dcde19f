import { type PaymentStatus, PaymentUnavailable } from '~/shop/payments/core/payments';
import type { StripeIntent, StripeRefund, StripeSession } from './stripe-schema';

/**
 * Maps a session and its payment to the shop's payment status. The reference is the one stored at Stripe; the caller
 * compares it.
 * @param isLive whether the configured key is a live key
 * @throws PaymentUnavailable if the response contradicts itself; nothing may be decided from it
 */
export function readStatus(session: StripeSession, isLive: boolean): PaymentStatus {
  const { payment_intent: intent } = session;
  if (typeof intent === 'string')
    throw new PaymentUnavailable('Stripe answered without the payment');
  if (session.livemode !== isLive || (intent && intent.livemode !== isLive))
    throw new PaymentUnavailable('Stripe answered from its other mode');
  if (session.status === 'complete' && !intent)
    throw new PaymentUnavailable('Stripe answered with a paid page without a payment');
  const state = readState(session.status, intent);
  const reference = session.client_reference_id ?? '';
  const isUndecided = state === 'open' || state === 'failed';
  if (intent && !isUndecided && intent.metadata.reference !== reference)
    throw new PaymentUnavailable('Stripe answered with a page and a payment of two orders');
  return {
    state,
    reference,
    // The intent's amount is what was actually reserved.
    amountCents: intent?.amount ?? session.amount_total,
    currency: (intent?.currency ?? session.currency).toUpperCase(),
    ids: { orderId: session.id, approvalCode: intent?.id },
    ...(intent && readMoney(intent, state)),
  };
}

function readState(
  session: StripeSession['status'],
  intent: StripeIntent | null | undefined,
): PaymentStatus['state'] {
  switch (intent?.status) {
    case 'requires_capture':
      return 'authorised';
    case 'succeeded':
      return isAllRefunded(intent) ? 'refunded' : 'captured';
    case 'canceled':
      return readEnd(intent);
    case 'processing':
      return 'open';
    default:
      // The card was declined or the bank requires authentication: the page accepts another card while it is open.
      return session === 'expired' ? 'failed' : 'open';
  }
}

/** A hold expires (Stripe gives the reason) or is cancelled; without a charge there was never a hold. */
function readEnd(intent: StripeIntent): 'expired' | 'voided' | 'failed' {
  const { latest_charge: charge, cancellation_reason: reason } = intent;
  if (!charge) return 'failed';
  return reason === 'automatic' || reason === 'expired' ? 'expired' : 'voided';
}

function findCharge({ latest_charge: charge }: StripeIntent) {
  return typeof charge === 'object' && charge !== null ? charge : undefined;
}

const isAllRefunded = (intent: StripeIntent) =>
  intent.amount_received > 0 && (findCharge(intent)?.amount_refunded ?? 0) >= intent.amount;

function readMoney(intent: StripeIntent, state: PaymentStatus['state']): Partial<PaymentStatus> {
  const charge = findCharge(intent);
  const card = charge?.payment_method_details?.card;
  const isCharged = state === 'captured' || state === 'refunded';
  return {
    ...(isCharged && {
      capturedCents: intent.amount_received,
      refundedCents: Math.min(charge?.amount_refunded ?? 0, intent.amount_received),
    }),
    ...(card?.last4 && {
      card: `${(card.brand ?? 'card').toUpperCase()} ************${card.last4}`,
    }),
    ...(state === 'authorised' &&
      card?.capture_before && { captureBefore: new Date(card.capture_before * 1000) }),
  };
}

/**
 * Whether the status depends on the list of refunds. It does for every charge: a refund that failed is no longer part of
 * the charge's refunded amount, and after a partial capture the released remainder may be.
 */
export const needsRefunds = ({ payment_intent: intent }: StripeSession): boolean =>
  typeof intent === 'object' && intent !== null && intent.status === 'succeeded';

/** Replaces the refunded amount of a charge with the sum of its actual refunds, and adds that of the failed ones. */
export function withRefunds(
  status: PaymentStatus,
  refunds: readonly StripeRefund[],
): PaymentStatus {
  const { capturedCents = 0, amountCents = 0 } = status;
  const hasFailed = ({ status: state }: StripeRefund) => state === 'failed' || state === 'canceled';
  const living = refunds.filter((refund) => !hasFailed(refund));
  const released = living.find(
    ({ amount, balance_transaction: moved, metadata }) =>
      moved === null && !metadata?.operation && amount === amountCents - capturedCents,
  );
  const refundedCents = sumAmounts(living.filter((refund) => refund !== released));
  const failedRefundCents = sumAmounts(refunds.filter(hasFailed));
  return {
    ...status,
    refundedCents,
    ...(failedRefundCents > 0 && { failedRefundCents }),
    state: capturedCents > 0 && refundedCents >= capturedCents ? 'refunded' : 'captured',
  };
}

const sumAmounts = (refunds: readonly StripeRefund[]): number =>
  refunds.reduce((sum, { amount }) => sum + amount, 0);
