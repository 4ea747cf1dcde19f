import { expect, test, vi } from 'vitest';
import {
  formatDate,
  formatDay,
  formatDayInFigures,
  formatDayOfYear,
  formatMonth,
  formatWeekday,
} from '~/i18n/format';

vi.mock('#hotel/hotel.config.js', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  timeZone: 'Pacific/Auckland',
}));

test('a calendar day is the same in a hotel that is thirteen hours ahead', () => {
  const day = '2026-11-30';
  expect(formatDate(new Date(`${day}T12:00:00Z`), 'en')).toBe('1\u00a0December 2026');
  expect(formatDay(day, 'en')).toBe('30\u00a0November 2026');
  expect(formatWeekday(day, 'en')).toBe('Monday 30\u00a0November 2026');
  expect(formatDayInFigures(day, 'en')).toBe('30/11/2026');
  expect(formatDayOfYear('11-30', 'en')).toBe('30\u00a0November');
  expect(formatMonth('2026-11', 'en')).toBe('November 2026');
});
