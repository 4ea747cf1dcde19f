import { expect, test } from 'vitest';
import { bookingUrl } from '~/site/frame/booking-url';
import { atHotel } from '../../../support/hotel-clock';

const engine = { url: 'https://booking.example/', adults: 2, children: 0, rooms: 1 };

const stay = (now: string) => {
  const { searchParams } = new URL(bookingUrl(engine, atHotel(now)));
  return `${searchParams.get('from')} ${searchParams.get('to')}`;
};

test('one night from tomorrow, two adults, one room', () => {
  expect(bookingUrl(engine, new Date('2026-11-21T09:00:00Z'))).toBe(
    'https://booking.example/?from=2026-11-22&to=2026-11-23&adults=2&children=0&rooms=1',
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
      new Date('2026-05-05T08:00:00Z'),
    ),
  );
  expect(url.searchParams.get('hotel')).toBe('7');
  expect(url.searchParams.getAll('from')).toEqual(['2026-05-06']);
  expect(url.pathname + url.hash).toBe('/book#x');
});
