import { expect, test } from 'vitest';
import { bookingUrl, nextStay } from '~/content/booking/booking-url';
import { closure } from '../../../support/made-up-hotel/closure';
import { atHotel } from '../../../support/hotel-clock';

const engine = { url: 'https://booking.example/', adults: 2, children: 0, rooms: 1 };

const stay = (now: string) => {
  const { searchParams } = new URL(bookingUrl(engine, nextStay(undefined, atHotel(now))));
  return `${searchParams.get('from')} ${searchParams.get('to')}`;
};

test('one night from tomorrow, two adults, one room', () => {
  expect(bookingUrl(engine, nextStay(undefined, new Date('2026-11-21T09:00:00Z')))).toBe(
    'https://booking.example/?from=2026-11-22&to=2026-11-23&adults=2&children=0&rooms=1',
  );
});

test('an engine that names its parameters otherwise gets its own names', () => {
  const parameters = { arrival: 'checkin', departure: 'checkout' };
  expect(
    bookingUrl({ ...engine, parameters }, { arrival: '2026-11-22', departure: '2026-11-24' }),
  ).toBe(
    'https://booking.example/?checkin=2026-11-22&checkout=2026-11-24&adults=2&children=0&rooms=1',
  );
});

test('the day is the hotel’s: after its midnight it is the next one', () => {
  expect(stay('2026-11-21T23:59:59')).toBe('2026-11-22 2026-11-23');
  expect(stay('2026-11-22T00:00')).toBe('2026-11-23 2026-11-24');
  expect(stay('2026-07-02T00:00')).toBe('2026-07-03 2026-07-04');
});

test('days of 23 and 25 hours are days like any other', () => {
  expect(stay('2026-03-28T00:30')).toBe('2026-03-29 2026-03-30');
  expect(stay('2026-10-24T23:59')).toBe('2026-10-25 2026-10-26');
  expect(stay('2026-10-25T00:30')).toBe('2026-10-26 2026-10-27');
});

test('months, years and leap days turn over', () => {
  expect(stay('2026-12-30T13:00')).toBe('2026-12-31 2027-01-01');
  expect(stay('2028-02-27T13:00')).toBe('2028-02-28 2028-02-29');
});

test('the engine’s own query is kept, and its dates are replaced', () => {
  const url = new URL(
    bookingUrl(
      { ...engine, url: 'https://booking.example/book?hotel=7&from=2020-01-01#x' },
      nextStay(undefined, new Date('2026-05-05T08:00:00Z')),
    ),
  );
  expect(url.searchParams.get('hotel')).toBe('7');
  expect(url.searchParams.getAll('from')).toEqual(['2026-05-06']);
  expect(url.pathname + url.hash).toBe('/book#x');
});

test.each([
  ['the last night before it', '2026-11-14T12:00', '2026-11-15'],
  ['the evening before it', '2026-11-15T12:00', '2027-04-01'],
  ['a day of it', '2026-12-24T12:00', '2027-04-01'],
  ['its last day', '2027-03-31T12:00', '2027-04-01'],
  ['afterwards', '2027-04-01T12:00', '2027-04-02'],
])('a closure moves the night to the day of reopening: %s', (_, now, arrival) => {
  expect(nextStay(closure, atHotel(now)).arrival).toBe(arrival);
});
