import { expect, test } from 'vitest';
import { readFormNumber } from '~/reception/form-number';

test.each(['', 'x', '1.5', '-1', '1e3', '0x10', ' 1', 'Infinity', '1234567890123456'])(
  '%j is no number of a form',
  (text) => {
    expect(readFormNumber(text)).toBeUndefined();
  },
);

test('digits are', () => {
  expect(['0', '12', '999999999999999'].map(readFormNumber)).toEqual([0, 12, 999_999_999_999_999]);
});
