import { describe, expect, test } from 'vitest';
import { type PaymentStart, PaymentUnavailable } from '~/shop/payments/core/payments';
import {
  assertReference,
  createRequest,
  readFormUrl,
} from '~/shop/payments/providers/wspay/wspay-create';
import { signRequest } from '~/shop/payments/providers/wspay/wspay-signature';

const keys = { shopId: 'TESTSHOP', secretKey: '0123456789abcdef' };
const returnUrl = 'https://shop.test/payments/wspay/return';
const payment: PaymentStart = {
  reference: 'M-2026-000001-1',
  orderNumber: 'M-2026-000123',
  amountCents: 123_450,
  locale: 'hr',
  customer: {
    fullName: 'Ana Čačić',
    address: 'Gradinska 1',
    city: 'Grožnjan',
    postalCode: '52429',
    country: 'HR',
    phone: '+385911234567',
    email: 'ana@example.com',
  },
  returnUrl,
  createdAt: new Date('2026-11-21T12:00:00Z'),
};

test('the request carries the signed amount, the buyer and one return address for every outcome', () => {
  expect(createRequest(keys, payment)).toEqual({
    shopID: 'TESTSHOP',
    shoppingCartID: 'M-2026-000001-1',
    version: '2.0',
    totalAmount: '1234,50',
    signature: signRequest(keys, 'M-2026-000001-1', 123_450),
    returnURL: returnUrl,
    returnErrorURL: returnUrl,
    cancelURL: returnUrl,
    returnMethod: 'GET',
    lang: 'HR',
    paymentPlan: '0000',
    customerFirstName: 'Ana',
    customerLastName: 'Čačić',
    customerAddress: 'Gradinska 1',
    customerCity: 'Grožnjan',
    customerZIP: '52429',
    customerCountry: 'HR',
    customerPhone: '+385911234567',
    customerEmail: 'ana@example.com',
  });
});

test.each([
  ['hr', 'HR'],
  ['en', 'EN'],
  ['de', 'DE'],
  ['it', 'IT'],
] as const)('a shopper who reads %s gets the page in %s', (locale, lang) => {
  expect(createRequest(keys, { ...payment, locale }).lang).toBe(lang);
});

test.each([
  ['Ana Čačić', 'Ana', 'Čačić'],
  ['  Ana   Marija \t Čačić ', 'Ana Marija', 'Čačić'],
  ['Ana', 'Ana', ''],
  ['', '', ''],
])('the name %j is sent as %j and %j', (fullName, first, last) => {
  const request = createRequest(keys, {
    ...payment,
    customer: { ...payment.customer, fullName },
  });
  expect([request.customerFirstName, request.customerLastName]).toEqual([first, last]);
});

test('a payment has an amount', () => {
  expect(createRequest(keys, { ...payment, amountCents: 1 }).totalAmount).toBe('0,01');
  for (const amountCents of [0, -1, 0.5])
    expect(() => createRequest(keys, { ...payment, amountCents })).toThrow(RangeError);
});

test.each(['', 'M 1', 'č', 'x'.repeat(256)])('the reference %.10j is refused', (reference) => {
  expect(() => createRequest(keys, { ...payment, reference })).toThrow(RangeError);
  expect(() => assertReference(reference)).toThrow(RangeError);
});

test('a valid reference is accepted', () => {
  expect(() => assertReference('M-2026-000001-1')).not.toThrow();
});

describe('the address of the payment page', () => {
  const origin = 'https://form.wspay.test';
  const read = (PaymentFormUrl: unknown) => readFormUrl({ PaymentFormUrl }, origin);

  test('is taken from the origin that the security policy allows', () => {
    expect(read(`${origin}/pay?id=1`)).toBe(`${origin}/pay?id=1`);
  });

  test.each([
    'https://evil.test/pay',
    'http://form.wspay.test/pay',
    'https://form.wspay.test.evil.test/',
    'https://form.wspay.test:8443/',
    '/pay',
    'javascript:alert(1)',
    '',
    null,
    undefined,
    5,
    `${origin}/${'x'.repeat(2048)}`,
  ])('%.50j is refused', (address) => {
    expect(() => read(address)).toThrow(PaymentUnavailable);
  });

  test.each([null, undefined, 'x', [], {}])('%j holds no address of a payment page', (answer) => {
    expect(() => readFormUrl(answer, origin)).toThrow(PaymentUnavailable);
  });
});
