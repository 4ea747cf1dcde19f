import { expect, test } from 'vitest';
import { forgetPlace } from '~/site/frame/late-hydration.client';

test('only the position of this page is removed', () => {
  expect(forgetPlace('{"default":10,"ab12":300}', 'default')).toBe('{"ab12":300}');
  expect(forgetPlace('{"ab12":300}', 'default')).toBe('{"ab12":300}');
});

test.each(['', 'no JSON', '{"a":'])('unreadable positions (%j) are dropped', (places) => {
  expect(forgetPlace(places, 'default')).toBe('{}');
});
