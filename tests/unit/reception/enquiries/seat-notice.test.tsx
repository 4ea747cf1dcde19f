import { expect, test } from 'vitest';
import { isOverbooked } from '~/hospitality/replies/seats';
import { SeatNotice } from '~/reception/enquiries/seat-notice';
import { renderScreen } from '../../../support/render-screen';

const plan = {
  venue: 'restaurant',
  date: '2026-12-12',
  service: 'dinner',
  taken: 30,
  guests: 4,
  others: [],
} as const;

const show = (seats: number | undefined) =>
  renderScreen(<SeatNotice plan={{ ...plan, others: [], seats }} locale="en" />, { locale: 'en' });

test('the seats of a service stand beside those that are taken', async () => {
  expect(await show(40)).toContain('30 of 40 seats are taken, 34 with this request.');
});

test('a hotel that does not say how many seats it has reads only how many are taken', async () => {
  const html = await show(undefined);
  expect(html).toContain('Seats taken: 30, 34 with this request.');
  expect(html).not.toContain('More guests than seats');
});

test.each([
  [34, false],
  [33, true],
  [undefined, false],
])('with %s seats, 34 guests are too many: %s', (seats, expected) => {
  expect(isOverbooked({ ...plan, seats })).toBe(expected);
});
