import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SingleFlight, withTimeout } from '~/platform/limits/single-flight';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('concurrent and shortly following callers share one call; later ones make a new one', async () => {
  const ask = vi.fn(async (word: string) => word);
  const calls = new SingleFlight<string>({ ttlMs: 2_000 });
  const answers = Array.from({ length: 200 }, () => calls.run('a', () => ask('first')));
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['first']));
  vi.advanceTimersByTime(1_999);
  expect(await calls.run('a', () => ask('second'))).toBe('first');
  expect(await calls.run('b', () => ask('other'))).toBe('other');
  vi.advanceTimersByTime(1);
  expect(await calls.run('a', () => ask('second'))).toBe('second');
  expect(ask).toHaveBeenCalledTimes(3);
});

test('an error is shared as well, and is not thrown at callers that have stopped waiting', async () => {
  const calls = new SingleFlight<string>({ ttlMs: 2_000 });
  const late = () =>
    new Promise<string>((_, reject) => setTimeout(() => reject(new Error('down')), 9_000));
  const waited = withTimeout(calls.run('a', late), 1_000);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await waited).toBeUndefined();
  await vi.advanceTimersByTimeAsync(9_000);
  await expect(calls.run('a', async () => 'up')).rejects.toThrow('down');
});
