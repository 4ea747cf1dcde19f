import { expect, test } from 'vitest';
import { hasRoom } from '~/platform/browser/connection';

test('nothing is preloaded on slow, metered or lost connections', () => {
  expect(hasRoom(undefined, true)).toBe(true);
  expect(hasRoom({ effectiveType: '4g', saveData: false }, true)).toBe(true);
  expect(hasRoom({ effectiveType: '4g' }, false)).toBe(false);
  expect(hasRoom({ effectiveType: '4g', saveData: true }, true)).toBe(false);
  expect(hasRoom({ effectiveType: '2g' }, true)).toBe(false);
  expect(hasRoom({ effectiveType: 'slow-2g' }, true)).toBe(false);
});
