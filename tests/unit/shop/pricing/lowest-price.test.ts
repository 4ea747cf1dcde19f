import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '~/platform/time/calendar';
import { lowestPriceBefore, type PriceChange } from '~/shop/pricing/lowest-price';

const first = '2026-08-01';

/** Walks through the days one by one and writes down every price that was in force on each. */
function walk(changes: readonly PriceChange[], day: string): number | undefined {
  const seen: number[] = [];
  let current: number | undefined;
  for (let today = first; today < day; today = addDays(today, 1)) {
    const todays = changes.filter((change) => change.day === today).map(({ cents }) => cents);
    const inForce = [...(current === undefined ? [] : [current]), ...todays];
    if (today >= addDays(day, -30)) seen.push(...inForce);
    current = inForce.at(-1);
  }
  return seen.length > 0 ? Math.min(...seen) : undefined;
}

test('the lowest price equals a walk through every day, for any history', () => {
  const change = fc.record({
    day: fc.integer({ min: 0, max: 120 }).map((days) => addDays(first, days)),
    cents: fc.integer({ min: 1, max: 5000 }),
  });
  const histories = fc
    .array(change, { maxLength: 12 })
    .map((changes) => changes.toSorted((one, other) => one.day.localeCompare(other.day)));
  const days = fc.integer({ min: 0, max: 130 }).map((count) => addDays(first, count));
  fc.assert(
    fc.property(histories, days, (changes, day) => {
      expect(lowestPriceBefore(changes, day)).toBe(walk(changes, day));
    }),
    { numRuns: 3000 },
  );
});

test('a price from before the window counts if it was still in force in it', () => {
  const changes = [
    { day: '2026-01-01', cents: 900 },
    { day: '2026-02-01', cents: 1500 },
  ];
  expect(lowestPriceBefore(changes, '2026-11-21')).toBe(1500);
  // On 1 February both prices were in force: it is the first day of the first window, and no day of the second.
  expect(lowestPriceBefore(changes, '2026-03-03')).toBe(900);
  expect(lowestPriceBefore(changes, '2026-03-04')).toBe(1500);
  expect(lowestPriceBefore(changes, '2026-02-20')).toBe(900);
  expect(lowestPriceBefore(changes, '2026-01-01')).toBeUndefined();
});
