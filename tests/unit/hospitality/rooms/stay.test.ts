import { describe, expect, it, test } from 'vitest';
import { checkStay, readRequestedStay, stayRange } from '~/hospitality/rooms/stay';
import { closure } from '../../../support/made-up-hotel/closure';
import { atHotel } from '../../../support/hotel-clock';

const now = atHotel('2026-10-05T12:00');
const check = (arrival: string, departure: string, at = now) =>
  checkStay({ arrival, departure }, closure, at);

describe('a stay', () => {
  it.each([
    ['before the closure', '2026-10-10', '2026-10-12'],
    ['from today', '2026-10-05', '2026-10-06'],
    ['that ends on the first closed day', '2026-11-14', '2026-11-16'],
    ['that begins on the day of reopening', '2027-04-01', '2027-04-02'],
    ['of thirty nights', '2027-05-01', '2027-05-31'],
    ['typed day first', '10.10.2026', '12/10/2026'],
  ])('can be booked: %s', (_, arrival, departure) => {
    expect(check(arrival, departure).errors).toBeUndefined();
  });

  it('is returned as days of the calendar', () => {
    expect(check('10. 10. 2026.', '2026-10-12').stay).toEqual({
      arrival: '2026-10-10',
      departure: '2026-10-12',
    });
  });

  it.each([
    ['without days', '', '', { arrival: 'required', departure: 'required' }],
    ['with one day', '2026-10-10', '', { departure: 'required' }],
    ['with no days of the calendar', '2026-02-30', 'soon', { arrival: 'date', departure: 'date' }],
    ['yesterday', '2026-10-04', '2026-10-06', { arrival: 'past' }],
    ['in two years', '2028-10-05', '2028-10-06', { arrival: 'tooFar' }],
    ['without a night', '2026-10-10', '2026-10-10', { departure: 'order' }],
    ['backwards', '2026-10-10', '2026-10-08', { departure: 'order' }],
    ['of thirty-one nights', '2027-05-01', '2027-06-01', { departure: 'tooLong' }],
    ['into the closure', '2026-11-15', '2026-11-17', { departure: 'closed' }],
    ['within the closure', '2026-11-16', '2026-11-17', { arrival: 'closed' }],
    ['out of the closure', '2027-03-31', '2027-04-02', { arrival: 'closed' }],
    ['around the closure', '2026-11-01', '2027-04-02', { departure: 'closed' }],
  ])('is refused: %s', (_, arrival, departure, errors) => {
    expect(check(arrival, departure)).toEqual({ errors });
  });

  it('knows no closure where there is none', () => {
    const days = { arrival: '2026-12-24', departure: '2026-12-26' };
    expect(checkStay(days, undefined, now).stay).toEqual(days);
  });
});

test('the calendar begins today, and on the day of reopening while the hotel is closed', () => {
  expect(stayRange(closure, now)).toEqual({ from: '2026-10-05', until: '2028-04-05' });
  expect(stayRange(closure, atHotel('2026-11-16T00:00')).from).toBe('2027-04-01');
  expect(stayRange(closure, atHotel('2027-04-01T00:00')).from).toBe('2027-04-01');
});

test('an address asks for a stay when it has one of the two fields', () => {
  expect(readRequestedStay(new URLSearchParams('utm_source=x'))).toBeUndefined();
  expect(readRequestedStay(new URLSearchParams('arrival=+2026-10-10+'))).toEqual({
    arrival: '2026-10-10',
    departure: '',
  });
  const long = readRequestedStay(new URLSearchParams({ departure: '1'.repeat(5_000) }));
  expect(long?.departure).toHaveLength(40);
});
