import { expect, test } from 'vitest';
import { findClosed, findProblem } from '~/hospitality/tables/table-rules';
import { tableTimes } from '~/hospitality/tables/table-times';

/** Open on Fridays and Saturdays, until two o'clock in the night. */
const spans = [{ from: '18:00', to: '02:00' }];
const nights = { from: '01-01', to: '12-31', days: ['fri' as const, 'sat' as const], spans };
const opening = tableTimes({ weekly: [nights], special: [] });

test.each([
  ['a Friday night that no Thursday leads into', '2027-07-09', '00:15', 'hours'],
  ['the night after a Friday', '2027-07-10', '00:15', undefined],
  ['the last seating of a night', '2027-07-11', '01:00', undefined],
  ['after the last seating', '2027-07-11', '01:01', 'closed'],
  ['the night after a closed day', '2027-07-12', '00:15', 'closed'],
  ['an evening', '2027-07-10', '18:00', undefined],
] as const)('a table after midnight belongs to the evening before: %s', (_, date, time, code) => {
  expect(findClosed(opening, { date, time })?.code).toBe(code);
});

test('a place that closes at midnight has no tables after it', () => {
  const rule = { ...nights, spans: [{ from: '18:00', to: '00:00' }] };
  const early = tableTimes({ weekly: [rule], special: [] });
  expect(findClosed(early, { date: '2027-07-10', time: '00:00' })?.code).toBe('hours');
});

test('the small hours of tomorrow are tonight, for which guests telephone', () => {
  const rules = { times: { restaurant: opening }, today: '2027-07-09' };
  const ask = (date: string, time: string) =>
    findProblem({ venue: 'restaurant', date, time }, rules)?.code;
  expect(ask('2027-07-10', '00:15')).toBe('today');
  expect(ask('2027-07-10', '18:00')).toBeUndefined();
  expect(ask('2027-07-11', '00:15')).toBeUndefined();
});
