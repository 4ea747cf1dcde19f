import type { PaymentStep } from './payment-decision';
import type { PaymentRecord } from './payment-record.server';
import type { ReviewReason } from './review-reason';

/** An event in an order's payment that is reported by email. Amounts in cents. */
export type PaymentEvent =
  /** The order is confirmed: to the buyer and to staff. */
  | { kind: 'reserved' }
  /** To the buyer. */
  | { kind: 'charged'; cents: number; releasedCents: number }
  /** To the buyer. */
  | { kind: 'released' }
  /** To the buyer: the amount refunded now, and in total. */
  | { kind: 'refunded'; cents: number; totalCents: number; capturedCents: number }
  /** To the buyer: the stock was sold to someone else in the meantime, and the amount is released. */
  | { kind: 'soldOut'; reference: string }
  /** To the buyer, who was promised an email: staff have found that nothing was paid. `id` as of a review. */
  | { kind: 'failed'; id: string }
  /** To the buyer and to staff. */
  | { kind: 'expired' }
  /** To staff: the hold expires soon. */
  | { kind: 'warning'; captureBefore: Date }
  /**
   * To staff: the order needs review. `id` distinguishes one review of an order from the next, `cents` is the amount of a
   * refund that failed.
   */
  | { kind: 'review'; reason: ReviewReason; reference: string; id: string; cents?: number };

/** Returns the events that follow from the steps. None while an order is in review, because staff handle it. */
export function toPaymentEvents(
  { order, attempt }: Pick<PaymentRecord, 'order' | 'attempt'>,
  steps: readonly PaymentStep[],
  now: Date,
): PaymentEvent[] {
  if (order.state === 'review') return [];
  const { reference } = attempt;
  let capturedCents = order.captured_cents;
  return steps.flatMap((step): PaymentEvent[] => {
    switch (step.kind) {
      case 'reserve':
        return [{ kind: 'reserved' }];
      case 'capture':
        capturedCents = step.cents;
        return [
          { kind: 'charged', cents: step.cents, releasedCents: attempt.amount_cents - step.cents },
        ];
      case 'void':
        return [{ kind: 'released' }];
      case 'expire':
        return [{ kind: 'expired' }];
      case 'refund': {
        const { totalCents } = step;
        const cents = totalCents - order.refunded_cents;
        return [{ kind: 'refunded', cents, totalCents, capturedCents }];
      }
      case 'review':
        return [{ ...step, reference, id: now.toISOString() }];
      case 'voidHold':
        return step.because === 'soldOut' ? [{ kind: 'soldOut', reference }] : [];
      case 'fail':
        return [];
    }
  });
}
