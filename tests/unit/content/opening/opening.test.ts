import { expect, test } from 'vitest';
import {
  joinSpans,
  nextOccurrence,
  spansOn,
  toOpeningSchedule,
  weekdayOf,
} from '~/content/opening/opening';
import { type Opening, openingSchema } from '~/content/opening-schema';
import { atHotel } from '../../../support/hotel-clock';

const evening = { from: '18:00', to: '22:00' };
const noon = { from: '12:30', to: '14:30' };
const note = { hr: 'krov', en: 'roof', it: 'tetto', de: 'Dach' };

const opening: Opening = {
  weekly: [
    { from: '09-01', to: '06-30', days: ['wed', 'thu', 'fri', 'sat', 'sun'], spans: [evening] },
    { from: '09-01', to: '06-30', days: ['sat', 'sun'], spans: [noon] },
    { from: '07-01', to: '08-31', days: ['mon'], spans: [{ from: '18:00', to: '23:00' }] },
  ],
  special: [
    { from: '2026-12-31', to: '2026-12-31', spans: [noon], note },
    { from: '2026-11-16', to: '2026-11-30', spans: [], note },
  ],
};

test('weekdays of the calendar, also when the clocks change', () => {
  expect(weekdayOf('2026-11-21')).toBe('sat');
  expect(weekdayOf('2027-03-28')).toBe('sun');
  expect(weekdayOf('2027-10-31')).toBe('sun');
});

test('the week, its parts of the year and its special days', () => {
  expect(spansOn(opening, '2026-10-03')).toEqual([noon, evening]);
  expect(spansOn(opening, '2026-10-05')).toEqual([]);
  expect(spansOn(opening, '2027-01-06')).toEqual([evening]);
  expect(spansOn(opening, '2027-07-05')).toEqual([{ from: '18:00', to: '23:00' }]);
  expect(spansOn(opening, '2026-11-16')).toEqual([]);
  expect(spansOn(opening, '2026-11-30')).toEqual([]);
  expect(spansOn(opening, '2026-12-02')).toEqual([evening]);
  expect(spansOn(opening, '2026-12-31')).toEqual([noon]);
});

test('a day within special days has hours of its own; the closure of the hotel overrides both', () => {
  const season = { from: '2026-12-20', to: '2027-01-06', spans: [evening] };
  const eve = { from: '2026-12-24', to: '2026-12-24', spans: [] };
  for (const special of [
    [season, eve],
    [eve, season],
  ]) {
    const times = { weekly: [], special, closed: { from: '2027-01-02', to: '2027-01-31' } };
    expect(spansOn(times, '2026-12-24')).toEqual([]);
    expect(spansOn(times, '2027-01-01')).toEqual([evening]);
    expect(spansOn(times, '2027-01-02')).toEqual([]);
  }
});

test('hours are written on the 24-hour clock, midnight as their end', () => {
  expect(joinSpans([noon, { from: '18:00', to: '00:00' }])).toBe('12:30–14:30, 18:00–24:00');
  expect(joinSpans([{ from: '18:00', to: '01:30' }])).toBe('18:00–01:30');
  expect(joinSpans([{ from: '19:00', to: '19:00' }])).toBe('19:00');
});

test('a place may close until 6 o’clock of the next morning, and not when it opens', () => {
  const isValid = (from: string, to: string) =>
    openingSchema.safeParse({
      weekly: [{ from: '01-01', to: '12-31', days: ['fri'], spans: [{ from, to }] }],
      special: [],
    }).success;
  for (const to of ['18:01', '23:59', '00:00', '01:30', '06:00'])
    expect(isValid('18:00', to)).toBe(true);
  for (const to of ['18:00', '17:59', '06:01']) expect(isValid('18:00', to)).toBe(false);
  expect(isValid('00:00', '00:00')).toBe(false);
});

test('a stretch of the year in force or to come, also over New Year', () => {
  const summer = { from: '07-01', to: '08-31' };
  const winter = { from: '09-01', to: '06-30' };
  expect(nextOccurrence(summer, '2026-06-30')).toEqual({ from: '2026-07-01', to: '2026-08-31' });
  expect(nextOccurrence(summer, '2026-08-31')).toEqual({ from: '2026-07-01', to: '2026-08-31' });
  expect(nextOccurrence(summer, '2026-09-01')).toEqual({ from: '2027-07-01', to: '2027-08-31' });
  expect(nextOccurrence(winter, '2027-02-01')).toEqual({ from: '2026-09-01', to: '2027-06-30' });
  expect(nextOccurrence(winter, '2026-08-01')).toEqual({ from: '2026-09-01', to: '2027-06-30' });
});

test('a stretch to or from 29 February has days that exist in every year', () => {
  const carnival = { from: '02-01', to: '02-29' };
  expect(nextOccurrence(carnival, '2027-01-01')).toEqual({ from: '2027-02-01', to: '2027-02-28' });
  expect(nextOccurrence(carnival, '2028-02-29')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  const spring = { from: '02-29', to: '05-31' };
  expect(nextOccurrence(spring, '2027-01-01')).toEqual({ from: '2027-03-01', to: '2027-05-31' });
  expect(nextOccurrence(spring, '2028-01-01')).toEqual({ from: '2028-02-29', to: '2028-05-31' });
});

test('rows join days with the same hours; the part of the year in force comes first', () => {
  const [first, second] = toOpeningSchedule(
    opening,
    'hr',
    new Date('2026-10-05T10:00:00Z'),
  ).periods;
  expect(first?.rows).toEqual([
    { from: 'mon', to: 'tue', spans: [] },
    { from: 'wed', to: 'fri', spans: [evening] },
    { from: 'sat', to: 'sun', spans: [noon, evening] },
  ]);
  expect(second).toMatchObject({ from: '07-01', wholeYear: false });
  const inSummer = toOpeningSchedule(opening, 'hr', new Date('2026-07-05T10:00:00Z'));
  expect(inSummer.periods[0]?.from).toBe('07-01');
});

test('special days are listed in order through their last day in the hotel’s time zone', () => {
  const at = (moment: string) =>
    toOpeningSchedule(opening, 'de', atHotel(moment)).special.map(({ from, current }) => [
      from,
      current,
    ]);
  const newYearsEve = ['2026-12-31', false];
  expect(at('2026-11-15T23:59')).toEqual([['2026-11-16', false], newYearsEve]);
  expect(at('2026-11-16T00:00')).toEqual([['2026-11-16', true], newYearsEve]);
  expect(at('2026-11-30T23:59')).toEqual([['2026-11-16', true], newYearsEve]);
  expect(at('2026-12-01T00:00')).toEqual([newYearsEve]);
});
