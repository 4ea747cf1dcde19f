import { expect, test } from 'vitest';
import { isPaymentReference } from '~/shop/payments/core/payment-reference';
import { newPaymentReference } from '~/shop/payments/core/payment-reference.server';
import { cartIdPattern } from '~/shop/payments/providers/wspay/wspay-signature';

const some = Array.from({ length: 10_000 }, newPaymentReference);

test('references are 130 random bits in letters and digits that both providers take', () => {
  expect(new Set(some).size).toBe(some.length);
  for (const reference of some) {
    expect(reference).toMatch(/^P-[0-9A-HJKMNP-TV-Z]{26}$/);
    expect(reference).toMatch(cartIdPattern);
    expect(isPaymentReference(reference)).toBe(true);
  }
});

test('every character occurs at every position', () => {
  for (let place = 2; place < 28; place++) {
    expect(new Set(some.map((reference) => reference[place])).size).toBe(32);
  }
});

test('references of earlier orders are recognised, those of other shops are not', () => {
  expect(isPaymentReference('M-2026-000123-1')).toBe(true);
  for (const other of ['', 'P-', 'P-123', 'M-2026-000123', 'ORD-1', `${some[0]}x`, `x${some[0]}`]) {
    expect(isPaymentReference(other)).toBe(false);
  }
});
