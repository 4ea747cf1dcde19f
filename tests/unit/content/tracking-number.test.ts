import { expect, test } from 'vitest';
import { readTrackingNumber } from '~/content/tracking-number';
import { makeDelivery } from '../../support/made-up-hotel/site';

const madeUp = makeDelivery();

test.each([
  ['12345678901', '12345678901'],
  ['1234 5678 901', '1234 5678 901'.replaceAll(' ', '')],
  [' zldkx5bq ', 'ZLDKX5BQ'],
  ['12345678901234', '12345678901234'],
])('%j is a tracking number', (typed, code) => {
  expect(readTrackingNumber(madeUp, typed)).toBe(code);
});

test.each([
  '',
  '123',
  '123456789012345',
  'ZLDKX5B',
  'ZLDKX5BQ1',
  '12345678901&x=1',
  'https://x.y/1',
  '１２３４５６７８９０１',
])('%j is no tracking number', (typed) => {
  expect(readTrackingNumber(madeUp, typed)).toBeUndefined();
});

test('without a pattern, six to forty letters and digits are a tracking number', () => {
  expect(readTrackingNumber({}, ' ab-12 34 ')).toBe('AB1234');
  expect(readTrackingNumber({}, 'A'.repeat(40))).toBe('A'.repeat(40));
  for (const typed of ['AB123', 'A'.repeat(41), 'AB_1234'])
    expect(readTrackingNumber({}, typed)).toBeUndefined();
});

test('a pattern applies to the whole number and to letters of any language', () => {
  const tracking = { url: 'https://post.example/{code}', pattern: '\\p{Lu}\\d|XX', example: 'Č1' };
  expect(readTrackingNumber({ tracking }, 'č1')).toBe('Č1');
  expect(readTrackingNumber({ tracking }, 'xx')).toBe('XX');
  expect(readTrackingNumber({ tracking }, 'č1xx')).toBeUndefined();
});
