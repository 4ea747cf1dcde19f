import { expect, test } from 'vitest';
import { formatDayInFigures } from '~/i18n/format';
import { locales } from '~/i18n/locales';
import { parseTime } from '~/hospitality/tables/typed-time';
import { parseDay } from '~/platform/time/typed-day';

test.each([
  '2027-04-03',
  '3.4.2027',
  '3. 4. 2027.',
  '03.04.2027.',
  '03/04/2027',
  '3 / 4 / 2027',
  '3-4-2027',
  '03-04-2027',
])('%j is 3 April', (typed) => expect(parseDay(typed)).toBe('2027-04-03'));

test.each([
  '',
  '2027-02-29',
  '31.4.2027',
  '3.4.27',
  '3-4-27',
  '2027-3',
  '3.4.',
  'sutra',
  '2027-04-03T10:00',
  '0.1.2027',
])('%j is no day', (typed) => expect(parseDay(typed)).toBeUndefined());

test.each(locales)('%s: a day in figures can be typed as it is shown', (locale) => {
  expect(parseDay(formatDayInFigures('2027-04-03', locale))).toBe('2027-04-03');
});

test.each([
  ['19:30', '19:30'],
  ['19:30:00', '19:30'],
  ['19.30', '19:30'],
  ['7:05', '07:05'],
  ['19', '19:00'],
  ['19 h', '19:00'],
])('%j is %j', (typed, time) => expect(parseTime(typed)).toBe(time));

test.each(['', '24:00', '19:60', '7 pm', '19:3', 'večer'])('%j is no time', (typed) =>
  expect(parseTime(typed)).toBeUndefined(),
);
