import { expect, test } from 'vitest';
import { openingJsonLd } from '~/content/opening/opening-json-ld';
import { makeRestaurant } from '../../../support/made-up-hotel/dining';

const now = new Date('2026-11-21T12:00:00Z');

test('hours have the dates of the period in force; a closure opens and closes at midnight', () => {
  const { opening } = makeRestaurant();
  const hours = openingJsonLd(opening, now);
  expect(hours.openingHoursSpecification[0]).toMatchObject({
    dayOfWeek: ['Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    opens: '18:00',
    closes: '22:00',
    validFrom: '2026-09-01',
    validThrough: '2027-06-30',
  });
  expect(hours.openingHoursSpecification.at(-1)).toMatchObject({
    validFrom: '2027-07-01',
    validThrough: '2027-08-31',
  });
  expect(hours.specialOpeningHoursSpecification).toMatchObject([
    { opens: '00:00', closes: '00:00', validFrom: '2026-11-16', validThrough: '2027-03-31' },
  ]);
  const afterwards = openingJsonLd(opening, new Date('2027-04-01T12:00:00Z'));
  expect(afterwards.specialOpeningHoursSpecification).toEqual([]);
});

test('a holiday interrupts the season around it; the closure of the hotel overrides both', () => {
  const { weekly } = makeRestaurant().opening;
  const long = { from: '18:00', to: '01:00' };
  const opening = {
    weekly,
    special: [
      { from: '2027-07-01', to: '2027-07-31', spans: [long] },
      { from: '2027-07-10', to: '2027-07-10', spans: [] },
    ],
    closed: { from: '2027-07-30', to: '2027-08-05' },
  };
  const days = openingJsonLd(opening, now).specialOpeningHoursSpecification;
  expect(
    days.map(({ validFrom, validThrough, closes }) => [validFrom, validThrough, closes]),
  ).toEqual([
    ['2027-07-01', '2027-07-09', '01:00'],
    ['2027-07-10', '2027-07-10', '00:00'],
    ['2027-07-11', '2027-07-29', '01:00'],
    ['2027-07-30', '2027-07-31', '00:00'],
    ['2027-08-01', '2027-08-05', '00:00'],
  ]);
});
