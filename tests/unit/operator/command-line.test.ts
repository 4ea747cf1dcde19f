import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  expectWords,
  listOptions,
  readAddress,
  readAmount,
  readArguments,
  readChoice,
  readNumber,
  readOrderNumber,
  readSince,
  readUntil,
  UsageError,
} from '~/operator/command-line';

const now = new Date('2026-11-21T12:00:00Z');

test.each([
  ['2026-11-21', '2026-11-20T23:00:00.000Z'],
  ['2026-07-01', '2026-06-30T22:00:00.000Z'],
  // The clocks change in the small hours of these days.
  ['2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['2026-10-25', '2026-10-24T22:00:00.000Z'],
  ['7d', '2026-11-14T12:00:00.000Z'],
  ['12h', '2026-11-21T00:00:00.000Z'],
])('--since %s is %s', (value, moment) => {
  expect(readSince(value, now)?.toISOString()).toBe(moment);
});

test.each(['yesterday', '2026-02-30', '2026-13-01', '7', '-7d', '', '21.11.2026'])(
  '--since %j is none',
  (value) => expect(() => readSince(value, now)).toThrow(UsageError),
);

test.each(['0', '-1', '1.5', 'all', '', '1e3', '9999999999'])('--limit %j is none', (value) => {
  expect(() => readNumber(value, '--limit')).toThrow(/--limit takes a whole number/);
});

test('a choice is one of those given, and the refusal names them', () => {
  expect(readChoice('table', ['contact', 'table'], '--kind')).toBe('table');
  expect(() => readChoice('toString', ['contact', 'table'], '--kind')).toThrow(
    "--kind takes contact, table; not 'toString'",
  );
});

test('an address is compared in lower case and in the form that mail systems take', () => {
  expect(readAddress(' Ana.Horvat@Example.COM ')).toBe('ana.horvat@example.com');
  expect(readAddress('info@grün.example')).toBe('info@xn--grn-ioa.example');
  expect(() => readAddress('ana@example.com, ivo@example.com')).toThrow(UsageError);
});

test('an option that the command does not have, or one without its value, is said to be wrong', () => {
  expect(() => readArguments(['--colour'], listOptions)).toThrow(UsageError);
  expect(() => readArguments(['--limit'], listOptions)).toThrow(UsageError);
  expect(() => readArguments(['--json=yes'], listOptions)).toThrow(UsageError);
  expect(readArguments(['a', '--limit', '3', '--json'], listOptions)).toMatchObject({
    values: { limit: '3', json: true },
    positionals: ['a'],
  });
});

test('too few words and too many', () => {
  expect(() => expectWords([], ['A mail address'])).toThrow('A mail address is missing');
  expect(() => expectWords(['a', 'b'], ['A mail address'])).toThrow("'b' is one word too many");
});

test('an amount of euro is read to the cent, with a comma or a point, whatever it is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999 }), (cents) => {
      const euro = Math.trunc(cents / 100);
      const rest = String(cents % 100).padStart(2, '0');
      for (const written of [`${euro},${rest}`, `${euro}.${rest}`, `${euro},${rest} EUR`]) {
        expect(readAmount(written, '--amount')).toBe(cents);
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
])('%j is no amount', (value) => {
  expect(() => readAmount(value, '--amount')).toThrow(
    /--amount takes euro and cents such as 12,50/,
  );
});

test('the number of an order is read in either case, and nothing else is one', () => {
  expect(readOrderNumber('m-2026-000123')).toBe('M-2026-000123');
  for (const wrong of ['123', 'M-2026-123', 'M-2026-000123-1', "M-2026-000123' or 1", '']) {
    expect(() => readOrderNumber(wrong)).toThrow(UsageError);
  }
});

test('until a day means the whole of it, in Zagreb, also where clocks change', () => {
  expect(readUntil('2026-11-21')?.toISOString()).toBe('2026-11-21T23:00:00.000Z');
  expect(readUntil('2026-10-24')?.toISOString()).toBe('2026-10-24T22:00:00.000Z');
  expect(readUntil('2026-10-25')?.toISOString()).toBe('2026-10-25T23:00:00.000Z');
  expect(readUntil(undefined)).toBeUndefined();
  for (const wrong of ['7d', '2026-02-30', '2026-13-01', 'tomorrow']) {
    expect(() => readUntil(wrong)).toThrow(UsageError);
  }
});
