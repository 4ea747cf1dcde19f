import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { id } from '#hotel/hotel.config.js';
import { PaymentForged } from '~/shop/payments/core/payments';
import {
  deriveReturnKey,
  parseReturn,
  signReturnUrl,
} from '~/shop/payments/providers/stripe/stripe-return';

const secretKey = 'sk_test_12345678';
const key = deriveReturnKey(secretKey);
const reference = 'M-2026-000001-1';
const address = (outcome: 'paid' | 'cancelled', about = reference) =>
  new URL(signReturnUrl(key, 'https://shop.test/payments/stripe/return', about, outcome));

test('both return addresses carry the reference, the outcome and a signature alone', () => {
  expect(parseReturn(key, address('paid').searchParams)).toEqual({ reference, success: true });
  expect(parseReturn(key, address('cancelled').searchParams)).toEqual({
    reference,
    success: false,
  });
  expect([...address('paid').searchParams.keys()]).toEqual(['reference', 'outcome', 'signature']);
  expect(address('paid').href).not.toContain('sk_test');
});

const signature = address('paid').searchParams.get('signature') ?? '';

test.each([
  ['nothing', ''],
  ['no signature', `reference=${reference}&outcome=paid`],
  ['another reference', `reference=M-2026-000002-1&outcome=paid&signature=${signature}`],
  ['another outcome', `reference=${reference}&outcome=cancelled&signature=${signature}`],
  ['an outcome that is none', `reference=${reference}&outcome=&signature=${signature}`],
  ['two references', `reference=${reference}&reference=x&outcome=paid&signature=${signature}`],
  ['two signatures', `reference=${reference}&outcome=paid&signature=${signature}&signature=x`],
  ['a shorter signature', `reference=${reference}&outcome=paid&signature=${signature.slice(1)}`],
  ['the signature of another shop', address('paid').search.replace(signature, 'x'.repeat(43))],
])('%s is forged', (_, query) => {
  expect(() => parseReturn(key, new URLSearchParams(query))).toThrow(PaymentForged);
});

test('every character of the signature counts, and so does the key', () => {
  for (let index = 0; index < signature.length - 1; index++) {
    const other = signature[index] === 'A' ? 'B' : 'A';
    const changed = signature.slice(0, index) + other + signature.slice(index + 1);
    const params = new URLSearchParams({ reference, outcome: 'paid', signature: changed });
    expect(() => parseReturn(key, params)).toThrow(PaymentForged);
  }
  const otherKey = deriveReturnKey('sk_test_12345679');
  expect(() => parseReturn(otherKey, address('paid').searchParams)).toThrow(PaymentForged);
});

test.each([
  ['no reference', '', 'paid'],
  ['an outcome that is none', reference, 'refunded'],
  ['no outcome', reference, ''],
] as const)('%s is refused even with a valid signature', (_, about, outcome) => {
  const url = signReturnUrl(key, 'https://shop.test/return', about, outcome as 'paid');
  expect(() => parseReturn(key, new URL(url).searchParams)).toThrow(PaymentForged);
});

test('key and signature are made in a fixed way: an update must accept addresses signed before it', () => {
  const expectedKey = createHmac('sha256', secretKey).update(`${id}:stripe-return`).digest();
  expect(key).toEqual(expectedKey);
  const expected = createHmac('sha256', expectedKey).update(`paid:${reference}`);
  expect(signature).toBe(expected.digest('base64url'));
});

test('the address keeps its own query', () => {
  const url = new URL(signReturnUrl(key, 'https://shop.test/r?lang=de', reference, 'paid'));
  expect(url.searchParams.get('lang')).toBe('de');
  expect(url.origin + url.pathname).toBe('https://shop.test/r');
});
