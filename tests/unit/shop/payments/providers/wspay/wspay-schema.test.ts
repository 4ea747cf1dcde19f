import { describe, expect, test } from 'vitest';
import {
  actionResponseSchema,
  callbackSchema,
  readStatus,
  returnSchema,
  statusResponseSchema,
} from '~/shop/payments/providers/wspay/wspay-schema';

const reference = 'M-2026-000001-1';

/** The response for 12.50 reserved on a card. */
const answer = {
  ShopID: 'TESTSHOP',
  ShoppingCartID: reference,
  ActionSuccess: '1',
  ApprovalCode: '654321',
  WsPayOrderId: 'w-1',
  Signature: 'abc',
  STAN: '38967',
  Amount: '12,50',
  CurrencyCode: '978',
  Authorized: '1',
  Completed: '0',
  Voided: '0',
  Refunded: '0',
  CanBeCompleted: true,
  CanBeVoided: true,
  CreditCardName: 'VISA',
  CreditCardNumber: '411111******1111',
};

const read = (change: object = {}) =>
  readStatus(statusResponseSchema.parse({ ...answer, ...change }));

test('a reserved payment has its amount, currency, ids and card', () => {
  expect(read()).toEqual({
    state: 'authorised',
    reference,
    amountCents: 1_250,
    currency: 'EUR',
    ids: { orderId: 'w-1', stan: '38967', approvalCode: '654321' },
    card: 'VISA 411111******1111',
  });
});

test.each([
  ['captured', { Completed: '1' }, { capturedCents: 1_250 }],
  ['voided', { Voided: '1' }, { amountCents: 1_250 }],
  ['voided', { Voided: '1', Completed: '1' }, { amountCents: 1_250 }],
  ['refunded', { Refunded: '1' }, { capturedCents: 1_250, refundedCents: 1_250 }],
  ['refunded', { Refunded: '1', Completed: '1', Voided: '1' }, { refundedCents: 1_250 }],
  ['captured', { Completed: '1', Authorized: '0' }, { capturedCents: 1_250 }],
  ['expired', { CanBeCompleted: false, CanBeVoided: false }, { amountCents: 1_250 }],
  ['authorised', { CanBeCompleted: false }, { amountCents: 1_250 }],
  ['authorised', { CanBeVoided: false }, { amountCents: 1_250 }],
  ['authorised', { CanBeCompleted: null, CanBeVoided: null }, { amountCents: 1_250 }],
  ['failed', { Authorized: '0', ActionSuccess: '0' }, { amountCents: 1_250 }],
  ['open', { Authorized: '0', ActionSuccess: '0', STAN: null }, { amountCents: 1_250 }],
  ['open', { Authorized: '0', ActionSuccess: '1' }, { amountCents: 1_250 }],
] as const)('%s: %j', (state, change, amounts) => {
  expect(read(change)).toMatchObject({ state, reference, ...amounts });
});

test('a captured payment has no refunds, a reserved one no charge', () => {
  expect(read({ Completed: '1' })).not.toHaveProperty('refundedCents');
  expect(read({ Completed: '1' })).not.toHaveProperty('amountCents');
  expect(read()).not.toHaveProperty('capturedCents');
  expect(read({ Refunded: '1' })).not.toHaveProperty('amountCents');
});

test('without an order id of WSPay the payment is unknown, regardless of other fields', () => {
  for (const WsPayOrderId of ['', null, undefined])
    expect(read({ WsPayOrderId, Authorized: null })).toEqual({ state: 'unknown', reference });
});

test('flags, ids and amounts may come as numbers', () => {
  expect(
    read({ Authorized: 1, Completed: 0, ActionSuccess: 1, STAN: 38967, Amount: 12.5 }),
  ).toEqual(read());
  expect(read({ Completed: 1 }).state).toBe('captured');
  expect(read({ ApprovalCode: 654321, WsPayOrderId: 7 }).ids).toMatchObject({
    orderId: '7',
    approvalCode: '654321',
  });
});

test.each(['Authorized', 'Completed', 'Voided', 'Refunded'])(
  'without the flag %s nothing is decided',
  (flag) => {
    for (const value of [null, undefined])
      expect(() => read({ [flag]: value })).toThrow(RangeError);
  },
);

test.each([
  ['reserved without success', { ActionSuccess: '0' }],
  ['no approval code', { ApprovalCode: null }],
  ['no trace number', { STAN: '' }],
  ['no currency', { CurrencyCode: null }],
  ['no amount', { Amount: null }],
  ['a broken amount', { Amount: '12,505' }],
  ['charged without an amount', { Completed: '1', Amount: null }],
  ['released without an approval code', { Voided: '1', ApprovalCode: '' }],
  ['a broken amount of a failed payment', { Authorized: '0', ActionSuccess: '0', Amount: 'x' }],
])('%s: nothing is decided', (_, change) => {
  expect(() => read(change)).toThrow(RangeError);
});

test.each([
  ['open', { Authorized: '0', STAN: null }],
  ['failed', { Authorized: '0', ActionSuccess: '0' }],
] as const)(
  'a payment that is %s needs neither amount nor currency, and has no ids',
  (state, flags) => {
    const bare = { Amount: null, CurrencyCode: null, ApprovalCode: null };
    const { CreditCardName: _name, CreditCardNumber: _number, ...rest } = answer;
    const status = readStatus(statusResponseSchema.parse({ ...rest, ...flags, ...bare }));
    expect(status).toEqual({ state, reference });
  },
);

test('only the euro’s number is read as the euro', () => {
  expect(read({ CurrencyCode: 978 }).currency).toBe('EUR');
  expect(read({ CurrencyCode: '840' }).currency).toBe('840');
  expect(read({ CurrencyCode: '191' }).currency).toBe('191');
});

test('an incomplete card shows what there is', () => {
  expect(read({ CreditCardName: null }).card).toBe('411111******1111');
  expect(read({ CreditCardNumber: '' }).card).toBe('VISA');
});

describe('responses are parsed strictly', () => {
  test.each([
    ['another flag', { Authorized: '2' }],
    ['a flag of words', { Completed: 'true' }],
    ['another success', { ActionSuccess: true }],
    ['no success', { ActionSuccess: undefined }],
    ['no signature', { Signature: null }],
    ['no shop', { ShopID: 5 }],
    ['a reference that is none', { ShoppingCartID: 'a b' }],
    ['a broken id', { WsPayOrderId: 1.5 }],
    ['a negative id', { STAN: -1 }],
    ['an endless id', { ApprovalCode: 'x'.repeat(256) }],
    ['a permission of words', { CanBeVoided: 'no' }],
    ['an amount that is neither text nor number', { Amount: [12] }],
  ])('%s is refused', (_, change) => {
    expect(statusResponseSchema.safeParse({ ...answer, ...change }).success).toBe(false);
  });

  test('an id may be 255 characters long or nought', () => {
    expect(read({ WsPayOrderId: 'x'.repeat(255) }).ids?.orderId).toHaveLength(255);
    expect(read({ STAN: 0 }).ids?.stan).toBe('0');
  });

  test('a return and a callback have their signed fields', () => {
    const fields = { ShoppingCartID: reference, Signature: 'abc', ApprovalCode: null };
    expect(returnSchema.parse({ ...fields, Success: 0, Other: 'x' })).toEqual({
      ShoppingCartID: reference,
      Success: '0',
      ApprovalCode: '',
      Signature: 'abc',
    });
    expect(callbackSchema.parse({ ...fields, ShopID: 'S', ActionSuccess: 1 })).toEqual({
      ShopID: 'S',
      ShoppingCartID: reference,
      ActionSuccess: '1',
      ApprovalCode: '',
      WsPayOrderId: '',
      Signature: 'abc',
    });
    for (const missing of ['ShoppingCartID', 'Success', 'Signature'])
      expect(
        returnSchema.safeParse({ ...fields, Success: '1', [missing]: undefined }).success,
      ).toBe(false);
  });

  test('the response to an operation has its signed fields and a message of limited length', () => {
    const done = { ShopID: 'S', WsPayOrderId: 'w', STAN: 1, ApprovalCode: 2, ActionSuccess: '1' };
    const parse = (change: object) =>
      actionResponseSchema.safeParse({ ...done, Signature: 'abc', ...change });
    expect(parse({}).data).toEqual({ ...done, STAN: '1', ApprovalCode: '2', Signature: 'abc' });
    expect(parse({ ErrorMessage: 'x'.repeat(1000) }).success).toBe(true);
    expect(parse({ ErrorMessage: 'x'.repeat(1001) }).success).toBe(false);
    for (const missing of ['ShopID', 'ActionSuccess', 'Signature'])
      expect(parse({ [missing]: undefined }).success).toBe(false);
  });
});
