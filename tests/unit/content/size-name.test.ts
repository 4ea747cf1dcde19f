import { expect, test } from 'vitest';
import { describeLine } from '~/content/size-name';

test('a row names its size once, with any kind of space', () => {
  expect(describeLine({ subtitle: 'Oil', variantName: '500\u00a0ml' })).toBe('Oil, 500\u00a0ml');
  expect(describeLine({ subtitle: 'Four oils, 4 × 100\u00a0ml', variantName: '4 × 100 ml' })).toBe(
    'Four oils, 4 × 100\u00a0ml',
  );
});

test('a size is added to a name without it', () => {
  const describe = (subtitle: string) => describeLine({ subtitle, variantName: '500 ml' });
  expect(describe('Extra virgin olive oil')).toBe('Extra virgin olive oil, 500 ml');
  expect(describe('Oil, 500ml')).toBe('Oil, 500ml, 500 ml');
  expect(describe('Oil, 500 ml')).toBe('Oil, 500 ml');
});

test('a size stands alone where nothing describes the product', () => {
  expect(describeLine({ variantName: '500 ml' })).toBe('500 ml');
});
