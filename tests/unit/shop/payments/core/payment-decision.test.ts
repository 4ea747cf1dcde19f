import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orderStates } from '~/shop/orders/order-states';
import type { OrderState } from '~/platform/database/stored-values';
import type { PaymentStatus } from '~/shop/payments/core/payments';
import {
  findMismatch,
  type PaymentSnapshot,
  decide,
  type PaymentStep,
} from '~/shop/payments/core/payment-decision';

const now = new Date('2026-11-21T12:00:00Z');
const reference = 'M-2026-000001-1';
const total = 5_000;
const ids = { orderId: 'w-1', stan: '1', approvalCode: '2' };

type Change = {
  order?: Partial<PaymentSnapshot['order']>;
  attempt?: Partial<PaymentSnapshot['attempt']>;
} & Partial<Pick<PaymentSnapshot, 'isPaidElsewhere' | 'operation' | 'hasVoid' | 'lapsedStock'>>;

/** An order of 50.00 whose payment page is open. */
const known = ({ order, attempt, ...change }: Change = {}): PaymentSnapshot => ({
  order: {
    state: 'pending',
    capturedCents: 0,
    refundedCents: 0,
    captureBefore: null,
    ...order,
  },
  attempt: {
    state: 'open',
    reference,
    amountCents: total,
    providerOrderId: null,
    refundedElsewhereCents: 0,
    ...attempt,
  },
  isPaidElsewhere: false,
  hasVoid: false,
  ...change,
});

/** The same order with its money reserved, charged or beyond. */
const paid = (order: Partial<PaymentSnapshot['order']>, change: Change = {}) =>
  known({
    ...change,
    order: { ...order },
    attempt: { state: 'authorised', providerOrderId: ids.orderId, ...change.attempt },
  });

const statusOf = (change: Partial<PaymentStatus>): PaymentStatus => ({
  state: 'open',
  reference,
  currency: 'EUR',
  ...change,
});
const held = (change: Partial<PaymentStatus> = {}) =>
  statusOf({ state: 'authorised', amountCents: total, ids, ...change });
const charged = (capturedCents: number, change: Partial<PaymentStatus> = {}) =>
  statusOf({ state: 'captured', capturedCents, ids, ...change });
const refunded = (capturedCents: number, change: Partial<PaymentStatus> = {}) =>
  statusOf({ state: 'refunded', capturedCents, refundedCents: capturedCents, ids, ...change });

const stepsOf = (facts: PaymentSnapshot, status: PaymentStatus, hint?: 'failed') =>
  decide(facts, status, { now, hint }).steps;

describe('a refund that failed at the provider', () => {
  const order = { state: 'captured', capturedCents: total, refundedCents: 2_000 } as const;
  const failed = (refundedCents: number, failedRefundCents: number) =>
    charged(total, { refundedCents, failedRefundCents });
  const review = (cents: number) => [{ kind: 'review', reason: 'refundFailed', cents }];

  test('is reported with what the buyer lacks; a lower total alone is outdated', () => {
    expect(stepsOf(paid(order), failed(0, 2_000))).toEqual(review(2_000));
    expect(stepsOf(paid(order), failed(500, 2_000))).toEqual(review(1_500));
    const whole = { ...order, state: 'refunded', refundedCents: total } as const;
    expect(stepsOf(paid(whole), failed(0, total))).toEqual(review(total));
    expect(stepsOf(paid(order), charged(total, { refundedCents: 0 }))).toEqual([]);
    expect(stepsOf(paid(whole), charged(total))).toEqual([]);
  });

  test('but was never recorded concerns nobody, nor one that was paid by other means', () => {
    expect(stepsOf(paid({ ...order, refundedCents: 0 }), failed(0, 2_000))).toEqual([]);
    const elsewhere = { attempt: { refundedElsewhereCents: 2_000 } };
    expect(stepsOf(paid(order, elsewhere), failed(0, 2_000))).toEqual([]);
  });

  test('and was paid by other means may be what the provider refunds later, unless the site asked for that', () => {
    const attempt = { refundedElsewhereCents: 2_000 };
    const status = charged(total, { refundedCents: 1_000 });
    expect(stepsOf(paid(order, { attempt }), status)).toEqual([
      { kind: 'review', reason: 'refundMismatch' },
    ]);
    const operation = {
      kind: 'refund',
      amountCents: 1_000,
      baseCents: 2_000,
      state: 'sent',
    } as const;
    expect(stepsOf(paid(order, { attempt, operation }), status)).toEqual([
      { kind: 'refund', totalCents: 3_000 },
    ]);
  });

  test('makes another refund that was sent uncertain', () => {
    const operation = {
      kind: 'refund',
      amountCents: 500,
      baseCents: 2_000,
      state: 'sent',
    } as const;
    const decision = decide(paid(order, { operation }), failed(500, 2_000), { now });
    expect(decision.result).toEqual({ state: 'undecided', error: 'refundFailed' });
  });
});

describe('a payment that does not pay its order so far', () => {
  test.each<[string, PaymentStatus, PaymentStep[]]>([
    ['open', statusOf({}), []],
    ['unknown', statusOf({ state: 'unknown' }), []],
    ['failed', statusOf({ state: 'failed' }), [{ kind: 'fail', reason: 'declined' }]],
    ['reserved', held(), [{ kind: 'reserve' }]],
    ['charged', charged(total), [{ kind: 'reserve' }, { kind: 'capture', cents: total }]],
    [
      'charged, with a part given back',
      charged(total, { refundedCents: 700 }),
      [{ kind: 'reserve' }, { kind: 'capture', cents: total }, { kind: 'refund', totalCents: 700 }],
    ],
    [
      'charged in part of a reservation that the provider still names',
      charged(3_000, { amountCents: total }),
      [{ kind: 'reserve' }, { kind: 'capture', cents: 3_000 }],
    ],
    [
      'charged in part, and nothing is said of what was reserved',
      charged(3_000),
      [{ kind: 'review', reason: 'amountMismatch' }],
    ],
    ['given back', refunded(total), [{ kind: 'review', reason: 'refundedUnknown' }]],
  ])('%s', (_, status, steps) => {
    expect(stepsOf(known(), status)).toEqual(steps);
  });

  test.each(['voided', 'expired'] as const)('%s: it has failed', (state) => {
    expect(stepsOf(known(), statusOf({ state }))).toMatchObject([{ kind: 'fail' }]);
  });

  test.each(['open', 'unknown'] as const)(
    'a signed return that says "failed" ends a payment that is %s, once',
    (state) => {
      const failed = known({ attempt: { state: 'failed' } });
      expect(stepsOf(known(), statusOf({ state }), 'failed')).toEqual([
        { kind: 'fail', reason: 'declined' },
      ]);
      expect(stepsOf(failed, statusOf({ state }), 'failed')).toEqual([]);
    },
  );

  test('a signed return that says "failed" does not end what the provider reserved', () => {
    expect(stepsOf(known(), held(), 'failed')).toEqual([{ kind: 'reserve' }]);
  });

  test.each(['failed', 'voided', 'expired'] as const)(
    'an abandoned attempt is not abandoned again: %s',
    (state) => {
      expect(stepsOf(known({ attempt: { state: 'failed' } }), statusOf({ state }))).toEqual([]);
    },
  );

  test('a refund of a payment that was given up needs no review', () => {
    expect(stepsOf(known({ attempt: { state: 'failed' } }), refunded(total))).toEqual([]);
  });

  test.each(['voided', 'expired'] as const)('its order was %s: it pays nothing', (state) => {
    const ended = known({ order: { state }, attempt: { state: 'failed' } });
    expect(stepsOf(ended, held())).toEqual([{ kind: 'voidHold', because: 'paidElsewhere' }]);
    expect(stepsOf({ ...ended, hasVoid: true }, held())).toEqual([]);
    expect(stepsOf(ended, charged(total))).toEqual([{ kind: 'review', reason: 'chargedAfterEnd' }]);
  });

  test('a late reservation of a payment that was given up pays its order', () => {
    const failed = known({ order: { state: 'failed' }, attempt: { state: 'failed' } });
    expect(stepsOf(failed, held())).toEqual([{ kind: 'reserve' }]);
  });

  test('a second reservation is released once, a second charge goes to review', () => {
    const second = { isPaidElsewhere: true };
    expect(stepsOf(known(second), held())).toEqual([
      { kind: 'voidHold', because: 'paidElsewhere' },
    ]);
    expect(stepsOf(known({ ...second, hasVoid: true }), held())).toEqual([]);
    expect(stepsOf(known(second), charged(total))).toEqual([
      { kind: 'review', reason: 'secondCharged' },
    ]);
  });

  test('a charge of an order in review is only recorded', () => {
    expect(stepsOf(known({ order: { state: 'review' } }), charged(total))).toEqual([
      { kind: 'reserve' },
    ]);
  });
});

describe('a payment whose pieces went back on sale before it was known', () => {
  const capture: PaymentStep = { kind: 'capture', cents: total };
  const voided: PaymentStep = { kind: 'voidHold', because: 'soldOut' };
  const soldOut: PaymentStep = { kind: 'review', reason: 'soldOut' };

  test.each<[string, Change, PaymentStatus, PaymentStep[]]>([
    ['reserved, and they are there', { lapsedStock: 'free' }, held(), [{ kind: 'reserve' }]],
    ['reserved, and they are sold', { lapsedStock: 'gone' }, held(), [voided]],
    ['being released, they are sold', { lapsedStock: 'gone', hasVoid: true }, held(), []],
    ['being released, they are there again', { lapsedStock: 'free', hasVoid: true }, held(), []],
    [
      'charged, they are there',
      { lapsedStock: 'free' },
      charged(total),
      [{ kind: 'reserve' }, capture],
    ],
    ['charged, they are sold', { lapsedStock: 'gone' }, charged(total), [soldOut]],
  ])('%s', (_, change, status, steps) => {
    expect(stepsOf(known(change), status)).toEqual(steps);
  });
});

describe('a reserved payment', () => {
  const reserved = paid({ state: 'authorised' });

  test.each<[string, PaymentStatus, PaymentStep[]]>([
    ['still reserved', held(), []],
    ['charged', charged(total), [{ kind: 'capture', cents: total }]],
    ['charged in part', charged(3_000), [{ kind: 'capture', cents: 3_000 }]],
    [
      'charged, with a part given back',
      charged(total, { refundedCents: 1 }),
      [
        { kind: 'capture', cents: total },
        { kind: 'refund', totalCents: 1 },
      ],
    ],
    [
      'charged, with nothing given back',
      charged(total, { refundedCents: 0 }),
      [{ kind: 'capture', cents: total }],
    ],
    [
      'charged and given back',
      refunded(total, { refundedCents: undefined }),
      [
        { kind: 'capture', cents: total },
        { kind: 'refund', totalCents: total },
      ],
    ],
    ['released', statusOf({ state: 'voided' }), [{ kind: 'void' }]],
    ['run out', statusOf({ state: 'expired' }), [{ kind: 'expire' }]],
    ['a late "open"', statusOf({}), []],
    ['a late "failed"', statusOf({ state: 'failed' }), []],
    ['a late "unknown"', statusOf({ state: 'unknown' }), []],
  ])('%s', (_, status, steps) => {
    expect(stepsOf(reserved, status)).toEqual(steps);
  });

  test.each(['open', 'failed', 'unknown'] as const)(
    '%s after the time for charging: it has expired, and not a moment before',
    (state) => {
      const until = (moment: string) =>
        stepsOf(paid({ state: 'authorised', captureBefore: moment }), statusOf({ state }));
      expect(until('2026-11-21T11:59:59.999Z')).toEqual([{ kind: 'expire' }]);
      expect(until('2026-11-21T12:00:00.000Z')).toEqual([]);
      expect(until('2026-11-21T12:00:00.001Z')).toEqual([]);
    },
  );

  test('still reserved after the time for charging: the provider knows better', () => {
    const late = paid({ state: 'authorised', captureBefore: '2026-11-20T12:00:00.000Z' });
    expect(stepsOf(late, held())).toEqual([]);
  });
});

describe('a charged payment', () => {
  const order = { state: 'captured', capturedCents: 3_000, refundedCents: 1_000 } as const;

  test.each<[string, PaymentStatus, PaymentStep[]]>([
    ['charged as known', charged(3_000, { refundedCents: 1_000 }), []],
    ['nothing said of what went back', charged(3_000), []],
    ['less went back than is known', charged(3_000, { refundedCents: 999 }), []],
    [
      'more went back',
      charged(3_000, { refundedCents: 1_001 }),
      [{ kind: 'refund', totalCents: 1_001 }],
    ],
    ['all went back', refunded(3_000), [{ kind: 'refund', totalCents: 3_000 }]],
    [
      'all went back, and the amount that was reserved is named',
      refunded(total),
      [{ kind: 'refund', totalCents: 3_000 }],
    ],
    ['the amount that was reserved is named', charged(total, { refundedCents: 1_000 }), []],
    ['another amount is charged', charged(2_999), [{ kind: 'review', reason: 'captureMismatch' }]],
    [
      'more went back than was charged',
      charged(total, { refundedCents: 3_001 }),
      [{ kind: 'review', reason: 'refundMismatch' }],
    ],
    ['released', statusOf({ state: 'voided' }), [{ kind: 'review', reason: 'endedAfterCharge' }]],
    ['run out', statusOf({ state: 'expired' }), [{ kind: 'review', reason: 'endedAfterCharge' }]],
    ['a late "reserved"', held(), []],
    ['a late "open"', statusOf({}), []],
    ['a late "failed"', statusOf({ state: 'failed' }), []],
  ])('%s', (_, status, steps) => {
    expect(stepsOf(paid(order), status)).toEqual(steps);
  });

  test('everything charged may have been refunded already', () => {
    const whole = { ...order, refundedCents: 3_000 };
    expect(stepsOf(paid(whole), charged(3_000, { refundedCents: 3_000 }))).toEqual([]);
    expect(stepsOf(paid(order), charged(3_000, { refundedCents: 3_000 }))).toEqual([
      { kind: 'refund', totalCents: 3_000 },
    ]);
  });
});

test.each(['voided', 'expired'] as const)('a charge after the end (%s) goes to review', (state) => {
  expect(stepsOf(paid({ state }), charged(total))).toEqual([
    { kind: 'review', reason: 'chargedAfterEnd' },
  ]);
  expect(stepsOf(paid({ state }), held())).toEqual([]);
  expect(stepsOf(paid({ state }), statusOf({ state: 'voided' }))).toEqual([]);
});

test.each(['review', 'refunded'] as const)('nothing moves an order in %s', (state) => {
  for (const status of [held(), charged(total), refunded(total), statusOf({ state: 'voided' })])
    expect(stepsOf(paid({ state }), status)).toEqual([]);
});

describe('a status that does not match the payment', () => {
  test.each<[string, PaymentStatus, string]>([
    ['another reference', held({ reference: 'M-2026-000002-1' }), 'referenceMismatch'],
    ['another payment', held({ ids: { ...ids, orderId: 'w-2' } }), 'paymentMismatch'],
    ['another currency', held({ currency: 'USD' }), 'currencyMismatch'],
    ['no currency', held({ currency: undefined }), 'currencyMismatch'],
    ['another amount', held({ amountCents: 4_999 }), 'amountMismatch'],
    ['no amount', held({ amountCents: undefined }), 'amountMismatch'],
    ['another reserved amount', charged(3_000, { amountCents: 4_999 }), 'amountMismatch'],
    ['no charged amount', statusOf({ state: 'captured', ids }), 'captureMismatch'],
    ['nothing charged', charged(0), 'captureMismatch'],
    ['more than the amount charged', charged(5_001), 'captureMismatch'],
    ['more given back than charged', charged(3_000, { refundedCents: 3_001 }), 'refundMismatch'],
    ['less than nothing given back', charged(3_000, { refundedCents: -1 }), 'refundMismatch'],
    [
      'more given back than charged of all',
      refunded(3_000, { refundedCents: 3_001 }),
      'refundMismatch',
    ],
  ])('%s goes to review, whatever state the payment is in', (_, status, reason) => {
    for (const facts of [
      known({ attempt: { providerOrderId: 'w-1', refundedElsewhereCents: 0 } }),
      paid({ state: 'authorised' }),
    ]) {
      expect(findMismatch(facts.attempt, status)).toBe(reason);
      expect(decide(facts, status, { now })).toEqual({
        steps: [{ kind: 'review', reason }],
        result: undefined,
      });
    }
  });

  test('the unfinished operation is then undecided', () => {
    const operation = { kind: 'capture', amountCents: total, baseCents: 0, state: 'sent' } as const;
    const facts = paid({ state: 'authorised' }, { operation });
    expect(decide(facts, charged(total, { currency: 'USD' }), { now })).toEqual({
      steps: [{ kind: 'review', reason: 'currencyMismatch' }],
      result: { state: 'undecided', error: 'currencyMismatch' },
    });
  });

  test.each<[string, PaymentStatus]>([
    ['one cent charged', charged(1)],
    ['all charged', charged(total)],
    ['nothing given back', charged(3_000, { refundedCents: 0 })],
    ['all given back', charged(3_000, { refundedCents: 3_000 })],
    ['no ids of the provider', held({ ids: undefined })],
  ])('%s matches', (_, status) => {
    expect(findMismatch(paid({}).attempt, status)).toBeUndefined();
  });

  test('the first ids of a payment are accepted', () => {
    expect(findMismatch(known().attempt, held())).toBeUndefined();
  });

  test.each(['open', 'unknown', 'failed', 'voided', 'expired'] as const)(
    '%s names no amounts: only the reference must match',
    (state) => {
      const bare = statusOf({ state, currency: undefined, ids: { orderId: 'w-2' } });
      expect(findMismatch(paid({}).attempt, bare)).toBeUndefined();
      expect(findMismatch(paid({}).attempt, { ...bare, reference: 'x' })).toBe('referenceMismatch');
    },
  );
});

describe('an unfinished operation', () => {
  const operation = { kind: 'capture', amountCents: 3_000, baseCents: 0 } as const;

  test('is finished by the status that also moves the order', () => {
    const facts = paid({ state: 'authorised' }, { operation: { ...operation, state: 'sent' } });
    expect(decide(facts, charged(3_000), { now })).toEqual({
      steps: [{ kind: 'capture', cents: 3_000 }],
      result: { state: 'done' },
    });
  });

  test('stays unfinished until a status ends it', () => {
    const facts = paid({ state: 'authorised' }, { operation: { ...operation, state: 'sent' } });
    expect(decide(facts, held(), { now })).toEqual({ steps: [], result: undefined });
  });

  test('with another result than requested goes to review, and the order is unchanged', () => {
    const facts = paid({ state: 'authorised' }, { operation: { ...operation, state: 'sent' } });
    expect(decide(facts, charged(2_000), { now })).toEqual({
      steps: [{ kind: 'review', reason: 'captureMismatch' }],
      result: { state: 'undecided', error: 'captureMismatch' },
    });
  });

  test('that was never sent is refused where the provider has charged another amount', () => {
    const facts = paid({ state: 'authorised' }, { operation: { ...operation, state: 'planned' } });
    expect(decide(facts, charged(2_000), { now })).toMatchObject({
      steps: [{ kind: 'capture', cents: 2_000 }],
      result: { state: 'refused' },
    });
  });
});

describe('for any known state and any status of the provider', () => {
  const cents = fc.constantFrom(-1, 0, 1, 2_999, 3_000, 4_999, 5_000, 5_001);
  // Mostly what matches: a status that contradicts the payment goes to review and moves no money.
  const statuses = fc.record(
    {
      state: fc.constantFrom<PaymentStatus['state']>(
        'unknown',
        'open',
        'failed',
        'authorised',
        'captured',
        'captured',
        'voided',
        'expired',
        'refunded',
        'refunded',
      ),
      reference: fc.constant(reference),
      amountCents: fc.oneof({ weight: 7, arbitrary: fc.constant(total) }, cents),
      capturedCents: cents,
      refundedCents: cents,
      currency: fc.oneof({ weight: 7, arbitrary: fc.constant('EUR') }, fc.constant('USD')),
    },
    { requiredKeys: ['state', 'reference', 'amountCents', 'capturedCents', 'currency'] },
  );
  const facts = fc
    .record({
      state: fc.oneof(
        fc.constantFrom<OrderState>('pending', 'authorised', 'captured'),
        fc.constantFrom(...(Object.keys(orderStates) as OrderState[])),
      ),
      attempt: fc.constantFrom('creating', 'open', 'authorised', 'failed'),
      isPaidElsewhere: fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, fc.boolean()),
      hasVoid: fc.boolean(),
      capturedCents: fc.constantFrom(3_000, 5_000),
      refundedCents: fc.constantFrom(0, 1_000),
    })
    .map(({ state, attempt, isPaidElsewhere, hasVoid, ...money }) =>
      known({
        order: { state, ...(state === 'captured' && money) },
        attempt: { state: attempt as PaymentSnapshot['attempt']['state'] },
        // A charged order was paid by this attempt or by another.
        isPaidElsewhere: isPaidElsewhere || (state === 'captured' && attempt !== 'authorised'),
        hasVoid,
      }),
    );

  test('no more is charged than was reserved, and no more refunded than was charged', () => {
    let moves = 0;
    fc.assert(
      fc.property(facts, statuses, (before, status) => {
        const { capturedCents, refundedCents } = before.order;
        const { steps } = decide(before, status, { now });
        const captures = steps.flatMap((step) => (step.kind === 'capture' ? step.cents : []));
        const refunds = steps.flatMap((step) => (step.kind === 'refund' ? step.totalCents : []));
        const charged = captures.at(-1) ?? capturedCents;
        expect(captures.filter((cents) => cents < 1 || cents > total)).toEqual([]);
        expect(refunds.filter((cents) => cents <= refundedCents || cents > charged)).toEqual([]);
        moves += captures.length + refunds.length;
      }),
      { numRuns: 2_000 },
    );
    expect(moves).toBeGreaterThan(0);
  });

  test('a payment fails only while it holds no money, and a second one never pays', () => {
    fc.assert(
      fc.property(facts, statuses, (before, status) => {
        const kinds = stepsOf(before, status).map(({ kind }) => kind);
        if (before.attempt.state === 'authorised' || before.attempt.state === 'failed')
          expect(kinds).not.toContain('fail');
        if (before.isPaidElsewhere && before.attempt.state !== 'authorised') {
          expect(kinds).not.toContain('reserve');
          expect(kinds).not.toContain('capture');
        }
      }),
      { numRuns: 2_000 },
    );
  });
});
