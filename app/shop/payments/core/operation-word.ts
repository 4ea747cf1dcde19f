import type { PaymentStatus } from './payments';
import type { Finish, Known } from './provider-word';

/** Whether the word ends the unfinished operation; undefined when it does not. */
export function readOperation(
  { operation, order }: Known,
  word: PaymentStatus,
): Finish | undefined {
  if (!operation) return undefined;
  const isCharged = word.state === 'captured' || word.state === 'refunded';
  const isGone = word.state === 'voided' || word.state === 'expired';
  switch (operation.kind) {
    case 'void':
      if (isGone) return { state: 'done' };
      return isCharged ? { state: 'refused', error: 'it has been charged meanwhile' } : undefined;
    case 'capture':
      if (isGone) return { state: 'refused', error: 'the reservation is gone' };
      if (!isCharged) return undefined;
      if (word.capturedCents === operation.amountCents) return { state: 'done' };
      return operation.state === 'planned'
        ? { state: 'refused', error: 'another amount has been charged at the provider' }
        : { state: 'undecided', error: 'anotherCharge' };
    case 'refund': {
      if (word.state === 'refunded') return { state: 'done' };
      const goal = operation.baseCents + operation.amountCents;
      if (word.state !== 'captured') return undefined;
      if (word.refundedCents !== undefined)
        return word.refundedCents >= goal ? { state: 'done' } : undefined;
      const isWhole = goal === order.capturedCents;
      // The provider does not tell about parts: a request that may have arrived must not be sent again.
      return operation.state === 'sent' && !isWhole
        ? { state: 'undecided', error: 'refundUncertain' }
        : undefined;
    }
  }
}
