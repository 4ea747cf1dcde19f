import { expect, test } from 'vitest';
import { mayPrefetch } from '~/platform/browser/connection';

test('nothing is preloaded on slow, metered or lost connections', () => {
  expect(mayPrefetch(undefined, true)).toBe(true);
  expect(mayPrefetch({ effectiveType: '4g', saveData: false }, true)).toBe(true);
  expect(mayPrefetch({ effectiveType: '4g' }, false)).toBe(false);
  expect(mayPrefetch({ effectiveType: '4g', saveData: true }, true)).toBe(false);
  expect(mayPrefetch({ effectiveType: '2g' }, true)).toBe(false);
  expect(mayPrefetch({ effectiveType: 'slow-2g' }, true)).toBe(false);
});
