import type { PaymentOccasion } from '~/shop/payments/mails/payment-occasion';
import type { Step } from './provider-word';
import type { Snapshot } from '~/shop/payments/jobs/snapshot.server';

/** What the steps give occasion to write about. An order in review is a person's: nobody is written to by machine. */
export function occasionsOf(
  { order, attempt }: Pick<Snapshot, 'order' | 'attempt'>,
  steps: readonly Step[],
  now: Date,
): PaymentOccasion[] {
  if (order.state === 'review') return [];
  const { reference } = attempt;
  let capturedCents = order.captured_cents;
  return steps.flatMap((step): PaymentOccasion[] => {
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
