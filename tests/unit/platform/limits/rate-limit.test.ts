import { expect, onTestFinished, test, vi } from 'vitest';
import { RateLimit } from '~/platform/limits/rate-limit';

const start = 1_000_000;

/** A request, counted if it is admitted. @returns the seconds to wait otherwise */
function send(limit: RateLimit, key: string, now?: number): number | undefined {
  const wait = limit.check(key, now);
  if (wait === undefined) limit.count(key, now);
  return wait;
}

test('up to the limit requests pass; the next gets the time to wait, and other clients pass', () => {
  const limit = new RateLimit({ limit: 3, windowMs: 60_000 });
  for (let i = 0; i < 3; i++) expect(send(limit, 'a', start + i)).toBeUndefined();
  expect(send(limit, 'a', start + 10_000)).toBe(50);
  expect(send(limit, 'b', start + 10_000)).toBeUndefined();
  expect(send(limit, 'a', start + 60_000)).toBeUndefined();
});

test('memory is limited with a million senders, and the busiest stays known', () => {
  const limit = new RateLimit({ limit: 1, windowMs: 60_000, maxKeys: 1000 });
  for (let i = 0; i < 1_000_000; i++) {
    limit.count(`sender ${i}`, start);
    if (i % 500 === 0) limit.count('busy', start);
  }
  const isKnown = (key: string) => limit.check(key, start) !== undefined;
  // The busiest and the last 999.
  expect(['busy', 'sender 999001', 'sender 999999'].map(isKnown)).toEqual([true, true, true]);
  expect(isKnown('sender 999000')).toBe(false);
});

test('a wall clock that is put back makes no client wait longer', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-23T12:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const limit = new RateLimit({ limit: 1, windowMs: 60_000 });
  send(limit, 'a');
  vi.setSystemTime(Date.parse('2026-11-21T12:00:00Z'));
  expect(send(limit, 'a')).toBe(60);
});
