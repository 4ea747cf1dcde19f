import { expect, test } from 'vitest';
import { PaymentUnavailable } from '~/features/payments/payments';
import { readSession } from '~/features/payments/stripe-schema';
import { needsRefunds, readStatus, withRefunds } from '~/features/payments/stripe-status';

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
  // A late good word: the page has run out, and money is reserved all the same.
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

test('a reserved payment says until when it may be charged, a charged one what went back', () => {
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

test('what stands at Stripe is told as it is, for the caller to compare', () => {
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
])('%s is no answer', (_, change) => {
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
] as const)('of a payment charged in part %i cents went back: %s', (cents, state, refunds) => {
  const session = readSession(part(2000));
  expect(needsRefunds(session)).toBe(true);
  expect(needsRefunds(readSession(part(0)))).toBe(false);
  expect(withRefunds(readStatus(session, false), refunds)).toMatchObject({
    state,
    refundedCents: cents,
    capturedCents: 3000,
  });
});
