import { describe, expect, it } from 'vitest';
import { retryDelayMs, shouldGiveUp } from '~/platform/mail/retry';

const minute = 60_000;
const hour = 60 * minute;

describe('retryDelayMs', () => {
  it('grows from a minute to six hours', () => {
    const delays = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 60].map(
      (attempts) => retryDelayMs(attempts, 0) / minute,
    );
    expect(delays).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360]);
  });

  it('is up to 30 % shorter by chance', () => {
    expect(retryDelayMs(1, 1)).toBe(0.7 * minute);
    for (let run = 0; run < 100; run += 1) {
      expect(retryDelayMs(3)).toBeGreaterThanOrEqual(0.7 * 4 * minute);
      expect(retryDelayMs(3)).toBeLessThanOrEqual(4 * minute);
    }
  });
});

describe('shouldGiveUp', () => {
  it.each([
    [{ ageMs: 47 * hour, attempts: 15 }, false],
    [{ ageMs: 48 * hour, attempts: 15 }, true],
    // The site was switched off for a week: the mail still gets its chances.
    [{ ageMs: 168 * hour, attempts: 1 }, false],
    [{ ageMs: 168 * hour, attempts: 10 }, true],
    // A mail that ends the process at every attempt.
    [{ ageMs: hour, attempts: 60 }, true],
  ])('%j: %s', (mail, expected) => expect(shouldGiveUp(mail)).toBe(expected));

  it('ends after about two days of trying', () => {
    let ageMs = 0;
    let attempts = 0;
    do {
      attempts += 1;
      ageMs += retryDelayMs(attempts, 0.5);
    } while (!shouldGiveUp({ ageMs, attempts }));
    expect(ageMs / hour).toBeLessThan(55);
    expect(attempts).toBeLessThan(30);
  });
});
