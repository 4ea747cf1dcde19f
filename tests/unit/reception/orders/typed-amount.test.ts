import { expect, test } from 'vitest';
import { toDecimalComma } from '~/platform/csv/csv-columns';
import { readAmount } from '~/reception/orders/typed-amount';

test.each([
  ['12,50', 1250],
  ['12.50', 1250],
  [' 12,50 € ', 1250],
  ['12', 1200],
  ['0,01', 1],
] as const)('“%s” is %i cents', (typed, cents) => {
  expect(readAmount(typed)).toBe(cents);
});

test.each(['', '0', '0,00', '-5', '1.250,00', '12,5', '12,505', '1e3', 'twelve', '12,50 $'])(
  '“%s” is no amount',
  (typed) => {
    expect(readAmount(typed)).toBeUndefined();
  },
);

test('an amount is shown as it may be typed', () => {
  for (const cents of [1250, 5]) expect(readAmount(toDecimalComma(cents))).toBe(cents);
});
