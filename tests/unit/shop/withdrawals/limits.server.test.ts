import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { localLimits } from '~/platform/limits/limits';
import { log } from '~/platform/log/log.server';
import { createWithdrawalLimits } from '~/shop/withdrawals/limits.server';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a flood of statements without acknowledgements is one line in ten seconds, with their number', () => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  const { onWithheld } = createWithdrawalLimits(localLimits);
  for (let each = 0; each < 100; each++) onWithheld({ reference: `R-${each}`, withheld: 'sender' });
  expect(logged.mock.calls).toEqual([
    [{ reference: 'R-0', withheld: 'sender', count: 1 }, expect.any(String)],
  ]);
  vi.advanceTimersByTime(10_000);
  onWithheld({ reference: 'R-100', withheld: 'trap' });
  expect(logged.mock.calls[1]?.[0]).toEqual({ reference: 'R-100', withheld: 'trap', count: 100 });
});
