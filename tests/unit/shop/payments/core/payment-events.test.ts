import { expect, test } from 'vitest';
import { toPaymentEvents } from '~/shop/payments/core/payment-events';
import type { PaymentStep } from '~/shop/payments/core/payment-decision';

type Facts = Parameters<typeof toPaymentEvents>[0];

const now = new Date('2026-11-21T12:00:00Z');
const reference = 'M-2026-000001-1';

/** The occasions of the steps of an order of 50.00. */
function occasionsFor(steps: PaymentStep[], order: Partial<Facts['order']> = {}) {
  const facts = {
    order: { state: 'authorised', captured_cents: 0, refunded_cents: 0, ...order },
    attempt: { reference, amount_cents: 5_000 },
  } as Facts;
  return toPaymentEvents(facts, steps, now);
}

test.each<[PaymentStep, object[]]>([
  [{ kind: 'reserve' }, [{ kind: 'reserved' }]],
  [{ kind: 'capture', cents: 3_000 }, [{ kind: 'charged', cents: 3_000, releasedCents: 2_000 }]],
  [{ kind: 'capture', cents: 5_000 }, [{ kind: 'charged', cents: 5_000, releasedCents: 0 }]],
  [{ kind: 'void' }, [{ kind: 'released' }]],
  [{ kind: 'expire' }, [{ kind: 'expired' }]],
  [
    { kind: 'review', reason: 'amountMismatch' },
    [{ kind: 'review', reason: 'amountMismatch', reference, id: '2026-11-21T12:00:00.000Z' }],
  ],
  [{ kind: 'fail', reason: 'declined' }, []],
  [{ kind: 'voidHold', because: 'paidElsewhere' }, []],
  [{ kind: 'voidHold', because: 'soldOut' }, [{ kind: 'soldOut', reference }]],
])('%j triggers %j', (step, occasions) => {
  expect(occasionsFor([step])).toEqual(occasions);
});

test('a refund names its own amount and the total', () => {
  const order = { captured_cents: 4_000, refunded_cents: 1_000 };
  expect(occasionsFor([{ kind: 'refund', totalCents: 2_500 }], order)).toEqual([
    { kind: 'refunded', cents: 1_500, totalCents: 2_500, capturedCents: 4_000 },
  ]);
});

test('a refund together with its charge names that charge', () => {
  const steps: PaymentStep[] = [
    { kind: 'reserve' },
    { kind: 'capture', cents: 3_000 },
    { kind: 'refund', totalCents: 700 },
  ];
  expect(occasionsFor(steps)).toEqual([
    { kind: 'reserved' },
    { kind: 'charged', cents: 3_000, releasedCents: 2_000 },
    { kind: 'refunded', cents: 700, totalCents: 700, capturedCents: 3_000 },
  ]);
});

test('an order in review triggers no mails', () => {
  expect(occasionsFor([{ kind: 'reserve' }, { kind: 'expire' }], { state: 'review' })).toEqual([]);
});
