import { expect, test } from 'vitest';
import { findAlarm, findReminder } from '~/shop/invoices/invoice-alarms';

const issuedAt = new Date('2026-11-22T13:00:00Z');
const after = (hours: number) => new Date(issuedAt.getTime() + hours * 60 * 60_000);

test.each([
  [0.9, undefined],
  [1, '1h'],
  [23.9, '1h'],
  [24, '24h'],
  [40, '40h'],
  [47.9, '40h'],
  [48, '48h'],
  [71.9, '48h'],
  [72, '72h'],
  [97, '96h'],
])('%d hours without a JIR: %s', (hours, alarm) => {
  expect(findAlarm({ issuedAt, isStuck: false }, after(hours))).toBe(alarm);
});

test('a rejection raises an alarm immediately', () => {
  expect(findAlarm({ issuedAt, isStuck: true }, issuedAt)).toBe('stuck');
  expect(findAlarm({ issuedAt, isStuck: true }, after(2))).toBe('1h');
});

test.each([
  ['2026-01-01', undefined],
  ['2026-10-31', undefined],
  ['2026-11-02', 60],
  ['2026-12-01', 30],
  ['2026-12-24', 7],
  ['2027-01-02', 7],
])('on %s the reminder of %s days is due for a certificate until New Year', (day, days) => {
  const validTo = new Date('2026-12-31T12:00:00Z');
  expect(findReminder(validTo, new Date(`${day}T12:00:00Z`))).toBe(days);
});
