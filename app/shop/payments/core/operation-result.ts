import { isLeased } from '~/platform/jobs/row-lease';
import type { PaymentStatus } from './payments';
import type { DecisionContext, OperationResult, PaymentSnapshot } from './payment-decision';

/** Reads the unfinished operation's result from the provider's status; undefined while the status does not show one. */
export function readOperationResult(
  { operation, order }: PaymentSnapshot,
  status: PaymentStatus,
): OperationResult | undefined {
  if (!operation) return undefined;
  const isCaptured = status.state === 'captured' || status.state === 'refunded';
  const isGone = status.state === 'voided' || status.state === 'expired';
  switch (operation.kind) {
    case 'void':
      if (isGone) return { state: 'done' };
      return isCaptured ? { state: 'refused', error: 'it has been charged meanwhile' } : undefined;
    case 'capture':
      if (isGone) return { state: 'refused', error: 'the reservation is gone' };
      if (!isCaptured) return undefined;
      if (status.capturedCents === operation.amountCents) return { state: 'done' };
      return operation.state === 'planned'
        ? { state: 'refused', error: 'another amount has been charged at the provider' }
        : { state: 'undecided', error: 'captureMismatch' };
    case 'refund': {
      if (status.state === 'refunded') return { state: 'done' };
      const goal = operation.baseCents + operation.amountCents;
      if (status.state !== 'captured') return undefined;
      if (status.refundedCents !== undefined)
        return status.refundedCents >= goal ? { state: 'done' } : undefined;
      const isWhole = goal === order.capturedCents;
      // The provider does not report partial refunds, so a request that may have arrived must not be sent again.
      return operation.state === 'sent' && !isWhole
        ? { state: 'undecided', error: 'refundUncertain' }
        : undefined;
    }
  }
}

/** Whether another process works on the unfinished operation. */
export function isRunElsewhere(
  { operation }: PaymentSnapshot,
  { now, lease }: DecisionContext,
): boolean {
  const leasedUntil = operation?.leasedUntil ?? null;
  return leasedUntil !== lease && isLeased(leasedUntil, now);
}
