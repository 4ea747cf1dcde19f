import type { PaymentDecision, PaymentSnapshot } from './payment-decision';
import type { PaymentStatus } from './payments';

/**
 * Counts what was paid by other means, because its refund failed at the provider, as refunded: as the order's amounts do.
 * @param cents what was paid by other means
 */
export function withRefundedElsewhere(status: PaymentStatus, cents: number): PaymentStatus {
  const { state, capturedCents = 0, refundedCents } = status;
  if (cents === 0 || state !== 'captured' || refundedCents === undefined) return status;
  const total = refundedCents + cents;
  return { ...status, refundedCents: total, state: total >= capturedCents ? 'refunded' : state };
}

/**
 * A refund that was recorded and failed later: the buyer does not have the money. A lower total alone is an outdated
 * status.
 */
export function findFailedRefund(
  { order, operation }: PaymentSnapshot,
  { state, refundedCents, failedRefundCents = 0 }: PaymentStatus,
): PaymentDecision | undefined {
  if (order.state !== 'captured' && order.state !== 'refunded') return undefined;
  if (state !== 'captured' || refundedCents === undefined) return undefined;
  const cents = Math.min(order.refundedCents - refundedCents, failedRefundCents);
  if (cents <= 0) return undefined;
  const reason = 'refundFailed';
  // The sum does not tell which of the refunds failed, so one that is under way is uncertain too.
  const isSent = operation?.kind === 'refund' && operation.state === 'sent';
  return {
    steps: [{ kind: 'review', reason, cents }],
    result: isSent ? { state: 'undecided', error: reason } : undefined,
  };
}
