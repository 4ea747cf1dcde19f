import { expect, onTestFinished, test, vi } from 'vitest';
import { RateLimit } from '~/platform/limits/rate-limit';

const start = 1_000_000;

test('up to the limit requests pass; the next gets the time to wait, and other clients pass', () => {
  const limit = new RateLimit({ limit: 3, windowMs: 60_000 });
  for (let i = 0; i < 3; i++) expect(limit.consume('a', start + i)).toBeUndefined();
  expect(limit.consume('a', start + 10_000)).toBe(50);
  expect(limit.consume('b', start + 10_000)).toBeUndefined();
  expect(limit.consume('a', start + 60_000)).toBeUndefined();
});

test('memory is limited with a million senders, and the busiest stays known', () => {
  const limit = new RateLimit({ limit: 3, windowMs: 60_000, maxKeys: 1000 });
  for (let i = 0; i < 1_000_000; i++) {
    limit.consume(`sender ${i}`, start);
    if (i % 500 === 0) limit.consume('busy', start);
  }
  expect(limit.size).toBe(1000);
  expect(limit.consume('busy', start)).toBeGreaterThan(0);
});

test('a wall clock that is put back makes no client wait longer', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-23T12:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const limit = new RateLimit({ limit: 1, windowMs: 60_000 });
  limit.consume('a');
  vi.setSystemTime(Date.parse('2026-11-21T12:00:00Z'));
  expect(limit.consume('a')).toBe(60);
});
