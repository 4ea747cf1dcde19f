import { expect, test } from 'vitest';
import { mayReload } from '~/platform/browser/module-reload';

const now = 1_700_000_000_000;

test.each([
  ['never before', null, true],
  ['59.9 seconds ago', String(now - 59_999), false],
  ['a minute ago', String(now - 60_000), true],
  ['this very moment', String(now), false],
  ['in the future, by a clock that was set back', String(now + 1), true],
  ['at no time that can be read', 'yesterday', true],
])('a reload %s', (_, last, allowed) => {
  expect(mayReload(last, now)).toBe(allowed);
});
