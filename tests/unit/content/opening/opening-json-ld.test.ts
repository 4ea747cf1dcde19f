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
