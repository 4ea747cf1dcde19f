import { expect, test } from 'vitest';
import {
  expectWords,
  listOptions,
  readAddress,
  readArguments,
  readChoice,
  readNumber,
  readSince,
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
