import { expect, test, vi } from 'vitest';
import { logAtIntervals } from '~/platform/log/log-at-intervals';

test('a flood is one line in ten seconds, with the number of events since the last', () => {
  const write = vi.fn<(facts: string, count: number) => void>();
  let now = 0;
  const report = logAtIntervals(write, () => now);
  for (let index = 0; index < 1_000; index += 1) report('first');
  expect(write.mock.calls).toEqual([['first', 1]]);
  now = 9_999;
  report('second');
  now = 10_000;
  report('third');
  report('fourth');
  expect(write.mock.calls).toEqual([
    ['first', 1],
    ['third', 1_001],
  ]);
});
