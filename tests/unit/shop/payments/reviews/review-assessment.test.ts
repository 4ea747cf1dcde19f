import { expect, test } from 'vitest';
import { orderStates } from '~/shop/orders/order-states';
import type { PaymentStatus } from '~/shop/payments/core/payments';
import {
  describeReport,
  assessReview,
  listReviewTargets,
  type PaymentReport,
} from '~/shop/payments/reviews/review-assessment';

const total = 5_000;
const order = { total_cents: total, captured_cents: 0 };
const say = (number: number, word?: Partial<PaymentStatus>): PaymentReport => {
  const reference = `M-2026-000001-${number}`;
  return { reference, status: word && { state: 'unknown', reference, currency: 'EUR', ...word } };
};
const held = { state: 'authorised', amountCents: total } as const;
const charged = { state: 'captured', capturedCents: total } as const;
const back = { state: 'refunded', capturedCents: total } as const;

test.each([
  ['authorised', [say(1, { state: 'failed' }), say(2, held)]],
  ['captured', [say(1, charged)]],
  ['captured', [say(1, { ...charged, capturedCents: 3_000, refundedCents: 1_000 })]],
  ['refunded', [say(1, back)]],
  ['voided', [say(1, { state: 'voided' })]],
  ['failed', [say(1, { state: 'open' }), say(2, { state: 'unknown' })]],
  ['failed', []],
] as const)('there is no objection to %s', (target, testimonies) => {
  expect(assessReview(target, order, testimonies).objections).toEqual([]);
});

test.each([
  ['authorised', [], 'no money is on hold'],
  ['authorised', [say(1, charged)], 'no money is on hold'],
  ['authorised', [say(1, held), say(2, charged)], '50.00 EUR charged'],
  ['authorised', [say(1, held), say(2, held)], 'a second payment'],
  ['authorised', [say(1, { ...held, amountCents: 100 })], '1.00 EUR on hold, the order is 50.00'],
  ['authorised', [say(1, { ...held, currency: 'USD' })], 'the currency is USD'],
  ['captured', [say(1, held)], '50.00 EUR on hold'],
  ['captured', [say(1, { ...charged, capturedCents: 5_001 })], 'the order is 50.00 EUR'],
  ['captured', [say(1, charged), say(2, charged)], 'a second payment'],
  ['captured', [say(1, back)], 'no money is charged'],
  ['refunded', [say(1, charged)], 'no money was refunded'],
  ['refunded', [say(1, back), say(2, held)], 'M-2026-000001-2: 50.00 EUR on hold'],
  ['voided', [say(1, held)], '50.00 EUR on hold'],
  ['voided', [say(1, charged)], '50.00 EUR charged'],
  ['failed', [say(1, back)], '50.00 EUR refunded'],
] as const)('%s is objected to: %#', (target, testimonies, objection) => {
  const { objections } = assessReview(target, order, testimonies);
  expect(objections.join('\n')).toContain(objection);
});

test('without a response from the provider there is an objection to every state', () => {
  for (const target of orderStates.review) {
    const { objections } = assessReview(target, order, [say(1)]);
    expect(objections).toContain('M-2026-000001-1: the provider cannot be asked');
  }
});

test('the amounts come from the provider', () => {
  const part = { ...charged, capturedCents: 3_000, refundedCents: 1_000 };
  expect(
    assessReview('captured', order, [say(1, { state: 'failed' }), say(2, part)]),
  ).toMatchObject({ reference: 'M-2026-000001-2', capturedCents: 3_000, refundedCents: 1_000 });
  expect(assessReview('refunded', order, [say(1, back)])).toMatchObject({ refundedCents: total });
  expect(describeReport(say(1, part))).toBe(
    'M-2026-000001-1: 30.00 EUR charged, 10.00 EUR refunded',
  );
});

test('a payment without money is described by its state, one with money by its amounts', () => {
  expect(describeReport(say(1, { state: 'voided' }))).toBe('M-2026-000001-1: voided');
  expect(describeReport(say(1, held))).toBe('M-2026-000001-1: 50.00 EUR on hold');
  expect(describeReport(say(1, { state: 'authorised' }))).toContain('an unknown amount');
  expect(describeReport(say(1, charged))).toBe(
    'M-2026-000001-1: 50.00 EUR charged, 0.00 EUR refunded',
  );
  expect(describeReport(say(1, back))).toBe(
    'M-2026-000001-1: 50.00 EUR charged, 50.00 EUR refunded',
  );
  expect(describeReport(say(1, { ...charged, failedRefundCents: 500 }))).toContain(
    'refunds of 5.00 EUR failed',
  );
});

test('once a charge is recorded, its money can only have stayed or gone back', () => {
  expect(listReviewTargets({ captured_cents: 0 })).toEqual(orderStates.review);
  expect(listReviewTargets({ captured_cents: 1 })).toEqual(['captured', 'refunded']);
});

test.each(['voided', 'expired'] as const)(
  'a recorded charge that the provider has %s went back, of the payment that pays the order only',
  (state) => {
    const charge = { total_cents: total, captured_cents: 3_000 };
    const cancelled = { ...say(2, { state }), pays: true };
    const assess = (reports: readonly PaymentReport[], of = charge) =>
      assessReview('refunded', of, reports);
    const fits = { objections: [], reference: 'M-2026-000001-2' };
    const none = { objections: ['no money was refunded'] };
    expect(assess([say(1, { state: 'failed' }), cancelled])).toEqual(fits);
    expect(assess([{ ...say(1, { state: 'failed' }), pays: true }])).toEqual(none);
    expect(assess([{ ...cancelled, pays: false }])).toEqual(none);
    expect(assess([cancelled], order)).toEqual(none);
    expect(assess([cancelled, say(1, back)])).toMatchObject({ reference: 'M-2026-000001-1' });
    expect(assess([{ ...say(1), pays: true }, cancelled]).objections).toEqual([
      'M-2026-000001-1: the provider cannot be asked',
    ]);
  },
);

test('a reservation leads on with the last moment for charging and no charge', () => {
  const captureBefore = new Date('2026-11-27T12:00:00Z');
  expect(assessReview('authorised', order, [say(1, { ...held, captureBefore })])).toEqual({
    objections: [],
    reference: 'M-2026-000001-1',
    captureBefore,
  });
});

test('where the provider names no charged amount, the whole order counts as charged', () => {
  expect(assessReview('captured', order, [say(1, { state: 'captured' })])).toEqual({
    objections: [],
    reference: 'M-2026-000001-1',
    capturedCents: total,
    refundedCents: undefined,
  });
});

test('a payment without a currency is objected to, and that it has none is said', () => {
  const { objections } = assessReview('captured', order, [
    say(1, { ...charged, currency: undefined }),
  ]);
  expect(objections).toEqual([expect.stringMatching(/currency .*missing/)]);
});

test.each(['voided', 'failed'] as const)('%s concerns no payment', (target) => {
  expect(assessReview(target, order, [say(1, { state: 'voided' })])).toEqual({ objections: [] });
});
