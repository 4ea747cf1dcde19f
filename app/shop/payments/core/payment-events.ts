import type { PaymentStep } from './payment-decision';
import type { PaymentRecord } from './payment-record.server';
import type { ReviewReason } from './review-reason';

/** What happened to an order's money, as its mails tell it. Amounts in cents. */
export type PaymentEvent =
  /** The order is confirmed: to the buyer and to the house. */
  | { kind: 'reserved' }
  /** To the buyer. */
  | { kind: 'charged'; cents: number; releasedCents: number }
  /** To the buyer. */
  | { kind: 'released' }
  /** To the buyer: what went back now, and in all. */
  | { kind: 'refunded'; cents: number; totalCents: number; capturedCents: number }
  /** To the buyer and to the house. */
  | { kind: 'expired' }
  /** To the house: the reservation ends soon. */
  | { kind: 'warning'; captureBefore: Date }
  /** To the house: a person must look. `id` tells one review of an order from the next. */
  | { kind: 'review'; reason: ReviewReason; reference: string; id: string };

/** What the steps give occasion to write about. An order in review is a person's: nobody is written to by machine. */
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
      case 'charge':
        capturedCents = step.cents;
        return [
          { kind: 'charged', cents: step.cents, releasedCents: attempt.amount_cents - step.cents },
        ];
      case 'release':
        return [{ kind: 'released' }];
      case 'expire':
        return [{ kind: 'expired' }];
      case 'refund': {
        const { totalCents } = step;
        const cents = totalCents - order.refunded_cents;
        return [{ kind: 'refunded', cents, totalCents, capturedCents }];
      }
      case 'review':
        return [{ kind: 'review', reason: step.reason, reference, id: now.toISOString() }];
      case 'fail':
      case 'voidHold':
        return [];
    }
  });
}
