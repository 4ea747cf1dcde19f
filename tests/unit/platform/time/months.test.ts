import { expect, test } from 'vitest';
import { hotelMonth, isMonth, listMonths, nextMonth } from '~/platform/time/months';

test('months are those of the hotel’s clock', () => {
  expect(hotelMonth(new Date('2026-11-30T22:59:59Z'))).toBe('2026-11');
  expect(hotelMonth(new Date('2026-11-30T23:00:00Z'))).toBe('2026-12');
});

test('a month is written as year and month, and nothing else', () => {
  expect(isMonth('2026-02')).toBe(true);
  for (const text of ['2026-13', '2026-00', '2026-2', '1026-02', '2026-02-01', '', null])
    expect(isMonth(text), String(text)).toBe(false);
});

test('months follow each other across years, the latest first in a list', () => {
  expect([nextMonth('2026-01'), nextMonth('2026-02'), nextMonth('2026-12')]).toEqual([
    '2026-02',
    '2026-03',
    '2027-01',
  ]);
  expect(listMonths('2026-11', '2027-02')).toEqual(['2027-02', '2027-01', '2026-12', '2026-11']);
});
