import { expect, test } from 'vitest';
import { describeLine } from '~/features/cart/cart-view';

test('a row names its size once, whatever spaces it is written with', () => {
  expect(describeLine({ subtitle: 'Oil', variantName: '500\u00a0ml' })).toBe('Oil, 500\u00a0ml');
  expect(describeLine({ subtitle: 'Four oils, 4 × 100\u00a0ml', variantName: '4 × 100 ml' })).toBe(
    'Four oils, 4 × 100\u00a0ml',
  );
});
