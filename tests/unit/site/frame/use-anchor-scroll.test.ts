import { expect, test } from 'vitest';
import { scrollKey } from '~/site/frame/use-anchor-scroll';

const entry = (key: string, hash = '') => ({
  pathname: '/kontakt',
  search: '',
  hash,
  key,
  state: null,
});

test('the position of a page is stored under the router’s key of its entry', () => {
  expect(scrollKey(entry('k3x'))).toBe('k3x');
  expect(scrollKey(entry('k3x', '#message'))).toBe('k3x');
  expect(scrollKey(entry('default'))).toBe('default');
});

test('a link to a fragment does not restore the earlier position', () => {
  const part = scrollKey(entry('default', '#field-email'));
  expect(part).not.toBe(scrollKey(entry('default')));
  expect(part).not.toBe(scrollKey(entry('default', '#field-message')));
  expect(scrollKey(entry('default', '#field-email'))).toBe(part);
});
