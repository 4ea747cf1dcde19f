import { expect, test } from 'vitest';
import { forgetPlace } from '~/site/frame/late-hydration.client';

test('only the place of this page is forgotten', () => {
  expect(forgetPlace('{"default":10,"ab12":300}', 'default')).toBe('{"ab12":300}');
  expect(forgetPlace('{"ab12":300}', 'default')).toBe('{"ab12":300}');
});

test.each(['', 'no JSON', '{"a":'])('places that cannot be read (%j) are gone', (places) => {
  expect(forgetPlace(places, 'default')).toBe('{}');
});
