import { expect, test } from 'vitest';
import { readOperationResult } from '~/shop/payments/core/operation-result';
import type { PaymentStatus } from '~/shop/payments/core/payments';
import type { OperationResult, PaymentSnapshot } from '~/shop/payments/core/payment-decision';

const reference = 'M-2026-000001-1';
const base = { amountCents: 3_000, baseCents: 0, state: 'sent' } as const;

function read(
  operation: Partial<NonNullable<PaymentSnapshot['operation']>>,
  status: Partial<PaymentStatus>,
) {
  const known: PaymentSnapshot = {
    order: { state: 'captured', capturedCents: 5_000, refundedCents: 0, captureBefore: null },
    attempt: {
      state: 'authorised',
      reference,
      amountCents: 5_000,
      providerOrderId: 'w-1',
      refundedElsewhereCents: 0,
    },
    isPaidElsewhere: false,
    operation: { kind: 'refund', ...base, ...operation },
    hasVoid: false,
  };
  return readOperationResult(known, { state: 'open', reference, ...status });
}

const going = ['open', 'unknown', 'failed', 'authorised'] as const;

test('without an operation there is nothing to finish', () => {
  const known: PaymentSnapshot = {
    order: { state: 'captured', capturedCents: 5_000, refundedCents: 0, captureBefore: null },
    attempt: {
      state: 'authorised',
      reference,
      amountCents: 5_000,
      providerOrderId: null,
      refundedElsewhereCents: 0,
    },
    isPaidElsewhere: false,
    hasVoid: false,
  };
  expect(readOperationResult(known, { state: 'voided', reference })).toBeUndefined();
});

test.each<[OperationResult['state'] | undefined, readonly PaymentStatus['state'][]]>([
  ['done', ['voided', 'expired']],
  ['refused', ['captured', 'refunded']],
  [undefined, going],
])('a release is %s when the payment is %j', (end, states) => {
  for (const state of states) expect(read({ kind: 'void' }, { state })?.state).toBe(end);
});

test.each<[OperationResult['state'] | undefined, readonly PaymentStatus['state'][]]>([
  ['refused', ['voided', 'expired']],
  ['done', ['captured', 'refunded']],
  [undefined, going],
])('a charge is %s when the payment is %j', (end, states) => {
  for (const state of states)
    expect(read({ kind: 'capture' }, { state, capturedCents: 3_000 })?.state).toBe(end);
});

test('another charged amount than requested: undecided if it was sent, refused if it never was', () => {
  const another = { state: 'captured', capturedCents: 2_999 } as const;
  expect(read({ kind: 'capture' }, another)).toEqual({
    state: 'undecided',
    error: 'captureMismatch',
  });
  expect(read({ kind: 'capture', state: 'planned' }, another)?.state).toBe('refused');
});

test.each(['voided', 'expired', ...going] as const)(
  'a refund goes on while the payment is %s',
  (state) => {
    expect(read({}, { state })).toBeUndefined();
    expect(read({}, { state, refundedCents: 3_000 })).toBeUndefined();
  },
);

test('a refund is done when all went back, or as much as requested on top of what had gone back before', () => {
  expect(read({}, { state: 'refunded' })).toEqual({ state: 'done' });
  const back = (refundedCents: number) =>
    read({ baseCents: 1_000 }, { state: 'captured', refundedCents });
  expect(back(3_999)).toBeUndefined();
  expect(back(4_000)).toEqual({ state: 'done' });
  expect(back(4_001)).toEqual({ state: 'done' });
});

test('where the provider reports no partial refunds, a part that was sent is uncertain, a whole one goes on', () => {
  const quiet = { state: 'captured' } as const;
  const uncertain = { state: 'undecided', error: 'refundUncertain' };
  expect(read({}, quiet)).toEqual(uncertain);
  expect(read({ state: 'planned' }, quiet)).toBeUndefined();
  expect(read({ amountCents: 5_000 }, quiet)).toBeUndefined();
  expect(read({ amountCents: 4_000, baseCents: 1_000 }, quiet)).toBeUndefined();
  expect(read({ amountCents: 3_000, baseCents: 1_000 }, quiet)).toEqual(uncertain);
});

test.each([
  ['a release of money that was charged', 'void', 'captured', /charged/],
  ['a charge of a reservation that ended', 'capture', 'expired', /gone/],
  ['a charge that another amount preceded', 'capture', 'captured', /another amount/],
] as const)('%s is refused, and the staff read why', (_, kind, state, reason) => {
  const result = read({ kind, state: 'planned' }, { state, capturedCents: 2_999 });
  expect(result).toEqual({ state: 'refused', error: expect.stringMatching(reason) });
});
