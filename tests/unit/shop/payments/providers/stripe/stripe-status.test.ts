import { expect, test } from 'vitest';
import { PaymentUnavailable } from '~/shop/payments/core/payments';
import { readSession } from '~/shop/payments/providers/stripe/stripe-schema';
import {
  needsRefunds,
  readStatus,
  withRefunds,
} from '~/shop/payments/providers/stripe/stripe-status';

const reference = 'M-2026-000001-1';

const makeIntent = (change: object = {}) => ({
  id: 'pi_1',
  status: 'requires_capture',
  amount: 5000,
  amount_received: 0,
  currency: 'eur',
  cancellation_reason: null,
  livemode: false,
  metadata: { reference },
  latest_charge: {
    id: 'ch_1',
    amount_refunded: 0,
    payment_method_details: {
      card: { brand: 'visa', last4: '4242', capture_before: 1_800_000_000 },
    },
  },
  ...change,
});

const makeSession = (change: object = {}) => ({
  id: 'cs_1',
  object: 'checkout.session',
  status: 'complete',
  client_reference_id: reference,
  amount_total: 5000,
  currency: 'eur',
  livemode: false,
  url: null,
  payment_intent: makeIntent(),
  ...change,
});

const read = (change: object = {}) => readStatus(readSession(makeSession(change)), false);
const withIntent = (change: object, session: object = {}) =>
  read({ ...session, payment_intent: makeIntent(change) });

test.each([
  ['open', { status: 'open', payment_intent: null }],
  ['failed', { status: 'expired', payment_intent: null }],
  ['authorised', {}],
])('a page alone: %s', (state, change) => {
  expect(read(change)).toMatchObject({ state, reference, amountCents: 5000, currency: 'EUR' });
});

test.each([
  ['open', { status: 'requires_payment_method' }, 'open'],
  ['open', { status: 'requires_action' }, 'open'],
  ['open', { status: 'processing' }, 'complete'],
  ['failed', { status: 'requires_payment_method' }, 'expired'],
  ['failed', { status: 'canceled', latest_charge: null }, 'expired'],
  ['authorised', { status: 'requires_capture' }, 'complete'],
  // Late success: the page has expired, and money is reserved all the same.
  ['authorised', { status: 'requires_capture' }, 'expired'],
  ['captured', { status: 'succeeded', amount_received: 5000 }, 'complete'],
  ['voided', { status: 'canceled', cancellation_reason: null }, 'complete'],
  ['voided', { status: 'canceled', cancellation_reason: 'requested_by_customer' }, 'complete'],
  ['voided', { status: 'canceled', cancellation_reason: 'abandoned' }, 'complete'],
  ['expired', { status: 'canceled', cancellation_reason: 'automatic' }, 'complete'],
  ['expired', { status: 'canceled', cancellation_reason: 'expired' }, 'complete'],
])('%s: a payment %j of a page that is %s', (state, intent, status) => {
  expect(withIntent(intent, { status }).state).toBe(state);
});

test('a reserved payment has its last moment for charging, a charged one its refunds', () => {
  expect(read()).toMatchObject({
    ids: { orderId: 'cs_1', approvalCode: 'pi_1' },
    card: 'VISA ************4242',
    captureBefore: new Date('2027-01-15T08:00:00Z'),
  });
  const charged = withIntent({
    status: 'succeeded',
    amount_received: 5000,
    latest_charge: { id: 'ch_1', amount_refunded: 1200 },
  });
  expect(charged).toMatchObject({ state: 'captured', capturedCents: 5000, refundedCents: 1200 });
  expect(charged).not.toHaveProperty('captureBefore');
});

test('amounts at Stripe are passed on unchanged for comparison', () => {
  expect(withIntent({ amount: 100 }).amountCents).toBe(100);
  expect(withIntent({ currency: 'chf' }).currency).toBe('CHF');
  const other = 'M-2026-000002-1';
  const change = {
    client_reference_id: other,
    payment_intent: makeIntent({ metadata: { reference: other } }),
  };
  expect(read(change).reference).toBe(other);
  expect(read({ client_reference_id: null, status: 'open', payment_intent: null }).reference).toBe(
    '',
  );
});

test.each([
  ['a page of the other mode', { livemode: true }],
  ['a payment of the other mode', { payment_intent: makeIntent({ livemode: true }) }],
  ['a page that is paid by nothing', { payment_intent: null }],
  ['a payment that is not shown', { payment_intent: 'pi_1' }],
  ['a payment of another order', { payment_intent: makeIntent({ metadata: { reference: 'x' } }) }],
  ['a payment of no order', { payment_intent: makeIntent({ metadata: {} }) }],
])('%s decides nothing', (_, change) => {
  expect(() => read(change)).toThrow(PaymentUnavailable);
});

test.each([
  ['no amount', { amount_total: null }],
  ['a broken amount', { amount_total: 12.5 }],
  ['a negative amount', { amount_total: -1 }],
  ['an unknown state', { status: 'paused' }],
  ['an unknown state of the payment', { payment_intent: makeIntent({ status: 'paused' }) }],
  ['another object', { object: 'customer' }],
])('%s is refused', (_, change) => {
  expect(() => read(change)).toThrow(PaymentUnavailable);
});

const part = (amountRefunded: number) =>
  makeSession({
    payment_intent: makeIntent({
      status: 'succeeded',
      amount_received: 3000,
      latest_charge: { id: 'ch_1', amount_refunded: amountRefunded },
    }),
  });
const refund = (amount: number, change: object = {}) => ({
  id: 're_1',
  amount,
  balance_transaction: 'txn_1' as unknown,
  metadata: {},
  status: 'succeeded',
  ...change,
});
const released = refund(2000, { balance_transaction: null });

test.each([
  [0, 'captured', [released]],
  [0, 'captured', []],
  [2000, 'captured', [refund(2000)]],
  [2000, 'captured', [released, refund(2000)]],
  [2000, 'captured', [refund(2000, { balance_transaction: null, metadata: { operation: 'k' } })]],
  [0, 'captured', [refund(2000, { status: 'failed' }), released]],
  [3000, 'refunded', [refund(1000), refund(2000), released]],
  [3000, 'refunded', [refund(3000)]],
] as const)('of a partly charged payment %i cents were refunded: %s', (cents, state, refunds) => {
  const session = readSession(part(2000));
  expect(needsRefunds(session)).toBe(true);
  expect(withRefunds(readStatus(session, false), refunds)).toMatchObject({
    state,
    refundedCents: cents,
    capturedCents: 3000,
  });
});

test.each([
  [5000, 2000, [refund(3000), refund(2000, { status: 'failed' })]],
  [
    3000,
    2000,
    [refund(1000), refund(2000, { status: 'canceled', metadata: { operation: 'k' } }), released],
  ],
] as const)('of %i cents charged, refunds of %i failed later', (received, failed, refunds) => {
  const payment_intent = makeIntent({ status: 'succeeded', amount_received: received });
  const session = readSession(makeSession({ payment_intent }));
  expect(needsRefunds(session)).toBe(true);
  expect(withRefunds(readStatus(session, false), refunds)).toMatchObject({
    state: 'captured',
    refundedCents: received - failed,
    failedRefundCents: failed,
  });
  expect(withRefunds(readStatus(session, false), [])).not.toHaveProperty('failedRefundCents');
});

test('a payment that decides nothing yet need not name its order', () => {
  const unnamed = { status: 'requires_payment_method', metadata: {} };
  expect(withIntent(unnamed, { status: 'open' }).state).toBe('open');
  expect(withIntent(unnamed, { status: 'expired' }).state).toBe('failed');
});

test('a payment that the bank still works on is open, even after its page has run out', () => {
  expect(withIntent({ status: 'processing' }, { status: 'expired' }).state).toBe('open');
});

test('a page with a payment that is not shown decides nothing, paid or not', () => {
  for (const status of ['open', 'complete', 'expired'])
    expect(() => read({ status, payment_intent: 'pi_1' })).toThrow(PaymentUnavailable);
});

const card = { brand: 'visa', last4: '4242', capture_before: 1_800_000_000 };
const succeeded = (amountRefunded: number, change: object = {}) =>
  withIntent({
    status: 'succeeded',
    amount_received: 5000,
    latest_charge: {
      id: 'ch_1',
      amount_refunded: amountRefunded,
      payment_method_details: { card },
    },
    ...change,
  });

test('a payment refunded in full is refunded, with a cent left captured', () => {
  expect(succeeded(5000)).toMatchObject({
    state: 'refunded',
    capturedCents: 5000,
    refundedCents: 5000,
  });
  expect(succeeded(4999)).toMatchObject({
    state: 'captured',
    capturedCents: 5000,
    refundedCents: 4999,
  });
});

test('refunds are limited to what was charged', () => {
  expect(succeeded(5000, { amount_received: 3000 })).toMatchObject({
    capturedCents: 3000,
    refundedCents: 3000,
  });
});

test('where nothing was received, nothing was refunded', () => {
  expect(succeeded(5000, { amount_received: 0 })).toMatchObject({
    state: 'captured',
    capturedCents: 0,
    refundedCents: 0,
  });
});

test('only a reserved payment has a last moment for charging, only a charged one amounts', () => {
  expect(succeeded(0)).not.toHaveProperty('captureBefore');
  expect(succeeded(0)).toMatchObject({ card: 'VISA ************4242', refundedCents: 0 });
  expect(read()).not.toHaveProperty('capturedCents');
  expect(read()).not.toHaveProperty('refundedCents');
});

test.each([null, 'ch_1', { id: 'ch_1', amount_refunded: 0 }])(
  'of a payment whose charge is %j neither card nor refunds are known',
  (latest_charge) => {
    const charged = succeeded(0, { latest_charge });
    expect(charged).toMatchObject({ state: 'captured', capturedCents: 5000, refundedCents: 0 });
    expect(charged).not.toHaveProperty('card');
    const held = withIntent({ latest_charge });
    expect(held.state).toBe('authorised');
    expect(held).not.toHaveProperty('card');
    expect(held).not.toHaveProperty('captureBefore');
  },
);

const withCard = (change: object) =>
  withIntent({
    latest_charge: {
      id: 'ch_1',
      amount_refunded: 0,
      payment_method_details: { card: { ...card, ...change } },
    },
  });

test('a card without a brand is a card', () => {
  const held = withCard({ brand: null, capture_before: null });
  expect(held.card).toBe('CARD ************4242');
  expect(held).not.toHaveProperty('captureBefore');
});

test('a card whose last digits are not shown is not named', () => {
  expect(withCard({ last4: null })).not.toHaveProperty('card');
});

test.each<[string, object]>([
  ['without a payment', { payment_intent: null, status: 'open' }],
  ['whose payment is not shown', { payment_intent: 'pi_1' }],
  ['that is only reserved', { payment_intent: makeIntent() }],
  [
    'that was released in part before a charge',
    {
      payment_intent: makeIntent({
        amount_received: 3000,
        latest_charge: { id: 'ch_1', amount_refunded: 2000 },
      }),
    },
  ],
])('a page %s needs no list of refunds', (_, change) => {
  expect(needsRefunds(readSession(makeSession(change)))).toBe(false);
});

test.each([
  [0, [refund(2000, { status: 'canceled' })]],
  [1500, [refund(1500, { balance_transaction: null })]],
  [2000, [released, refund(2000, { balance_transaction: null })]],
  [0, [refund(2000, { balance_transaction: null, metadata: null })]],
  [2999, [refund(999), refund(2000), released]],
])('%i cents were refunded by %j', (cents, refunds) => {
  const status = withRefunds(readStatus(readSession(part(2000)), false), refunds);
  expect(status).toMatchObject({ state: 'captured', refundedCents: cents });
});
