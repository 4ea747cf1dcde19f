import { InvalidArgumentError } from 'commander';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  parseAmount,
  parseItemPieces,
  parseEmailAddress,
  parseOrderNumber,
  parsePaymentReference,
  parsePositiveInteger,
  parseReason,
  parseSince,
  parseTotal,
  parseUntil,
} from '~/operator/option-parsers';
import { atHotel } from '../../support/hotel-clock';
import { orderNumber } from '../../support/order-number';

const now = new Date('2026-11-21T12:00:00Z');

test.each([
  '2026-11-21',
  '2026-07-01',
  // The clocks of Europe change in the small hours of these days.
  '2026-03-29',
  '2026-10-25',
])('--since %s is the beginning of that day at the hotel', (day) => {
  expect(parseSince(day, now)).toEqual(atHotel(`${day}T00:00`));
});

test.each([
  ['7d', '2026-11-14T12:00:00.000Z'],
  ['12h', '2026-11-21T00:00:00.000Z'],
])('--since %s is %s', (value, moment) => {
  expect(parseSince(value, now).toISOString()).toBe(moment);
});

test.each(['yesterday', '2026-02-30', '2026-13-01', '7', '-7d', '', '21.11.2026'])(
  '--since %j is refused',
  (value) => expect(() => parseSince(value, now)).toThrow(InvalidArgumentError),
);

test.each(['0', '-1', '1.5', 'all', '', '1e3', '9999999999'])(
  '%j is not a positive integer',
  (value) => {
    expect(() => parsePositiveInteger(value)).toThrow('Use a whole number, 1 or more.');
  },
);

test('an email address is in lower case, and its domain in ASCII', () => {
  expect(parseEmailAddress(' Ana.Horvat@Example.COM ')).toBe('ana.horvat@example.com');
  expect(parseEmailAddress('info@grün.example')).toBe('info@xn--grn-ioa.example');
  expect(() => parseEmailAddress('ana@example.com, ivo@example.com')).toThrow(InvalidArgumentError);
});

test('a reason is one line, not blank and not too long', () => {
  expect(parseReason(' the bank\nconfirms \u001B[31mit ', 200)).toBe('the bank confirms [31mit');
  expect(parseReason('x'.repeat(300), 200).length).toBeLessThanOrEqual(200);
  for (const blank of ['', '  ', '\n']) {
    expect(() => parseReason(blank, 200)).toThrow('Enter a reason.');
  }
});

test('any amount of euros and cents is parsed, with a comma or a point', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999 }), (cents) => {
      const euros = Math.trunc(cents / 100);
      const rest = String(cents % 100).padStart(2, '0');
      for (const written of [`${euros},${rest}`, `${euros}.${rest}`, `${euros},${rest} EUR`]) {
        expect(parseAmount(written)).toBe(cents);
      }
    }),
  );
});

test.each([
  ['12'],
  ['12,5'],
  ['12,505'],
  ['1.234,50'],
  ['1,234.50'],
  ['1 234,50'],
  ['-12,50'],
  ['+12,50'],
  ['0,00'],
  ['1e2,00'],
  ['0x1,00'],
  ['１２,50'],
  [',50'],
  ['12,50,00'],
  ['12,50 USD'],
  ['9999999,00'],
  ['Infinity'],
  [''],
])('%j is not an amount', (value) => {
  expect(() => parseAmount(value)).toThrow('Use euros and cents such as 12,50.');
});

test('a total may be zero, and is otherwise an amount', () => {
  expect(['0,00', '0.00', '12,50'].map(parseTotal)).toEqual([0, 0, 1250]);
  for (const wrong of ['0', '', '-1,00']) expect(() => parseTotal(wrong)).toThrow('12,50');
});

test('an order number is accepted in either case', () => {
  const number = orderNumber(123);
  expect(parseOrderNumber(number.toLowerCase())).toBe(number);
  const short = number.replace('000', '');
  for (const wrong of ['123', short, `${number}-1`, `${number}' or 1`, '']) {
    expect(() => parseOrderNumber(wrong)).toThrow(InvalidArgumentError);
  }
});

test('a payment reference is accepted in either case, and in the format of earlier orders', () => {
  expect(parsePaymentReference('p-7k4m9qtx2b0c5d8e1f3g6h9j2k')).toBe(
    'P-7K4M9QTX2B0C5D8E1F3G6H9J2K',
  );
  expect(parsePaymentReference('M-2026-000123-1')).toBe('M-2026-000123-1');
  for (const wrong of ['P-1', 'M-2026-000123', '']) {
    expect(() => parsePaymentReference(wrong)).toThrow(InvalidArgumentError);
  }
});

test('until a date includes all of that day at the hotel, also when the clocks change', () => {
  expect(parseUntil('2026-11-21')).toEqual(atHotel('2026-11-22T00:00'));
  expect(parseUntil('2026-10-24')).toEqual(atHotel('2026-10-25T00:00'));
  expect(parseUntil('2026-10-25')).toEqual(atHotel('2026-10-26T00:00'));
  for (const wrong of ['7d', '2026-02-30', '2026-13-01', 'tomorrow']) {
    expect(() => parseUntil(wrong)).toThrow(InvalidArgumentError);
  }
});

test('an item and its pieces are whole numbers from 1', () => {
  expect(parseItemPieces('2=10')).toEqual({ item: 2, pieces: 10 });
  for (const value of ['2', '0=1', '1=0', '1=1,5', '1:1', ' 1=1', '100=1', ''])
    expect(() => parseItemPieces(value)).toThrow('Use an item and pieces such as 2=1');
});
