import { expect, test } from 'vitest';
import { PaymentUnavailable } from '~/shop/payments/core/payments';
import {
  readIntent,
  readList,
  readRefund,
  readSession,
} from '~/shop/payments/providers/stripe/stripe-schema';

const charge = {
  id: 'ch_1',
  amount_refunded: 0,
  payment_method_details: {
    card: { brand: 'visa', last4: '4242', capture_before: 1_800_000_000 },
  },
};

const intent = {
  id: 'pi_1',
  status: 'succeeded',
  amount: 5_000,
  amount_received: 5_000,
  currency: 'eur',
  cancellation_reason: null,
  livemode: false,
  metadata: { reference: 'M-2026-000001-1' },
  latest_charge: charge,
};

const session = {
  id: 'cs_1',
  object: 'checkout.session',
  status: 'complete',
  client_reference_id: 'M-2026-000001-1',
  amount_total: 5_000,
  currency: 'eur',
  livemode: false,
  url: null,
  payment_intent: intent,
};

const refund = {
  id: 're_1',
  amount: 1_000,
  balance_transaction: 'txn_1',
  metadata: { operation: 'k' },
  status: 'succeeded',
};

test('a page, a payment and a refund keep the fields that are read, and lose the rest', () => {
  expect(readSession({ ...session, customer: 'cus_1' })).toEqual(session);
  expect(readIntent({ ...intent, customer: 'cus_1' })).toEqual(intent);
  expect(readRefund({ ...refund, charge: 'ch_1' })).toEqual(refund);
});

test.each([
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'processing',
  'requires_capture',
  'succeeded',
  'canceled',
])('a payment may be %s', (status) => {
  expect(readIntent({ ...intent, status }).status).toBe(status);
});

test.each(['open', 'complete', 'expired'])('a page may be %s', (status) => {
  expect(readSession({ ...session, status }).status).toBe(status);
});

test('what is not there yet may be missing or null', () => {
  for (const nothing of [null, undefined]) {
    expect(readIntent({ ...intent, latest_charge: nothing }).latest_charge).toBe(nothing);
    expect(readSession({ ...session, payment_intent: nothing }).payment_intent).toBe(nothing);
    const card = { brand: nothing, last4: nothing, capture_before: nothing };
    for (const details of [nothing, { card: nothing }, { card }]) {
      const latest_charge = { ...charge, payment_method_details: details };
      expect(readIntent({ ...intent, latest_charge }).latest_charge).toEqual(latest_charge);
    }
    expect(readRefund({ ...refund, metadata: nothing, status: nothing }).metadata).toBe(nothing);
  }
});

test('a payment and a charge may be named by their ids alone', () => {
  expect(readSession({ ...session, payment_intent: 'pi_1' }).payment_intent).toBe('pi_1');
  expect(readIntent({ ...intent, latest_charge: 'ch_1' }).latest_charge).toBe('ch_1');
});

test.each([
  { id: '' },
  { id: 'x'.repeat(256) },
  { id: 5 },
  { status: 'paused' },
  { amount: -1 },
  { amount: 0.5 },
  { amount: '5000' },
  { amount_received: -1 },
  { currency: null },
  { livemode: 'false' },
  { metadata: { reference: 5 } },
  { metadata: undefined },
  { latest_charge: '' },
  { latest_charge: { id: 'ch_1' } },
  { latest_charge: { ...charge, amount_refunded: 1.5 } },
])('a payment with %j is refused', (change) => {
  expect(() => readIntent({ ...intent, ...change })).toThrow(PaymentUnavailable);
});

test.each([
  { object: 'customer' },
  { status: 'paid' },
  { client_reference_id: undefined },
  { amount_total: null },
  { currency: undefined },
  { livemode: undefined },
])('a page with %j is refused', (change) => {
  expect(() => readSession({ ...session, ...change })).toThrow(PaymentUnavailable);
});

test.each([{ amount: -1 }, { id: '' }, { metadata: { operation: 1 } }, { status: 1 }])(
  'a refund with %j is refused',
  (change) => {
    expect(() => readRefund({ ...refund, ...change })).toThrow(PaymentUnavailable);
  },
);

test('an id has up to 255 characters', () => {
  expect(readRefund({ ...refund, id: 'x'.repeat(255) }).id).toHaveLength(255);
});

test('a page of a list shows whether more follow', () => {
  const list = { object: 'list', data: [refund, { ...refund, id: 're_2' }], has_more: true };
  expect(readList(list, readRefund)).toEqual({
    items: [refund, { ...refund, id: 're_2' }],
    hasMore: true,
  });
  expect(readList({ data: [], has_more: false }, readRefund)).toEqual({
    items: [],
    hasMore: false,
  });
});

test.each([
  null,
  [],
  {},
  { data: [refund] },
  { data: refund, has_more: false },
  { has_more: true },
])('%j is no list', (value) => {
  expect(() => readList(value, readRefund)).toThrow(PaymentUnavailable);
});

test('a list with anything else in it is refused', () => {
  expect(() => readList({ data: [{}], has_more: false }, readRefund)).toThrow(PaymentUnavailable);
});
