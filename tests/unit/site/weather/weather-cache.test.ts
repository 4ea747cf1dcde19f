import { expect, onTestFinished, test, vi } from 'vitest';
import { WeatherCache } from '~/site/weather/weather-cache';

const minute = 60_000;

/** A provider and a clock in the test's hand. */
function setUp() {
  let now = 1_000_000;
  let calls = 0;
  let answer: () => Promise<{ celsius: number; icon: string }> = () =>
    Promise.resolve({ celsius: calls, icon: '01d' });
  const failures: unknown[] = [];
  const cache = new WeatherCache({
    now: () => now,
    ask: () => {
      calls += 1;
      return answer();
    },
    onFailure: (error) => failures.push(error),
  });
  return {
    cache,
    failures,
    calls: () => calls,
    pass: (ms: number) => (now += ms),
    fail: () => (answer = () => Promise.reject(new Error('down'))),
    mend: () => (answer = () => Promise.resolve({ celsius: calls, icon: '01d' })),
  };
}

test('two hundred visitors cause one request', async () => {
  const { cache, calls } = setUp();
  const all = await Promise.all(Array.from({ length: 200 }, () => cache.get()));
  expect(calls()).toBe(1);
  expect(new Set(all.map((found) => found?.weather.celsius))).toEqual(new Set([1]));
});

test('there is no further request for ten minutes', async () => {
  const { cache, calls, pass } = setUp();
  await cache.get();
  pass(10 * minute - 1);
  expect(await cache.get()).toMatchObject({ weather: { celsius: 1 }, isFresh: true });
  expect(calls()).toBe(1);
  pass(1);
  expect(await cache.get()).toMatchObject({ weather: { celsius: 2 }, isFresh: true });
});

test('while the provider is down the last value is shown for three hours, and not a moment longer', async () => {
  const { cache, pass, fail } = setUp();
  await cache.get();
  fail();
  pass(180 * minute - 1);
  expect(await cache.get()).toEqual({ weather: { celsius: 1, icon: '01d' }, isFresh: false });
  pass(1);
  expect(await cache.get()).toBeUndefined();
  expect(cache.peek()).toBeUndefined();
});

test('a provider that is down is called at most once a minute, for any number of visitors', async () => {
  const { cache, calls, failures, pass, fail, mend } = setUp();
  fail();
  for (let seconds = 0; seconds < 60; seconds += 1) {
    expect(await cache.get()).toBeUndefined();
    cache.peek();
    pass(1_000);
  }
  expect(calls()).toBe(1);
  expect(failures).toHaveLength(1);
  mend();
  expect(await cache.get()).toMatchObject({ weather: { celsius: 2 } });
});

test('a page uses the known value and never waits', async () => {
  const { cache, calls, pass } = setUp();
  expect(cache.peek()).toBeUndefined();
  await cache.get();
  expect(cache.peek()).toEqual({ celsius: 1, icon: '01d' });
  expect(calls()).toBe(1);
  pass(11 * minute);
  // The old value now, the new one for the next visitor.
  expect(cache.peek()?.celsius).toBe(1);
  await cache.refresh();
  expect(cache.peek()?.celsius).toBe(2);
});

test('setting the clock back does not keep a value fresh', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let calls = 0;
  const cache = new WeatherCache({
    ask: () => Promise.resolve({ celsius: (calls += 1), icon: '01d' }),
  });
  await cache.get();
  vi.setSystemTime(Date.now() - 24 * 60 * minute);
  vi.advanceTimersByTime(10 * minute);
  expect((await cache.get())?.weather.celsius).toBe(2);
});
