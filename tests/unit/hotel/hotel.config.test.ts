import { expect, test } from 'vitest';
import { deriveReturnKey, signReturnUrl } from '~/shop/payments/providers/stripe/stripe-return';

const key = deriveReturnKey('sk_test_12345678');
const returnUrl = 'https://shop.test/payments/stripe/return';
const signed = new URL(signReturnUrl(key, returnUrl, 'M-2026-000001-1', 'paid'));

test('addresses for Stripe’s return that were signed before an update stay valid after it', () => {
  expect(key.toString('hex')).toBe(
    'dfd15952ea1f5465e9af3d44f9c59f8077e57b015a872e0b57156cb1b232f1f8',
  );
  expect(signed.searchParams.get('signature')).toBe('XIzWG69jYBj-d2nVbpbFow44InPPugK_4HD_jaJyC8M');
});
