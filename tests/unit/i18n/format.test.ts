import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  countryName,
  formatDate,
  formatDateTime,
  formatDay,
  formatDayInFigures,
  formatDayOfYear,
  formatDayShort,
  formatMoment,
  formatMoney,
  formatMonth,
  formatWeekday,
  formatWeight,
  listCountries,
  toDecimal,
} from '~/i18n/format';
import { locales } from '~/i18n/locales';
import { timeZone } from '#hotel/hotel.config.js';
import { atHotel, utcOffsetHours } from '../../support/hotel-clock';

test.each([
  [0, '0,00\u00a0€'],
  [5, '0,05\u00a0€'],
  [123450, '1.234,50\u00a0€'],
  [100000000, '1.000.000,00\u00a0€'],
  [-550, '−5,50\u00a0€'],
])('%d cents are %s, with a space that does not break', (cents, text) => {
  expect(formatMoney(cents)).toBe(text);
});

test.each([
  ['hr', 1_900, '1,9\u00a0kg'],
  ['de', 2_500, '2,5\u00a0kg'],
  ['it', 20_000, '20\u00a0kg'],
  ['en', 12_345, '12.35\u00a0kg'],
] as const)('in %s, %d grams are %s', (locale, grams, text) => {
  expect(formatWeight(grams, locale)).toBe(text);
});

test.each([0.5, 19.99, NaN, Infinity, 2 ** 53, '100', null, undefined])(
  '%j is not money',
  (cents) => {
    expect(() => formatMoney(cents as number)).toThrow(RangeError);
  },
);

test('formatted money keeps every cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (cents) => {
      expect(
        formatMoney(cents)
          .replace(/[^0-9]/g, '')
          .replace(/^0+(?=\d)/, ''),
      ).toBe(String(cents));
    }),
  );
});

const night = atHotel('2026-11-21T00:30');

test.each([
  ['hr', '21.\u00a0studenoga 2026.'],
  ['en', '21\u00a0November 2026'],
  ['de', '21.\u00a0November 2026'],
  ['it', '21\u00a0novembre 2026'],
] as const)('a day in %s is %s, the hotel’s day and not Greenwich’s', (locale, text) => {
  expect(formatDate(night, locale)).toBe(text);
});

test('a moment is shown on the hotel’s 24-hour clock, in summer and winter', () => {
  for (const locale of locales) {
    expect(formatDateTime(night, locale)).toMatch(/\b00:30\b/);
    expect(formatDateTime(atHotel('2026-07-01T14:05'), locale)).toMatch(/\b14:05\b/);
    expect(formatDateTime(night, locale)).not.toMatch(/[ap]m/i);
  }
});

test('the first of a month is an ordinal in Italian, with a time too', () => {
  const first = atHotel('2026-07-01T14:05');
  expect(formatDate(first, 'it')).toBe('1º\u00a0luglio 2026');
  expect(formatDateTime(first, 'it')).toMatch(/^1º\u00a0luglio 2026/);
  expect(formatDateTime(atHotel('2026-07-11T14:05'), 'it')).toMatch(/^11\u00a0luglio 2026/);
});

test('countries have the reader’s names, sorted as the reader sorts', () => {
  const codes = ['HR', 'AT', 'CZ', 'SI', 'DE'];
  const names = (locale: 'hr' | 'en' | 'de') =>
    listCountries(codes, locale).map(({ name }) => name);
  expect(names('hr')).toEqual(['Austrija', 'Češka', 'Hrvatska', 'Njemačka', 'Slovenija']);
  expect(names('en')).toEqual(['Austria', 'Croatia', 'Czechia', 'Germany', 'Slovenia']);
  expect(names('de')[0]).toBe('Deutschland');
  expect(
    listCountries(codes, 'it')
      .map(({ code }) => code)
      .sort(),
  ).toEqual([...codes].sort());
});

test('a moment that must be provable names its zone, in winter and in summer', () => {
  const zone = (moment: Date) => {
    const hours = utcOffsetHours(moment);
    return `(${timeZone}, UTC${hours < 0 ? '-' : '+'}${Math.abs(hours)})`;
  };
  const winter = atHotel('2026-11-21T19:05');
  expect(formatMoment(winter, 'hr')).toBe(`21. 11. 2026. u 19:05 ${zone(winter)}`);
  expect(formatMoment(winter, 'de')).toBe(`21.11.2026 um 19:05 ${zone(winter)}`);
  expect(formatMoment(winter, 'it')).toBe(`21/11/2026 alle 19:05 ${zone(winter)}`);
  expect(formatMoment(winter, 'en')).toBe(`21 November 2026 at 19:05 ${zone(winter)}`);
  const summer = atHotel('2026-07-02T00:30');
  expect(formatMoment(summer, 'hr')).toBe(`2. 7. 2026. u 00:30 ${zone(summer)}`);
});

test('writes cents for programs with a point and two places', () => {
  expect([0, 5, 2400, 123_450].map(toDecimal)).toEqual(['0.00', '0.05', '24.00', '1234.50']);
});

test.each([
  ['hr', 'subota, 3.\u00a0travnja 2027.', '3.\u00a0travnja 2027.', '3. 4. 2027.', '1.\u00a0srpnja'],
  ['en', 'Saturday 3\u00a0April 2027', '3\u00a0April 2027', '03/04/2027', '1\u00a0July'],
  ['de', 'Samstag, 3.\u00a0April 2027', '3.\u00a0April 2027', '3.4.2027', '1.\u00a0Juli'],
  ['it', 'sabato 3\u00a0aprile 2027', '3\u00a0aprile 2027', '03/04/2027', '1º\u00a0luglio'],
] as const)('a day of the calendar in %s: %s', (locale, weekday, day, figures, yearly) => {
  expect(formatWeekday('2027-04-03', locale)).toBe(weekday);
  expect(formatDay('2027-04-03', locale)).toBe(day);
  expect(formatDayInFigures('2027-04-03', locale)).toBe(figures);
  expect(formatDayOfYear('07-01', locale)).toBe(yearly);
});

test.each([
  ['hr', 'travanj 2027.'],
  ['en', 'April 2027'],
  ['de', 'April 2027'],
  ['it', 'aprile 2027'],
] as const)('a month of the calendar in %s is %s', (locale, text) => {
  expect(formatMonth('2027-04', locale)).toBe(text);
});

test('the leap day is a day of every year', () => {
  expect(formatDayOfYear('02-29', 'en')).toBe('29\u00a0February');
});

test.each([
  ['hr', '10.\u00a09.\u00a02026.'],
  ['en', '10\u00a0Sept\u00a02026'],
  ['de', '10.09.2026'],
  ['it', '10/09/2026'],
] as const)('a short day in %s is %s', (locale, text) => {
  expect(formatDayShort('2026-09-10', locale)).toBe(text);
});

test('a short day has no leading zeros where the language omits them; English abbreviates every month', () => {
  expect(formatDayShort('2026-02-05', 'hr')).toBe('5.\u00a02.\u00a02026.');
  const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));
  expect(
    months.map((month) => formatDayShort(`2026-${month}-05`, 'en').split('\u00a0')[1]),
  ).toEqual([
    'Jan',
    'Feb',
    'Mar',
    'Apr',
    'May',
    'June',
    'July',
    'Aug',
    'Sept',
    'Oct',
    'Nov',
    'Dec',
  ]);
});

test('a calendar day does not depend on the server’s time zone', () => {
  for (const day of ['2026-03-29', '2026-10-25', '2026-12-31', '2027-01-01'])
    expect(formatDay(day, 'en')).toMatch(new RegExp(`^${Number(day.slice(8))}\u00a0`));
});

test('a single country has the reader’s name for it', () => {
  expect(locales.map((locale) => countryName('DE', locale))).toEqual([
    'Njemačka',
    'Germany',
    'Deutschland',
    'Germania',
  ]);
});

test.each(['x', '', 'hr', 'HRV', 'H1', '<b>', 'č'.repeat(50)])(
  'what is no country code is shown as it is: %j',
  (code) => {
    for (const locale of locales) {
      expect(countryName(code, locale)).toBe(code);
      expect(listCountries([code], locale)).toEqual([{ code, name: code }]);
    }
  },
);

test('a country without a name keeps its code', () => {
  expect(listCountries(['ZZ', 'HR'], 'en')).toEqual([
    { code: 'HR', name: 'Croatia' },
    { code: 'ZZ', name: new Intl.DisplayNames('en', { type: 'region' }).of('ZZ') },
  ]);
});
