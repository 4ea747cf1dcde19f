import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followLoading, type LoadingPhase } from '~/site/frame/loading-phase';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function makeBar() {
  let phase: LoadingPhase = 'hidden';
  let cancel = () => {};
  return {
    phase: () => phase,
    set(isBusy: boolean) {
      cancel();
      cancel = followLoading(isBusy, (next) => {
        phase = typeof next === 'function' ? next(phase) : next;
      });
    },
  };
}

test('the bar appears after 200 ms and is hidden 500 ms after the end', () => {
  const bar = makeBar();
  bar.set(true);
  vi.advanceTimersByTime(199);
  expect(bar.phase()).toBe('hidden');
  vi.advanceTimersByTime(1);
  expect(bar.phase()).toBe('running');
  bar.set(false);
  expect(bar.phase()).toBe('finished');
  vi.advanceTimersByTime(499);
  expect(bar.phase()).toBe('finished');
  vi.advanceTimersByTime(1);
  expect(bar.phase()).toBe('hidden');
});

test('what is quick never shows it', () => {
  const bar = makeBar();
  bar.set(true);
  vi.advanceTimersByTime(199);
  bar.set(false);
  vi.runAllTimers();
  expect(bar.phase()).toBe('hidden');
});
