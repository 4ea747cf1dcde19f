import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, coversDay, hotelDay, hotelYear } from '~/platform/time/calendar';
import { startOfHotelDay, today } from '~/platform/time/hotel-time';
import { atHotel } from '../../../support/hotel-clock';

test('today is the day at the hotel, exact at midnight, regardless of earlier calls', () => {
  const midnight = atHotel('2026-11-22T00:00').getTime();
  expect(today(midnight - 1)).toBe('2026-11-21');
  expect(today(midnight)).toBe('2026-11-22');
  const moment = fc.date({
    min: new Date('2026-01-01'),
    max: new Date('2027-12-31'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(fc.array(moment, { maxLength: 5 }), (moments) => {
      for (const each of moments) expect(today(each.getTime())).toBe(hotelDay(each));
    }),
    { numRuns: 200 },
  );
});

test.each([
  ['2026-11-20T23:59:59.999', '2026-11-20'],
  ['2026-11-21T00:00:00.000', '2026-11-21'],
  ['2026-07-01T23:59:59.999', '2026-07-01'],
  ['2026-07-02T00:00:00.000', '2026-07-02'],
  ['2026-01-05T12:00:00.000', '2026-01-05'],
])('%s on the hotel’s clock is on %s', (dateTime, day) => {
  expect(hotelDay(atHotel(dateTime))).toBe(day);
});

test.each([
  '2026-11-21',
  '2026-07-01',
  // The days on which the clocks of Europe change begin before they do.
  '2026-03-29',
  '2026-03-30',
  '2026-10-25',
  '2026-10-26',
])('%s begins at midnight on the hotel’s clock', (day) => {
  expect(startOfHotelDay(day)).toEqual(atHotel(`${day}T00:00`));
});

test.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-29', 1, '2026-03-30'],
  ['2026-10-26', -1, '2026-10-25'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2026-11-21', -30, '2026-10-22'],
  ['2026-11-21', 0, '2026-11-21'],
])('%s and %i days are %s', (day, days, expected) => {
  expect(addDays(day, days)).toBe(expected);
});

test.each([
  [
    ['04-01', '10-31'],
    ['04-01', '07-15', '10-31'],
    ['03-31', '11-01', '01-01'],
  ],
  [
    ['11-15', '03-01'],
    ['11-15', '12-31', '01-01', '03-01'],
    ['11-14', '03-02', '07-15'],
  ],
  [['12-24', '12-24'], ['12-24'], ['12-23', '12-25']],
] as const)('the stretch %j covers %j and not %j', ([from, to], inside, outside) => {
  const covers = (day: string) => coversDay({ from, to }, `2026-${day}`);
  expect(inside.map(covers)).toEqual(inside.map(() => true));
  expect(outside.map(covers)).toEqual(outside.map(() => false));
});

test('the year changes at midnight at the hotel', () => {
  const newYear = atHotel('2027-01-01T00:00').getTime();
  expect(hotelYear(new Date(newYear - 1))).toBe(2026);
  expect(hotelYear(new Date(newYear))).toBe(2027);
});
