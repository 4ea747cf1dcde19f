import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayInZagreb, today } from '~/features/calendar/calendar';

test('today is the day in Zagreb, to the moment, whatever was asked before', () => {
  const midnight = Date.parse('2026-11-21T23:00:00Z');
  expect(today(midnight - 1)).toBe('2026-11-21');
  expect(today(midnight)).toBe('2026-11-22');
  const moment = fc.date({
    min: new Date('2026-01-01'),
    max: new Date('2027-12-31'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(fc.array(moment, { maxLength: 5 }), (moments) => {
      for (const each of moments) expect(today(each.getTime())).toBe(dayInZagreb(each));
    }),
    { numRuns: 200 },
  );
});
