import { expect, test } from 'vitest';
import { isCheckoutStep } from '~/shop/checkout/checkout-fields';

test('three steps are known by name', () => {
  expect(['data', 'delivery', 'review'].every(isCheckoutStep)).toBe(true);
  for (const value of ['', 'Data', 'payment', 'constructor', undefined, null, 0, ['data']])
    expect(isCheckoutStep(value)).toBe(false);
});
