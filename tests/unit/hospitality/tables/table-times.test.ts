import { expect, test } from 'vitest';
import type { Opening } from '~/content/opening-schema';
import {
  nextTableDay,
  seatingSpansOn,
  allSeatings,
  seatingsOn,
  tableRange,
  tableTimes,
} from '~/hospitality/tables/table-times';
import { makeRestaurant, makeTavern } from '../../../support/made-up-hotel/dining';
import { words as localize } from '../../../support/made-up-hotel/words';

const words = localize('Text');

const opening: Opening = {
  weekly: [
    { from: '01-01', to: '12-31', days: ['sat'], spans: [{ from: '12:30', to: '14:30' }] },
    { from: '01-01', to: '12-31', days: ['fri', 'sat'], spans: [{ from: '18:00', to: '22:15' }] },
  ],
  special: [
    { from: '2027-04-03', to: '2027-04-03', spans: [{ from: '19:00', to: '19:40' }], note: words },
  ],
};

const closure = { from: '2026-11-16', reopens: '2027-04-01', title: words, text: words };

test('the last seating is an hour before closing, and never before opening', () => {
  const times = tableTimes(opening);
  expect(seatingSpansOn(times, '2027-04-10')).toEqual([
    { from: '12:30', to: '13:30' },
    { from: '18:00', to: '21:15' },
  ]);
  expect(seatingSpansOn(times, '2027-04-03')).toEqual([{ from: '19:00', to: '19:00' }]);
  expect(seatingSpansOn(times, '2027-04-04')).toEqual([]);
});

test('the list offers half hours', () => {
  expect(seatingsOn(tableTimes(opening), '2027-04-09')).toEqual([
    '18:00',
    '18:30',
    '19:00',
    '19:30',
    '20:00',
    '20:30',
    '21:00',
  ]);
  const spans = [{ from: '18:20', to: '20:10' }];
  const odd = { from: '01-01', to: '12-31', days: ['mon' as const], spans };
  const times = tableTimes({ weekly: [odd], special: [] });
  expect(seatingsOn(times, '2027-04-05')).toEqual(['18:30', '19:00']);
});

test('a venue that closes at or after midnight seats guests until late on the day it opens', () => {
  const until = (to: string) => {
    const spans = [{ from: '22:00', to }];
    const rule = { from: '01-01', to: '12-31', days: ['mon' as const], spans };
    return seatingsOn(tableTimes({ weekly: [rule], special: [] }), '2027-04-05').at(-1);
  };
  expect(until('23:45')).toBe('22:30');
  expect(until('00:00')).toBe('23:00');
  expect(until('00:30')).toBe('23:30');
  expect(until('02:00')).toBe('23:30');
});

test('the closure of the whole hotel overrides weekly hours and special days', () => {
  const spans = [{ from: '12:00', to: '15:00' }];
  const open = { from: '2026-12-31', to: '2026-12-31', spans, note: words };
  const times = tableTimes({ ...opening, special: [open] }, closure);
  for (const day of ['2026-11-20', '2026-12-31', '2027-03-27']) {
    expect(seatingSpansOn(times, day)).toEqual([]);
  }
  expect(seatingSpansOn(times, '2026-11-14')).toHaveLength(2);
  expect(nextTableDay(times, { from: '2026-11-15', until: '2027-06-01' })).toBe('2027-04-02');
  expect(nextTableDay(times, { from: '2026-11-15', until: '2027-04-01' })).toBeUndefined();
});

test('the form accepts days from tomorrow to a year ahead, also at ends of months', () => {
  expect(tableRange('2026-11-21')).toEqual({ from: '2026-11-22', until: '2027-11-21' });
  expect(tableRange('2026-12-31')).toEqual({ from: '2027-01-01', until: '2027-12-31' });
  expect(tableRange('2028-02-29')).toEqual({ from: '2028-03-01', until: '2029-02-28' });
});

test('every time that a day offers is among those that are ever offered', () => {
  const times = {
    restaurant: tableTimes(makeRestaurant().opening),
    tavern: tableTimes(makeTavern().opening),
  };
  const ever = allSeatings(times);
  expect([ever[0], ever.at(-1)]).toEqual(['12:00', '22:00']);
  for (const day of ['2027-04-03', '2027-07-06', '2027-10-06']) {
    for (const venue of ['restaurant', 'tavern'] as const) {
      expect(ever).toEqual(expect.arrayContaining(seatingsOn(times[venue], day)));
    }
  }
});
