import { afterEach, expect, test, vi } from 'vitest';
import { leaveToBrowser } from '~/site/frame/use-offline-forms';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [true, 0],
  [false, 1],
])('online: %s; submissions hidden from the framework: %i', (onLine, count) => {
  vi.stubGlobal('navigator', { onLine });
  const stopPropagation = vi.fn();
  leaveToBrowser({ stopPropagation });
  expect(stopPropagation).toHaveBeenCalledTimes(count);
});
